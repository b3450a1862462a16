import Foundation

/// A path taken apart into the folder and the name in it.
struct FileLocation {
  let path: String
  let folder: String
  let name: String

  init(_ path: String) {
    self.path = path
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let nameStart = slash.map(path.utf8.index(after:)) ?? path.startIndex
    let folder = String(path[..<nameStart])
    let name = String(path[nameStart...])
    self.folder = folder.isEmpty ? "." : folder
    // A path that ends in a slash names the folder itself.
    self.name = name.isEmpty && !path.isEmpty ? "." : name
  }

  /// The error of an operation that was refused, by default with the code of the last call.
  func refused(_ operation: FileError.Operation, code: Int32 = errno) -> FileError {
    FileError(kind: .refused(operation, code: code), path: path)
  }
}
