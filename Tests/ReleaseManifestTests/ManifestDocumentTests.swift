import LosslessJSON
import ReleaseManifest
import Testing
import UpdateDecisions

struct ManifestDocumentTests {
  private func manifest(_ text: String) throws(ManifestError) -> ManifestDocument {
    try ManifestDocument(parsing: Array(text.utf8))
  }

  private func error(_ body: () throws(ManifestError) -> Void) -> String? {
    do throws(ManifestError) {
      try body()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func aDocumentWithoutAListOfReleasesIsRefused() {
    func error(_ text: String) -> String? {
      self.error { () throws(ManifestError) in _ = try manifest(text) }
    }
    #expect(error("[]") == "the manifest is array, expected an object")
    #expect(error("{}") == "releases is missing, expected an array")
    #expect(error(#"{"releases":{}}"#) == "releases is object, expected an array")
    #expect(error(#"{"releases":[],"releases":null}"#) == "releases is null, expected an array")
    #expect(
      error("{\"releases\":[}") == "line 1, column 14 (byte 13): found '}', expected a value")
  }

  @Test func oneBadRecordLeavesItsNeighboursAlone() throws {
    let alone = try manifest(#"{"releases":[{"version":"1"},{"version":"2"}]}"#)
    for bad in ["null", "7", "[]", "\"x\"", "{}", #"{"version":{"version":"3"}}"#] {
      let text = "{\"releases\":[{\"version\":\"1\"},\(bad),{\"version\":\"2\"}]}"
      let manifest = try manifest(text)
      #expect(manifest.releases.count == 3)
      #expect(manifest.releases[0] == alone.releases[0])
      #expect(manifest.releases[1].value.description == bad)
      #expect(manifest.releases[2] == alone.releases[1])
      #expect(String(decoding: manifest.source, as: UTF8.self) == text)
    }
  }

  @Test func settingAFieldToWhatItReadsAsChangesNothing() throws {
    let texts = [
      "null", "[1]", "\"\"", "\"b\\u0065ta\"", "\"stable\"", "\"long-term\"", "0", "-0", "25e2",
      "2500", "true", "1e400", "\"\\uD800\"", "18446744073709551616", "{\"a\":[ ]}",
    ]
    for text in texts {
      for key in [
        "version", "channel", "rollout", "withdrawn", "sequence", "minimumSupported", "other",
      ] {
        let source = "{\"releases\":[ { \"\(key)\" : \(text) } ]}"
        var manifest = try manifest(source)
        let record = manifest.releases[0]
        try manifest.set(.version, to: record.version, ofReleaseAt: 0)
        try manifest.set(.channel, to: record.channel, ofReleaseAt: 0)
        try manifest.set(.rollout, to: record.rollout, ofReleaseAt: 0)
        try manifest.set(.withdrawn, to: record.withdrawn, ofReleaseAt: 0)
        try manifest.set(.sequence, to: record.sequence, ofReleaseAt: 0)
        try manifest.set(.minimumSupported, to: record.minimumSupported, ofReleaseAt: 0)
        #expect(String(decoding: manifest.source, as: UTF8.self) == source)
      }
    }
  }

  @Test func anEditLandsAndTouchesItsOwnTokenOnly() throws {
    var manifest = try manifest(
      #"{ "releases":[ {"version":"1", "rollout" :1, "x":{"rollout":2}, "rollout":3.0 }, 7 ] }"#)
    try manifest.set(.rollout, to: .known(.everybody), ofReleaseAt: 0)
    #expect(manifest.releases[0].rollout == .known(.everybody))
    #expect(
      String(decoding: manifest.source, as: UTF8.self)
        == #"{ "releases":[ {"version":"1", "rollout" :1, "x":{"rollout":2}, "rollout":10000 }, 7 ] }"#
    )
    try manifest.set(.rollout, to: .null, ofReleaseAt: 0)
    #expect(manifest.releases[0].rollout == .null)
    try manifest.set(.rollout, to: .absent, ofReleaseAt: 0)
    try manifest.set(key: "y", to: JSONValue("z"), ofReleaseAt: 0)
    #expect(
      String(decoding: manifest.source, as: UTF8.self)
        == #"{ "releases":[ {"version":"1", "x":{"rollout":2}, "y":"z" }, 7 ] }"#)
  }

  @Test func aTextThatIsOnlyCanonicallyEquivalentIsAnEdit() throws {
    var manifest = try manifest("{\"releases\":[{\"version\":\"\u{E9}\"}]}")
    try manifest.set(.version, to: .known("e\u{301}"), ofReleaseAt: 0)
    #expect(
      Array("{\"releases\":[{\"version\":\"e\u{301}\"}]}".utf8) == manifest.source)
  }

  @Test func editsOfSeveralRecordsLandInAnyOrder() throws {
    let source = #"{"releases":[{"version":"1"},{"version":"2"},{"version":"3"}],"schema":1}"#
    var manifest = try manifest(source)
    for index in [2, 0, 1, 0] {
      try manifest.set(.sequence, to: .known(UInt64(index)), ofReleaseAt: index)
    }
    #expect(
      String(decoding: manifest.source, as: UTF8.self)
        == #"{"releases":[{"sequence":0,"version":"1"},{"sequence":1,"version":"2"},"#
        + #"{"sequence":2,"version":"3"}],"schema":1}"#)
    let again = try ManifestDocument(parsing: manifest.source)
    #expect(again.releases == manifest.releases)
    #expect(again.source == manifest.source)
  }

  @Test func aRecordThatIsNoObjectCannotBeEdited() throws {
    var manifest = try manifest(#"{"releases":[7]}"#)
    let error = error { () throws(ManifestError) in
      try manifest.set(.withdrawn, to: .known(true), ofReleaseAt: 0)
    }
    #expect(error == "the release is integer, expected an object")
    #expect(String(decoding: manifest.source, as: UTF8.self) == #"{"releases":[7]}"#)
  }

  @Test func aSchemaThatIsNotUnderstoodCanBeReadButNotEdited() throws {
    for schema in ["2", "0", "-1", "1.0", "\"1\"", "null", "99999999999999999999"] {
      let source = "{\"schema\":\(schema),\"releases\":[{\"version\":\"1\"}]}"
      var manifest = try manifest(source)
      #expect(manifest.releases[0].version == .known("1"))
      let error = error { () throws(ManifestError) in
        try manifest.set(.version, to: .known("1"), ofReleaseAt: 0)
      }
      #expect(error == "schema is \(schema), expected 1 or older to edit")
      #expect(String(decoding: manifest.source, as: UTF8.self) == source)
    }
  }

  @Test func anAbsentSchemaIsTheFirst() throws {
    var manifest = try manifest(#"{"releases":[{}]}"#)
    #expect(manifest.schema == .absent)
    try manifest.set(.version, to: .known("1"), ofReleaseAt: 0)
    #expect(String(decoding: manifest.source, as: UTF8.self) == #"{"releases":[{"version":"1"}]}"#)
    #expect(try self.manifest(#"{"releases":[],"schema":1}"#).schema == .known(1))
    #expect(try self.manifest(#"{"releases":[],"schema":null}"#).schema == .null)
  }

  @Test func whatIsWrittenCanAlwaysBeReadAgain() throws {
    func nested(_ depth: Int) throws -> JSONValue {
      try JSONValue(
        parsing: String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    }
    var manifest = try manifest(#"{"releases":[{}]}"#)
    try manifest.set(key: "a", to: nested(509), ofReleaseAt: 0)
    _ = try ManifestDocument(parsing: manifest.source)
    let error = error { () throws(ManifestError) in
      try manifest.set(key: "a", to: (try? nested(510)) ?? .null, ofReleaseAt: 0)
    }
    #expect(error == "the value makes the manifest deeper than 512 arrays and objects")
  }

  @Test func findingsGiveThePlaceAndTheRecord() throws {
    let manifest = try manifest(
      """
      {"releases": [
        {"version": "1", "channel": "beta"},
        7,
        {"sequence": -1, "channel": "later", "version": "2", "rollout": 0.5},
        {"channel": "beta"}
      ]}
      """)
    #expect(
      manifest.findings.map(\.description) == [
        "line 3, column 3 (byte 56): release 1: the record is integer, expected an object",
        "line 4, column 16 (byte 74): release 2: sequence is -1, expected an integer from 0 to "
          + "18446744073709551615",
        "line 4, column 67 (byte 125): release 2: rollout is 0.5, expected an integer from 0 to "
          + "10000",
        "line 5, column 3 (byte 133): release 3: version is missing",
      ])
  }

  @Test func keysOfTheDocumentAreReadable() throws {
    let manifest = try manifest(#"{"releases":[],"note":"x"}"#)
    #expect(manifest["note"]?.string == "x")
    #expect(manifest["other"] == nil)
  }
}
