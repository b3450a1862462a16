import Foundation
import MutantChecking
import MutationTesting
import Reporting
import Synchronization
import Testing

@testable import GauntletCommands

/// What of a run is on the disk while it goes on.
@Suite struct RunCheckpointTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("gauntlet-checkpoint-\(UUID().uuidString)").path

  private func recorder() throws -> MutationRecorder {
    MutationRecorder(
      RunRecord(
        tool: "1", toolchain: "6", commit: nil, isClean: false, platform: "", command: [],
        seed: "1", cases: 10),
      subjects: [],
      mutants: try ["lexicographicCore", "trimsWhitespace"].map(LawSuite.mutant),
      sources: CatalogueSources(root: URL(fileURLWithPath: path)))
  }

  private func stored() throws -> [MutantStatus] {
    try ReportFolder(path).record().mutants.map(\.status)
  }

  private func kill(_ mutant: String) -> MutantResult {
    MutantResult(
      mutant: mutant, expectedKiller: "law",
      outcomes: [LawOutcome(law: "law", outcome: .killed(cases: 1))])
  }

  @Test func aRunIsStoredAtItsStartAndThenAfterThreeSecondsEach() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let time = ManualTime()
    let checkpoint = RunCheckpoint(try recorder(), in: ReportFolder(path), now: { time.now })
    #expect(try stored() == [.pending, .pending])
    time.advance(by: .milliseconds(2999))
    checkpoint.note(kill("trimsWhitespace"))
    #expect(try stored() == [.pending, .pending])
    time.advance(by: .milliseconds(1))
    checkpoint.note(kill("lexicographicCore"))
    #expect(try stored() == [.killed, .killed])
  }

  @Test func theFilesOfEarlierSurvivorsAreRemoved() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let survivors = URL(fileURLWithPath: path).appendingPathComponent(ReportFile.survivorFolder)
    try FileManager.default.createDirectory(at: survivors, withIntermediateDirectories: true)
    try Data().write(to: survivors.appendingPathComponent("earlier.diff"))
    _ = RunCheckpoint(try recorder(), in: ReportFolder(path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: survivors.path).isEmpty)
  }
}

/// A time that passes when it is told to.
private final class ManualTime: Sendable {
  private let instant = Mutex(ContinuousClock.now)

  var now: ContinuousClock.Instant { instant.withLock { $0 } }

  func advance(by duration: Duration) {
    instant.withLock { $0 += duration }
  }
}
