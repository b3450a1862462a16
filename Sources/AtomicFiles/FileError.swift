import Foundation

/// Why a file could not be read or replaced; whenever this is thrown, the old file is intact.
public struct FileError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// The path leads to a folder.
    case isFolder
    /// The path leads to something that is neither file nor folder, such as a pipe.
    case isNoFile
    /// The path leads to a symbolic link with a target other than a plain name in the same folder.
    case linkLeavesFolder(target: String)
    /// The file has other bytes than when it was read.
    case changedInBetween
    /// The operating system refused an operation, with the code that it gave (`errno`).
    case refused(Operation, code: Int32)
  }

  /// An operation of the operating system.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// Opening the folder that holds the file.
    case openFolder = "open its folder"
    /// Following a symbolic link.
    case followLink = "follow the link"
    /// Opening or reading the file.
    case read
    /// Making the temporary file in the same folder.
    case createTemporary = "create a temporary file beside it"
    /// Writing the temporary file out to the disk.
    case write = "write the temporary file"
    /// Giving the temporary file the owner and the permissions of the old one.
    case keepPermissions = "keep its owner and permissions"
    /// Putting the temporary file in the place of the old one.
    case rename = "put the new file in its place"
  }

  /// What went wrong.
  public let kind: Kind
  /// The path as it was given.
  public let path: String

  package init(kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }
}

extension FileError: CustomStringConvertible {
  /// What went wrong in words, such as `releases.json: cannot read: No such file or directory`.
  public var description: String {
    switch kind {
    case .isFolder: "\(path): is a folder, expected a file"
    case .isNoFile: "\(path): is neither a file nor a folder, expected a file"
    case .linkLeavesFolder(let target): "\(path): is a link out of its folder, to \(target)"
    case .changedInBetween: "\(path): changed since it was read, so it was not replaced"
    case .refused(let operation, let code):
      "\(path): cannot \(operation.rawValue): \(String(cString: strerror(code)))"
    }
  }
}
