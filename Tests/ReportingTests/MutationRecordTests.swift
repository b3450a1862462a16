import Foundation
import ReportSamples
import Reporting
import Testing

@Suite struct MutationRecordTests {
  @Test func aRecordIsReadBackAsItWasStored() throws {
    var record = SampleRecord.ofEveryStatus
    record.run.shard = Shard(number: 2, count: 3)
    record.timings = [.init(part: "baseline", seconds: 0.5)]
    record.mutants[0].confidence = ConfidenceRecord(
      median: 1, worst: 2, missExponent: -8, leastChancePerCase: 0.25)
    #expect(try MutationRecord(json: record.json()) == record)
  }

  @Test func theSameRecordIsStoredAsTheSameBytes() throws {
    #expect(
      try SampleRecord.ofEveryStatus.json() == SampleRecord.ofEveryStatus.json())
  }

  @Test func aRecordOfALaterFormIsRefused() throws {
    var record = SampleRecord.ofEveryStatus
    record.format = 2
    let error = #expect(throws: RecordError.self) { try MutationRecord(json: record.json()) }
    #expect(
      error?.description
        == "has the form 2, of a later version of the tool; this one knows 1")
  }

  @Test func fieldsThatAreNotKnownAreNoReasonToRefuseARecord() throws {
    let text = String(decoding: try SampleRecord.ofEveryStatus.json(), as: UTF8.self)
    let later = text.replacing("\"format\":1,", with: "\"format\":1,\"later\":[1],")
    #expect(later != text)
    let record = try MutationRecord(json: Data(later.utf8))
    #expect(record.mutants == SampleRecord.ofEveryStatus.mutants)
  }

  /// A stored record with members of a later version, numbers spelled as no encoder would.
  private func laterRecord() throws -> String {
    let text = String(decoding: try SampleRecord.ofEveryStatus.json(), as: UTF8.self)
    let later = text.replacing("\"format\":1,", with: "\"format\":1,\"later\":[1.50e0],")
      .replacing("\"isMatrix\":", with: "\"future\":{\"n\":1e400},\"isMatrix\":")
      .replacing("\"laws\":[", with: "\"aim\":12345678901234567890123,\"laws\":[")
      .replacing("\"id\":\"survived\",", with: "\"id\":\"survived\",\"proof\":null,")
    #expect(later.utf8.count > text.utf8.count + 80)
    return later
  }

  @Test func whatALaterVersionWroteSurvivesARewrite() throws {
    let later = try laterRecord()
    var record = try MutationRecord(json: Data(later.utf8))
    record.timings = [.init(part: "baseline", seconds: 0.5)]
    let rewritten = try record.json()
    #expect(try MutationRecord(json: rewritten) == record)
    let text = String(decoding: rewritten, as: UTF8.self)
    for part in [
      "\"later\":[1.50e0]", "\"future\":{\"n\":1e400}", "\"aim\":12345678901234567890123",
      "\"proof\":null",
    ] {
      #expect(text.ranges(of: part).count == later.ranges(of: part).count, "\(part)")
      #expect(text.contains(part))
    }
  }

  @Test func whatALaterVersionWroteSurvivesAMerge() throws {
    var record = try MutationRecord(json: Data(laterRecord().utf8))
    record.run.plan = record.mutants.map(\.id)
    let shards = (1...2).map { number in
      var shard = record
      shard.run.shard = Shard(number: number, count: 2)
      shard.mutants = record.mutants.enumerated().filter { $0.offset % 2 + 1 == number }
        .map(\.element)
      return shard
    }
    let merged = try MutationRecord(merging: shards)
    #expect(try merged.json() == record.json())
  }

  @Test func whatIsNoRecordIsRefusedWithTheReason() {
    let error = #expect(throws: RecordError.self) { try MutationRecord(json: Data("{}".utf8)) }
    guard case .malformed = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func theScoreCountsWhatWasNoticedOfWhatCounts() {
    let score = SampleRecord.ofEveryStatus.score
    // Killed, timeout and crashed; of those with survived, misattributed and not covered.
    #expect(score.detected == 3)
    #expect(score.total == 6)
    #expect(score.percent == 50)
    #expect(SampleRecord.record([SampleRecord.derived(.ignored)]).score.percent == nil)
  }

  @Test func aRunIsCompleteWhenEveryMutantWasDecided() {
    for status in MutantStatus.allCases {
      let isOpen = status == .pending || status == .runtimeError
      #expect(SampleRecord.record([SampleRecord.derived(status)]).isComplete == !isOpen)
    }
  }
}
