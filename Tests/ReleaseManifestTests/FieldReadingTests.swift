import LosslessJSON
import ReleaseManifest
import Testing

@Test func absentNullAndDefaultAreThreeDifferentThings() throws {
  func rollout(_ text: String) throws -> FieldReading<BasisPoints> {
    try ReleaseRecord(JSONValue(parsing: text)).rollout
  }
  #expect(try rollout("{}") == .absent)
  #expect(try rollout(#"{"rollout":null}"#) == .null)
  #expect(try rollout(#"{"rollout":10000}"#) == .known(.all))
}
