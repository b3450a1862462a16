import LosslessJSON
import ReleaseManifest
import Testing
import UpdateDecisions

struct ReleaseRecordTests {
  private func record(_ text: String) throws -> ReleaseRecord {
    try ReleaseRecord(JSONValue(parsing: text))
  }

  @Test func knownValuesAreRead() throws {
    let record = try record(
      #"""
      {"version":"1.0.0","channel":"b\u0065ta","rollout":2500,"withdrawn":true,
       "sequence":18446744073709551615,"minimumSupported":"0.9"}
      """#)
    #expect(record.version == .known("1.0.0"))
    #expect(record.channel == .known(.beta))
    #expect(record.rollout.value?.count == 2500)
    #expect(record.withdrawn == .known(true))
    #expect(record.sequence == .known(.max))
    #expect(record.minimumSupported == .known("0.9"))
    #expect(record.faults.isEmpty)
  }

  @Test func absentNullAndDefaultAreThreeDifferentThings() throws {
    #expect(try record("{}").rollout == .absent)
    #expect(try record(#"{"rollout":null}"#).rollout == .null)
    #expect(try record(#"{"rollout":10000}"#).rollout == .known(.everybody))
    #expect(try record("{}").withdrawn == .absent)
    #expect(try record(#"{"withdrawn":false}"#).withdrawn == .known(false))
  }

  @Test func anUnknownChannelIsNoKnownOneAndNoFault() throws {
    let record = try record(#"{"version":"1.0.0","channel":"long-term"}"#)
    #expect(record.channel == .unrecognized(JSONValue("long-term")))
    #expect(record.channel.value == nil)
    #expect(record.faults.isEmpty)
  }

  @Test(arguments: ["-1", "10001", "100.0", "1e2", "\"100\"", "true", "[]", "{}", "1e400"])
  func aRolloutThatIsNoShareIsUnrecognized(text: String) throws {
    #expect(
      try record("{\"rollout\":\(text)}").rollout == .unrecognized(JSONValue(parsing: text)))
  }

  @Test func theBoundsOfTheRolloutAreShares() throws {
    #expect(try record(#"{"rollout":0}"#).rollout.value?.count == 0)
    #expect(try record(#"{"rollout":10000}"#).rollout.value == .everybody)
  }

  @Test func aRolloutOfMoreThanEverybodyIsNotSet() throws {
    let empty = try record("{}")
    do throws(ManifestError) {
      _ = try empty.setting(.rollout, to: .known(10_001))
      Issue.record("it was set")
    } catch {
      #expect(error.description == "10001 is out of range for rollout")
    }
  }

  @Test func sequencesAreNeverRounded() throws {
    for text in ["18446744073709551616", "-1", "1.0", "1e1"] {
      let raw = try JSONValue(parsing: text)
      #expect(try record("{\"sequence\":\(text)}").sequence == .unrecognized(raw))
    }
    #expect(try record(#"{"sequence":9007199254740993}"#).sequence == .known(9_007_199_254_740_993))
  }

  @Test func theLastOfDuplicateKeysCounts() throws {
    let record = try record(#"{"version":"1","channel":"beta","version":"2","channel":null}"#)
    #expect(record.version == .known("2"))
    #expect(record.channel == .null)
    #expect(
      record.faults.map(\.description) == [
        "version occurs more than once; the last one counts", "channel is missing",
        "channel occurs more than once; the last one counts",
      ])
  }

  @Test(arguments: ["null", "7", "1.5", "true", "\"1.0.0\"", "[{}]"])
  func aRecordThatIsNoObjectHasNoFields(text: String) throws {
    let record = try record(text)
    #expect(record.version == .absent)
    #expect(record.rollout == .absent)
    #expect(record.faults.map(\.kind) == [.notAnObject])
    #expect(record.value.description == text)
  }

  @Test func faultsNameTheFieldWhatItIsAndWhatWasExpected() throws {
    let record = try record(
      #"{"channel":7,"rollout":10001,"withdrawn":0,"sequence":-1,"minimumSupported":[1]}"#)
    #expect(
      record.faults.map(\.description) == [
        "version is missing", "channel is 7, expected a string",
        "rollout is 10001, expected an integer from 0 to 10000",
        "withdrawn is 0, expected true or false",
        "sequence is -1, expected an integer from 0 to 18446744073709551615",
        "minimumSupported is [1], expected a string",
      ])
    #expect(
      try ReleaseRecord(JSONValue(parsing: "[1]")).faults.map(\.description) == [
        "the record is array, expected an object"
      ])
  }

  @Test func longValuesAreCutInFaults() throws {
    let text = String(repeating: "é", count: 300)
    let record = try record("{\"version\":\"1\",\"channel\":\"beta\",\"sequence\":\"\(text)\"}")
    #expect(
      record.faults.map(\.description) == [
        "sequence is \"\(text.prefix(39))…, expected an integer from 0 to 18446744073709551615"
      ])
  }
}
