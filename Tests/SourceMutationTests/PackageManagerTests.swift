import Foundation
import Testing

@testable import SourceMutation

@Suite struct PackageManagerTests {
  /// Builds a package of one module twice, with something done in between to what the first build left.
  ///
  /// - Returns: whether a file that was put there is still there.
  private func isKept(after between: (URL) throws -> Void = { _ in }) throws -> Bool {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gauntlet-manager-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appendingPathComponent("Sources/Plain")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Plain", targets: [.target(name: "Plain")])
      """
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    try Data("public let one = 1".utf8).write(to: sources.appendingPathComponent("One.swift"))
    let scratch = folder.appendingPathComponent("scratch")
    let manager = PackageManager(package: folder.path, scratch: scratch.path, flags: [])
    try manager.perform { () throws(SourceMutationError) in
      try manager.build(["--target", "Plain"])
    }
    try Data().write(to: scratch.appendingPathComponent("kept"))
    try between(scratch)
    try manager.perform { () throws(SourceMutationError) in
      try manager.build(["--target", "Plain"])
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/unfinished"))
    return FileManager.default.fileExists(atPath: scratch.path + "/kept")
  }

  @Test func aBuildThatWasKilledIsBegunAnew() throws {
    let isKept = try isKept { scratch in
      try Data().write(to: scratch.appendingPathComponent("unfinished"))
    }
    #expect(!isKept)
  }

  @Test func aBuildThatSucceededIsGoneOnWith() throws {
    #expect(try isKept())
  }
}
