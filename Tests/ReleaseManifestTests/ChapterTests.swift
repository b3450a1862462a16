import Foundation
import ReleaseManifest
import Testing

private let tests = URL(filePath: #filePath).deletingLastPathComponent()

/// The text of the chapter.
private func chapter() throws -> String {
  let path = "../../Sources/ReleaseManifest/ReleaseManifest.docc/RollingOutANewValue.md"
  return try String(contentsOf: tests.appending(path: path).standardizedFileURL, encoding: .utf8)
}

@Test func theCodeOfTheManifestChapterIsTheCodeThatIsTested() throws {
  let blocks = try chapter().split(separator: "```swift\n").dropFirst()
  let code = try #require(blocks.first?.split(separator: "```").first)
  let source = try String(
    contentsOf: tests.appending(path: "ChapterExample.swift"), encoding: .utf8)
  #expect(String(code) == source)
}

@Test func theExampleTakesAReleaseBackAndKeepsTheFuture() throws {
  let source = #"{"releases":[{"version":"1.0.0","channel":"long-term","x":1e400},7]}"#
  let written = try withdraw("1.0.0", in: Array(source.utf8))
  #expect(
    String(decoding: written, as: UTF8.self)
      == #"{"releases":[{"version":"1.0.0","channel":"long-term","withdrawn":true,"x":1e400},7]}"#)
  let manifest = try ManifestDocument(parsing: written)
  #expect(manifest.releases.map { isForTesters($0) } == [false, false])
}
