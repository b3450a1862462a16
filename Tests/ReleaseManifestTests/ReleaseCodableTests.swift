import Foundation
import LosslessJSON
import ReleaseManifest
import Testing
import UpdateDecisions

struct ReleaseCodableTests {
  private func list(_ text: String) throws -> ReleaseRecordList {
    try JSONDecoder().decode(ReleaseRecordList.self, from: Data(text.utf8))
  }

  private func text(_ list: ReleaseRecordList) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(list), as: UTF8.self)
  }

  @Test func recordsOfTheFutureComeBack() throws {
    let source =
      #"[{"channel":"long-term","rollout":{"a":[null]},"version":"1","x":{"y":[1]}},7,null]"#
    let list = try list(source)
    #expect(list.records[0]?.channel == .unrecognized(JSONValue("long-term")))
    #expect(list.records[0]?.version == .known("1"))
    #expect(list.records[1]?.faults.map(\.kind) == [.notAnObject])
    #expect(try text(list) == source)
  }

  @Test func absentNullAndDefaultStayApart() throws {
    let source = #"[{},{"rollout":null},{"rollout":10000}]"#
    let list = try list(source)
    #expect(list.records.map { $0?.rollout } == [.absent, .null, .known(.everybody)])
    #expect(try text(list) == source)
  }

  @Test(arguments: [#"{"x":1e400}"#, #"{"x":"\uD800"}"#, #"[[{"x":-1e999}]]"#])
  func oneBadElementNeverEndsTheListAndForbidsWriting(bad: String) throws {
    let list = try list("[{\"version\":\"1\"},\(bad),{\"version\":\"2\"}]")
    #expect(list.records.map { $0?.version } == [.known("1"), nil, .known("2")])
    #expect(throws: EncodingError.self) { try text(list) }
  }

  @Test func anEditedRecordEncodes() throws {
    let record = try #require(try list(#"[{"version":"1","x":0}]"#).records[0])
    let edited = try record.setting(.withdrawn, to: .known(true))
    #expect(
      try text(ReleaseRecordList([edited])) == #"[{"version":"1","withdrawn":true,"x":0}]"#)
  }
}
