import Foundation
import ReportSamples
import Reporting
import Testing

@Suite struct HistoryTests {
  private static let moment = Date(timeIntervalSince1970: 1_700_000_000)

  private func entry(score: Double?, survivors: Int, seconds: Double) -> HistoryEntry {
    var entry = HistoryEntry(SampleRecord.ofEveryStatus, at: Self.moment)
    entry.score = score
    entry.survivors = survivors
    entry.seconds = seconds
    return entry
  }

  @Test func aRunIsOneLine() throws {
    var record = SampleRecord.ofEveryStatus
    record.timings = [.init(part: "baseline", seconds: 0.5), .init(part: "catalogue", seconds: 1)]
    #expect(
      try HistoryEntry(record, at: Self.moment).line()
        == #"{"commit":"0123456789abcdef","isClean":true,"isComplete":false,"mutants":10,"#
        + #""score":50,"seconds":1.5,"seed":"0000000000000001","survivors":3,"#
        + #""time":"2023-11-14T22:13:20Z"}"#)
  }

  @Test func linesAreReadBackWithFieldsOfLaterVersionsAndBlankLines() throws {
    let entry = entry(score: 50, survivors: 3, seconds: 1)
    let line = try entry.line()
    let text = "\(line)\n\n{\"later\":[1],\(line.dropFirst())\n"
    #expect(try HistoryEntry.entries(in: text) == [entry, entry])
  }

  @Test func aLineThatIsNoEntryIsNamed() throws {
    let text = try entry(score: 50, survivors: 3, seconds: 1).line() + "\n{}\n"
    let error = #expect(throws: RecordError.self) { try HistoryEntry.entries(in: text) }
    #expect(
      error?.description == "is no record of a run: line 2 is no entry of a history")
  }

  @Test func thePlotRunsFromTheLeastToTheGreatest() {
    let entries = [
      entry(score: 90, survivors: 10, seconds: 2), entry(score: nil, survivors: 10, seconds: 2),
      entry(score: 100, survivors: 0, seconds: 2),
    ]
    let row = "2023-11-14T22:13:20Z  0123456   "
    #expect(
      HistoryText(entries).lines == [
        "score      ▁ █  90.0 % → 100.0 %", "survivors  ██▁  10 → 0",
        "time       ▄▄▄  2.00 s → 2.00 s",
        "", row + " 90.0 %  10 survivors  10 mutants  2.00 s  incomplete",
        row + "      -  10 survivors  10 mutants  2.00 s  incomplete",
        row + "100.0 %  0 survivors  10 mutants  2.00 s  incomplete",
      ])
  }
}
