import Foundation
import ReleaseManifest
import Testing
import UpdateDecisions

/// The folder of each version has a manifest that its tool wrote and the bytes after the same edit.
struct GoldenManifestTests {
  private static var folder: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../Fixtures/manifests")
  }

  private func bytes(_ version: String, _ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: Self.folder.appendingPathComponent(version + "/" + name)))
  }

  @Test func everyFolderIsTested() throws {
    let versions = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(versions.sorted() == ["0.1.0", "future"])
  }

  @Test(arguments: ["0.1.0", "future"])
  func whatIsNotEditedComesBackByteForByte(version: String) throws {
    let source = try bytes(version, "manifest.json")
    #expect(try ManifestDocument(parsing: source).source == source)
  }

  @Test(arguments: ["0.1.0", "future"])
  func theEditChangesTheBytesThatItShould(version: String) throws {
    var manifest = try ManifestDocument(parsing: bytes(version, "manifest.json"))
    try manifest.set(.rollout, to: .known(2_500), ofReleaseAt: 0)
    try manifest.set(.withdrawn, to: .known(true), ofReleaseAt: 0)
    try manifest.set(.channel, to: .known(.stable), ofReleaseAt: 1)
    #expect(try manifest.source == bytes(version, "edited.json"))
  }

  @Test(arguments: ["0.1.0", "future"])
  func aManifestCutAnywhereIsRefused(version: String) throws {
    let source = try bytes(version, "manifest.json")
    // The last byte is a line feed behind the complete document.
    for count in 0..<source.count - 1 {
      #expect(throws: ManifestError.self) {
        try ManifestDocument(parsing: Array(source.prefix(count)))
      }
    }
  }
}
