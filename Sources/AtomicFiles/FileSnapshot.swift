import Foundation

/// The bytes of a file at one moment, and the right to replace exactly those.
///
/// Whoever reads the file at any time, after a crash too, finds either all old or all new bytes. A
/// symbolic link is followed if its target is a plain name in the same folder, and refused
/// otherwise.
public struct FileSnapshot: Sendable {
  /// A call in the manner of `write`, which tests replace to let it fail half-way.
  package typealias WriteCall = (Int32, UnsafeRawBufferPointer) -> Int

  /// The most links that are followed one after another; a chain this long is a mistake or a loop.
  private static let maximumLinkCount = 8

  /// The path as it was given.
  public let path: String
  private let content: FileContent

  /// The bytes of the file.
  public var bytes: [UInt8] { content.bytes }

  /// Reads a file.
  ///
  /// - Throws: ``FileError`` when there is no file at the path, or it cannot be read.
  /// - Complexity: O(*n*) in the bytes of the file.
  public init(path: String) throws(FileError) {
    self.path = path
    let location = FileLocation(path)
    let folder = try Self.openFolder(location)
    content = try Self.read(Self.followLinks(location, in: folder), in: folder, location)
  }

  /// Replaces the file by one with other bytes and the same owner and permissions.
  ///
  /// The new bytes go to a temporary file in the same folder, are flushed to the disk, and take the
  /// place of the old ones in one step. Right before that the file is read again and compared, with
  /// its owner and permissions, which leaves a moment in which a writer that takes no part in this
  /// could still be overtaken. Hard links to the old file keep the old bytes.
  ///
  /// - Throws: ``FileError`` when anything stands in the way; the old file is intact then, and the
  ///   temporary one removed.
  /// - Complexity: O(*n*) in the bytes, old and new.
  public func replace(with bytes: [UInt8]) throws(FileError) {
    try replace(with: bytes) { write($0, $1.baseAddress, $1.count) }
  }

  /// Replaces the file as ``replace(with:)`` does, with another call in place of `write`.
  package func replace(with bytes: [UInt8], by write: WriteCall) throws(FileError) {
    let location = FileLocation(path)
    let folder = try Self.openFolder(location)
    let name = try Self.followLinks(location, in: folder)
    let temporary = ".gauntlet-\(String(UInt64.random(in: 0 ... .max), radix: 16))"
    do throws(FileError) {
      try writeTemporary(bytes, temporary, in: folder, by: write)
      guard try Self.read(name, in: folder, location) == content else {
        throw FileError(kind: .changedInBetween, path: path)
      }
      guard renameat(folder.number, temporary, folder.number, name) == 0 else {
        throw location.refused(.rename)
      }
    } catch {
      unlinkat(folder.number, temporary, 0)
      throw error
    }
    // The bytes are safe; flushing the folder makes the name last through a power cut as well.
    fsync(folder.number)
  }

  private func writeTemporary(
    _ bytes: [UInt8], _ name: String, in folder: borrowing FileDescriptor, by write: WriteCall
  ) throws(FileError) {
    let location = FileLocation(path)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    guard let file = FileDescriptor(openat(folder.number, name, flags, 0o600)) else {
      throw location.refused(.createTemporary)
    }
    guard file.writeAll(bytes, by: write) else { throw location.refused(.write) }
    // The owner first, since a change of owner clears some of the permissions.
    guard fchown(file.number, content.owner, content.group) == 0,
      fchmod(file.number, content.permissions) == 0
    else { throw location.refused(.keepPermissions) }
    guard fsync(file.number) == 0 else { throw location.refused(.write) }
  }
}

// MARK: - Opening

extension FileSnapshot {
  private static func openFolder(_ location: FileLocation) throws(FileError) -> FileDescriptor {
    guard !location.path.utf8.contains(0) else {
      throw location.refused(.openFolder, code: EINVAL)
    }
    guard let folder = FileDescriptor(open(location.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    else { throw location.refused(.openFolder) }
    return folder
  }

  /// The name of the file in its folder once links are followed.
  private static func followLinks(
    _ location: FileLocation, in folder: borrowing FileDescriptor
  ) throws(FileError) -> String {
    var name = location.name
    for _ in 0..<maximumLinkCount {
      guard let target = linkTarget(name, in: folder) else { return name }
      guard !target.utf8.contains(UInt8(ascii: "/")) else {
        throw FileError(kind: .linkLeavesFolder(target: target), path: location.path)
      }
      name = target
    }
    throw location.refused(.followLink, code: ELOOP)
  }

  /// Where a symbolic link leads; nil when there is none of that name.
  private static func linkTarget(
    _ name: String, in folder: borrowing FileDescriptor
  ) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlinkat(folder.number, name, start, buffer.count)
      guard count >= 0 else { return nil }
      return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  private static func read(
    _ name: String, in folder: borrowing FileDescriptor, _ location: FileLocation
  ) throws(FileError) -> FileContent {
    // Without `O_NONBLOCK`, opening a pipe waits for somebody to write to it.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    guard let file = FileDescriptor(openat(folder.number, name, flags)), let status = file.status
    else { throw location.refused(.read) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(kind: .isFolder, path: location.path)
    default: throw FileError(kind: .isNoFile, path: location.path)
    }
    guard let bytes = file.readToEnd() else { throw location.refused(.read) }
    return FileContent(bytes: bytes, status: status)
  }
}
