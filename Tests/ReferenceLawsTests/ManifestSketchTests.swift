import Testing

@testable import ReferenceLaws

struct ManifestSketchTests {
  private typealias Member = ManifestSketch.Member
  private typealias Value = ManifestSketch.Value

  private func record(_ sequence: String?, version: String = "1") -> ManifestSketch.Record {
    var record = ManifestSketch.Record(members: [
      Member(key: "version", value: Value(version), space: ""),
      Member(key: "channel", value: Value("\"beta\""), space: "\n"),
    ])
    if let sequence {
      record.members.append(Member(key: "sequence", value: Value(sequence), space: ""))
    }
    return record
  }

  @Test func soundRecordsHaveNoFindings() {
    #expect(ManifestSketch(records: [record("1"), record("2"), record(nil)]).findings.isEmpty)
  }

  @Test func faultsStandAtTheirValues() {
    var faulty = record("1")
    faulty.members[0] = Member(key: "rollout", value: Value("-1", isSound: false), space: " ")
    let manifest = ManifestSketch(records: [
      faulty, ManifestSketch.Record(stranger: ("7", "integer")),
    ])
    #expect(
      manifest.findings == [
        "line 2, column 3 (byte 16): release 0: version is missing",
        "line 2, column 16 (byte 29): release 0: rollout is -1, expected an integer from 0 to 10000",
        "line 4, column 3 (byte 69): release 1: the record is integer, expected an object",
      ])
  }

  @Test func sequencesMayNeitherRepeatNorTurnRound() {
    let manifest = ManifestSketch(records: [record("1"), record("3"), record("3"), record("2")])
    #expect(
      manifest.findings == [
        "line 7, column 31 (byte 163): release 2: sequence is 3 like that of release 1, "
          + "which has the same version and channel",
        "line 9, column 31 (byte 214): release 3: sequence is 2, "
          + "which turns the order round after release 2",
      ])
  }
}
