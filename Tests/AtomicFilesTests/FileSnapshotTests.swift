import AtomicFiles
import Foundation
import Testing

/// A folder of its own for one test, removed at the end of its life.
private final class TemporaryFolder {
  let path = NSTemporaryDirectory() + "/" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, holding text: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

private func kind(of body: () throws(FileError) -> Void) -> FileError.Kind? {
  do throws(FileError) {
    try body()
    return nil
  } catch {
    return error.kind
  }
}

struct FileSnapshotTests {
  @Test func replacingKeepsThePermissionsAndLeavesNothingBeside() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.json", holding: "old")
    for permissions in [0o640, 0o4755, 0o600, 0o444] {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
      try FileSnapshot(path: path).replace(with: Array("new".utf8))
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == permissions)
    }
    #expect(try folder.text("a.json") == "new")
    #expect(try folder.names == ["a.json"])
  }

  @Test func aWriteThatFailsHalfWayLeavesTheOldFileIntact() throws {
    let folder = try TemporaryFolder()
    let snapshot = try FileSnapshot(path: folder.file("a.json", holding: "old"))
    var calls = 0
    let failure = kind { () throws(FileError) in
      try snapshot.replace(with: Array("something new".utf8)) { descriptor, bytes in
        calls += 1
        if calls == 2 {
          errno = ENOSPC
          return -1
        }
        return write(descriptor, bytes.baseAddress, bytes.count / 2)
      }
    }
    #expect(failure == .refused(.write, code: ENOSPC))
    #expect(calls == 2)
    #expect(try folder.text("a.json") == "old")
    #expect(try folder.names == ["a.json"])
  }

  @Test func shortAndInterruptedWritesAreContinued() throws {
    let folder = try TemporaryFolder()
    let snapshot = try FileSnapshot(path: folder.file("a.json", holding: "old"))
    var calls = 0
    try snapshot.replace(with: Array("something new".utf8)) { descriptor, bytes in
      calls += 1
      guard calls % 2 == 0 else {
        errno = EINTR
        return -1
      }
      return write(descriptor, bytes.baseAddress, 1)
    }
    #expect(calls == 26)
    #expect(try folder.text("a.json") == "something new")
  }

  @Test func aFileThatChangedInBetweenIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.json", holding: "old")
    let snapshot = try FileSnapshot(path: path)
    _ = try folder.file("a.json", holding: "odd")
    #expect(
      kind { () throws(FileError) in try snapshot.replace(with: [1]) } == .changedInBetween)
    #expect(try folder.text("a.json") == "odd")
    #expect(try folder.names == ["a.json"])
  }

  @Test func permissionsThatChangedInBetweenAreNotPutBack() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.json", holding: "old")
    let snapshot = try FileSnapshot(path: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(
      kind { () throws(FileError) in try snapshot.replace(with: [1]) } == .changedInBetween)
  }

  @Test func aFileThatVanishedInBetweenIsNotMadeAgain() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.json", holding: "old")
    let snapshot = try FileSnapshot(path: path)
    try FileManager.default.removeItem(atPath: path)
    #expect(
      kind { () throws(FileError) in try snapshot.replace(with: [1]) }
        == .refused(.read, code: ENOENT))
    #expect(try folder.names == [])
  }

  @Test func aLinkToANeighbourIsFollowedAndStaysALink() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.json", holding: "old")
    let link = folder.path + "/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.json")
    try FileSnapshot(path: link).replace(with: Array("new".utf8))
    #expect(try folder.text("a.json") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.json")
  }

  @Test(arguments: ["../a.json", "/etc/hostname", "./a.json", "folder/a.json", "folder/\u{301}a"])
  func aLinkOutOfTheFolderIsRefused(target: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.json", holding: "old")
    let link = folder.path + "/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(
      kind { () throws(FileError) in _ = try FileSnapshot(path: link) }
        == .linkLeavesFolder(target: target))
  }

  @Test func aLinkThatComesInBetweenIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.json", holding: "old")
    let snapshot = try FileSnapshot(path: path)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/hostname")
    #expect(
      kind { () throws(FileError) in try snapshot.replace(with: [1]) }
        == .linkLeavesFolder(target: "/etc/hostname"))
  }

  @Test func aLoopOfLinksIsRefused() throws {
    let folder = try TemporaryFolder()
    let link = folder.path + "/a.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.json")
    #expect(
      kind { () throws(FileError) in _ = try FileSnapshot(path: link) }
        == .refused(.followLink, code: ELOOP))
  }

  @Test func foldersAndPipesAreRefusedAndNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(kind { () throws(FileError) in _ = try FileSnapshot(path: pipe) } == .isNoFile)
    for path in [folder.path, folder.path + "/", folder.path + "/.", "/", ".."] {
      #expect(kind { () throws(FileError) in _ = try FileSnapshot(path: path) } == .isFolder)
    }
  }

  @Test func pathsThatLeadNowhereAreRefused() throws {
    let folder = try TemporaryFolder()
    let none = folder.path + "/none.json"
    #expect(
      kind { () throws(FileError) in _ = try FileSnapshot(path: none) }
        == .refused(.read, code: ENOENT))
    #expect(
      kind { () throws(FileError) in _ = try FileSnapshot(path: none + "/a.json") }
        == .refused(.openFolder, code: ENOENT))
    #expect(
      kind { () throws(FileError) in _ = try FileSnapshot(path: "") }
        == .refused(.read, code: ENOENT))
    #expect(
      kind { () throws(FileError) in _ = try FileSnapshot(path: none + "\0") }
        == .refused(.openFolder, code: EINVAL))
  }

  /// Permissions do not bind the superuser, so as such this takes a folder of the kernel's, in
  /// which nobody can make a file.
  @Test func inAFolderThatCannotBeWrittenToTheOldFileStays() throws {
    let folder = try TemporaryFolder()
    let isSuperuser = geteuid() == 0
    #if os(Linux)
    let path = isSuperuser ? "/proc/version" : try folder.file("a.json", holding: "old")
    #else
    try #require(!isSuperuser)
    let path = try folder.file("a.json", holding: "old")
    #endif
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    let snapshot = try FileSnapshot(path: path)
    let failure = kind { () throws(FileError) in try snapshot.replace(with: [1]) }
    guard case .refused(.createTemporary, _) = failure else {
      Issue.record("expected the temporary file to be refused, got \(String(describing: failure))")
      return
    }
    #expect(try FileSnapshot(path: path).bytes == snapshot.bytes)
  }

  @Test func messagesNameThePathAndTheReason() {
    func message(_ kind: FileError.Kind) -> String {
      FileError(kind: kind, path: "a.json").description
    }
    #expect(message(.isFolder) == "a.json: is a folder, expected a file")
    #expect(message(.isNoFile) == "a.json: is neither a file nor a folder, expected a file")
    #expect(
      message(.linkLeavesFolder(target: "/b")) == "a.json: is a link out of its folder, to /b")
    #expect(
      message(.changedInBetween) == "a.json: changed since it was read, so it was not replaced")
    #expect(
      message(.refused(.read, code: ENOENT)) == "a.json: cannot read: No such file or directory")
  }
}
