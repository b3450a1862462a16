import ComparatorLaws
import Foundation
import PropertyTesting
import Synchronization

@testable import ExternalComparators

/// A program of `Tests/Fixtures/comparators`, and what came of asking it.
final class Fixture: Sendable {
  let interview: Interview
  private let said: Diagnostics

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/comparators")

  /// Where Python stands; nil where it does not.
  static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Starts the shell's one, which misbehaves as the word says.
  static func illMannered(
    _ word: String, deadlineMilliseconds: Int = 10_000
  ) throws(ExternalComparatorError) -> Fixture {
    try Fixture(["/bin/sh", path("ill-mannered.sh"), word], deadlineMilliseconds)
  }

  /// Starts a script of this name with Python.
  static func python(_ script: String, _ words: String...) throws(ExternalComparatorError)
    -> Fixture
  {
    try Fixture([python ?? "python3", path(script)] + words, 10_000)
  }

  private static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  init(_ command: [String], _ deadlineMilliseconds: Int) throws(ExternalComparatorError) {
    let said = Diagnostics()
    interview = try Interview(with: command, deadlineMilliseconds: deadlineMilliseconds) { bytes in
      said.bytes.withLock { $0 += bytes }
    }
    self.said = said
  }

  /// What the program wrote to its standard error.
  var diagnostics: String {
    said.bytes.withLock { String(decoding: $0, as: UTF8.self) }
  }

  deinit { interview.end() }

  /// The report of a law.
  func report(
    on law: some ComparatorLaw, _ limits: DocumentedLimits = DocumentedLimits(), cases: Int = 50
  ) -> CheckReport? {
    interview.laws([law], limits)[0].properties.first?.check(
      CheckOptions(cases: cases, seed: Seed(1), shrinkBudget: 200))
  }

  /// What is wrong in the smallest case that breaks a law.
  func failure(of law: some ComparatorLaw) -> Failure? {
    report(on: law)?.counterexample?.failure
  }
}

private final class Diagnostics: Sendable {
  let bytes = Mutex<[UInt8]>([])
}
