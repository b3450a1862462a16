import ChildProcesses
import Testing

@testable import SourceMutation

private func mutant(_ identifier: String, path: String = "A.swift", line: Int = 1) -> SourceMutant {
  SourceMutant(
    identifier: identifier, operatorName: "negation", module: "A", path: path, declaration: "f",
    line: line, range: 0..<1, original: "a", replacement: "!a", slot: 0, isInitialiser: false)
}

@Suite struct MutantSelectionTests {
  @Test func anIdentifierMayBeShortened() {
    var selection = MutantSelection()
    selection.identifiers = ["abc"]
    #expect(selection.contains(mutant("abcdef012345")))
    #expect(!selection.contains(mutant("bcdef0123456")))
  }

  @Test func onlyLinesThatWereChangedOrAddedCount() {
    let lines = MutantSelection.changedLines(
      inDifference: """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -3,0 +4,2 @@ func f()
        +a
        +b
        @@ -9 +11 @@
        @@ -20,3 +22,0 @@
        --- a/B.swift
        +++ /dev/null
        @@ -1,2 +0,0 @@
        """)
    #expect(lines == ["A.swift": [4...5, 11...11]])
    var selection = MutantSelection()
    selection.changedLines = lines
    #expect(selection.contains(mutant("1", line: 5)))
    #expect(!selection.contains(mutant("1", line: 6)))
    #expect(!selection.contains(mutant("1", path: "B.swift", line: 5)))
  }
}

@Suite struct IgnoreListTests {
  private let list = IgnoreList(entries: [
    IgnoreList.Entry(mutant: "a", module: nil, change: "x → y", reason: "no difference"),
    IgnoreList.Entry(mutant: "b", module: "M", change: "p → q", reason: "no difference"),
  ])

  @Test func anEntryWithoutItsMutantIsStale() {
    let faults = list.faults(mutants: [mutant("a")], of: ["M"], noticed: [])
    #expect(faults == ["STALE          b: there is no such mutant any more (p → q)"])
  }

  @Test func anEntryAboutAModuleThatIsNotInTheRunIsLeftAlone() {
    #expect(list.faults(mutants: [mutant("a")], of: ["N"], noticed: []).isEmpty)
  }

  @Test func anIgnoredMutantThatIsNoticedContradictsTheList() {
    let faults = list.faults(mutants: [mutant("a"), mutant("b")], of: ["M"], noticed: ["a"])
    #expect(faults == ["CONTRADICTED   a: it is ignored, but noticed (x → y)"])
  }
}

@Suite struct TestOutcomeTests {
  @Test func testsOfBothKindsAreCounted() {
    #expect(
      TestOutcome.testCount(
        in: """
          \t Executed 1 test, with 0 failures (0 unexpected) in 0.1 (0.1) seconds
          \t Executed 3 tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds
          ✔ Test run with 2 tests in 0 suites passed after 0.018 seconds.
          """) == 5)
  }

  @Test func theFirstTestThatFailsIsNamed() {
    #expect(
      TestOutcome.Failure(.exit(1), "✘ Test versionsAreOrdered() failed after 0.1 seconds")
        == .failed(test: "versionsAreOrdered()"))
    #expect(
      TestOutcome.Failure(.exit(1), "Test Case 'OlderTests.testA' failed (0.1 seconds)")
        == .failed(test: "OlderTests.testA"))
    #expect(TestOutcome.Failure(.exit(3), "") == .failed(test: "exit status 3"))
  }

  @Test func otherEndingsAreTold() {
    #expect(TestOutcome.Failure(.exit(0), "") == nil)
    #expect(TestOutcome.Failure(nil, "") == .timedOut)
    #expect(TestOutcome.Failure(.signal(9), "") == .crashed("signal 9 (SIGKILL)"))
  }
}
