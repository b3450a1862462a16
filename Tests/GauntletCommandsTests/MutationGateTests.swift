import ReportSamples
import Reporting
import Testing

@testable import GauntletCommands

@Suite struct MutationGateTests {
  private func gate(_ words: String...) throws -> MutationGate {
    try MutationGate(CommandArguments(words, options: MutationGate.options))
  }

  /// A run in which everything was noticed, one mutant by its timeout only.
  private var record: MutationRecord {
    var record = SampleRecord.ofEveryStatus
    record.mutants.removeAll { ![.killed, .timeout].contains($0.status) }
    return record
  }

  @Test func timeoutsAreDetectionsUnlessTheyAreCapped() throws {
    #expect(try gate().status(of: record) == .success)
    #expect(try gate("--max-timeouts", "1").status(of: record) == .success)
  }

  @Test func moreTimeoutsThanAllowedFailTheRun() throws {
    let gate = try gate("--max-timeouts", "0")
    #expect(gate.status(of: record) == .findings)
    #expect(
      gate.findings(in: record) == [
        "more than 0 mutants used up their time",
        "next        run again on a quiet machine, or see whether each timeout is a mutant that "
          + "never ends",
      ])
  }

  @Test func whatTheIgnoreListAndTheAuditSayHaveStatusesOfTheirOwn() throws {
    var record = record
    record.ignoreListFaults = ["STALE          1"]
    #expect(try gate().status(of: record) == .staleIgnore)
    record.audit = .init(count: 1, faults: ["AUDIT          1"])
    #expect(try gate().status(of: record) == .internalError)
  }
}
