import Foundation
import PropertyTesting
import Testing

private let tests = URL(filePath: #filePath).deletingLastPathComponent()

/// The blocks between fences of one of the module's chapters, without the name of their language.
private func blocks(ofChapter name: String) throws -> [String] {
  let path = "../../Sources/PropertyTesting/PropertyTesting.docc/\(name).md"
  let text = try String(
    contentsOf: tests.appending(path: path).standardizedFileURL, encoding: .utf8)
  let parts = text.components(separatedBy: "```")
  return parts.indices.filter { $0 % 2 == 1 }.map { index in
    String(parts[index].drop { $0 != "\n" }.dropFirst())
  }
}

private func source(_ name: String) throws -> String {
  try String(contentsOf: tests.appending(path: "\(name).swift"), encoding: .utf8)
}

@Test func theCodeOfTheChaptersIsTheCodeThatIsTested() throws {
  let overview = try blocks(ofChapter: "PropertyTesting")
  #expect(overview == [try source("SwiftTestingExample")])
  let tutorial = try blocks(ofChapter: "FindingAFirstFault")
  #expect(tutorial.first == (try source("TutorialExample")))
  #expect(tutorial.last == (try source("TutorialMended")))
}

@Test func theTutorialShowsTheFailureAndItsToken() throws {
  let tutorial = try blocks(ofChapter: "FindingAFirstFault")
  let failure = #expect(throws: PropertyFailure.self) {
    try fieldsComeBack.verify(CheckOptions(seed: Seed(1)))
  }
  let shown = try #require(failure)
  #expect(tutorial[1] == shown.description + "\n")
  let counterexample = try #require(shown.report.counterexample)
  #expect(counterexample.failure.inputs == [Failure.Input("value", #"[""]"#)])
  #expect(tutorial[2].contains("\"\(counterexample.token)\""))
  #expect(try fieldsComeBack.replay(counterexample.token)?.failure == counterexample.failure)
}

@Test func whatTheTutorialMendsPassesWithCommasInItsFields() {
  let report = escapedFieldsComeBack.check(CheckOptions(seed: Seed(1)))
  #expect(report.isPassed)
  #expect(report.labels[0].share > 0.1)
}
