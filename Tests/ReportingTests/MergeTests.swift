import ReportSamples
import Reporting
import Testing

@Suite struct MergeTests {
  private static let names = (0..<12).map { "mutant\($0)" }

  private func shard(_ number: Int, of count: Int = 3) throws -> MutationRecord {
    let shard = try #require(Shard(number: number, count: count))
    var record = SampleRecord.record(
      Self.names.filter(shard.contains).map { SampleRecord.derived(.killed, $0) })
    record.run.shard = shard
    record.run.plan = Self.names
    record.timings = [.init(part: "baseline", seconds: 1)]
    return record
  }

  @Test func theShardsOfARunAreTheRun() throws {
    let merged = try MutationRecord(merging: [shard(3), shard(1), shard(2)])
    var whole = SampleRecord.record(Self.names.map { SampleRecord.derived(.killed, $0) })
    whole.run.plan = Self.names
    whole.timings = [.init(part: "baseline", seconds: 3)]
    #expect(merged == whole)
  }

  private func error(_ records: [MutationRecord]) -> String? {
    let error = #expect(throws: MergeError.self) { try MutationRecord(merging: records) }
    return error?.description
  }

  @Test func whatIsMissingOrThereTwiceIsNamed() throws {
    #expect(error([]) == "there is nothing to merge")
    #expect(try error([shard(2)]) == "missing shards 1/3, 3/3")
    #expect(try error([shard(1), shard(2)]) == "missing shard 3/3")
    #expect(try error([shard(1), shard(2), shard(2)]) == "shard 2/3 is there twice")
    #expect(
      try error([shard(1), shard(2, of: 2)])
        == "the shards are of different runs: number of shards")
  }

  @Test func aReportOfAllMutantsIsNoShard() {
    #expect(
      error([SampleRecord.ofEveryStatus]) == "a report is of all mutants, expected shards")
  }

  @Test func shardsOfDifferentRunsAreRefused() throws {
    func differing(_ change: (inout MutationRecord) -> Void) throws -> String? {
      var other = try shard(2)
      change(&other)
      return try error([shard(1), other, shard(3)])
    }
    let prefix = "the shards are of different runs: "
    #expect(try differing { $0.run.commit = "f" } == prefix + "commit")
    #expect(try differing { $0.run.seed = "2" } == prefix + "seed")
    #expect(try differing { $0.run.isClean = false } == prefix + "clean tree")
    #expect(try differing { $0.run.cases = 1 } == prefix + "cases")
    #expect(try differing { $0.run.plan = [] } == prefix + "mutants")
    #expect(try differing { $0.subjects[0].laws[0].cases = 1 } == prefix + "baseline")
  }

  @Test func aShardWithoutItsMutantsIsRefused() throws {
    var other = try shard(2)
    other.mutants = Array(other.mutants.dropLast())
    #expect(
      try error([shard(1), other, shard(3)])
        == "the shards do not hold the mutants of the run")
  }
}
