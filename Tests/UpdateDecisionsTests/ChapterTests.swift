import Foundation
import Testing
import UpdateDecisions

private let tests = URL(filePath: #filePath).deletingLastPathComponent()

/// The text of the chapter.
private func chapter() throws -> String {
  let path = "../../Sources/UpdateDecisions/UpdateDecisions.docc/FromAVersionToADecision.md"
  return try String(contentsOf: tests.appending(path: path).standardizedFileURL, encoding: .utf8)
}

private func notice(_ change: (inout UpdateRequest) -> Void) -> (UpdateNotice, [String]) {
  var request = UpdateRequest(
    installed: InstalledRelease(version: "1.9.0", channel: "stable"),
    allowedChannels: ["stable"], installIdentifier: "3609",
    releases: [Release(version: "1.10.0", channel: "stable")])
  change(&request)
  var lines: [String] = []
  let notice = checkForUpdate(request) { lines.append($0) }
  return (notice, lines)
}

@Test func theCodeOfTheChapterIsTheCodeThatIsTested() throws {
  let blocks = try chapter().split(separator: "```swift\n").dropFirst()
  let code = try #require(blocks.first?.split(separator: "```").first)
  let source = try String(
    contentsOf: tests.appending(path: "ChapterExample.swift"), encoding: .utf8)
  #expect(String(code) == source)
}

@Test func theTableOfTheChapterHasEveryOutcomeAndEveryEvent() throws {
  let text = try chapter()
  for outcome in UpdateDecision.Outcome.allCases {
    #expect(text.contains("\n| `\(outcome.rawValue)` |"), "\(outcome)")
  }
  for code in UpdateEvent.Code.allCases {
    #expect(text.contains("`\(code.rawValue)`"), "\(code)")
  }
}

@Test func theExampleShowsWhatTheChapterSays() {
  #expect(notice { _ in }.0 == .offer(version: "1.10.0", isRequired: false))
  #expect(notice { $0.minimumVersion = "1.10.0" }.0 == .offer(version: "1.10.0", isRequired: true))
  #expect(notice { $0.minimumVersion = "1.11.0" }.0 == .blocked)
  #expect(notice { $0.releases = [] }.0 == .nothing)
  #expect(notice { $0.releases[0].rollout = 0 }.0 == .nothing)
}

@Test func theExampleNeverShowsAnErrorAsNoUpdate() {
  let (remote, remoteLines) = notice { $0.releases[0].version = "1.10" }
  #expect(remote == .checkFailed)
  #expect(
    remoteLines == ["update check: remoteVersionInvalid: version of record 0 is \"1.10\""])
  let (minimum, minimumLines) = notice { $0.minimumVersion = "soon" }
  #expect(minimum == .offer(version: "1.10.0", isRequired: false))
  #expect(
    minimumLines == ["update check: minimumVersionInvalid: minimumVersion is \"soon\""])
}
