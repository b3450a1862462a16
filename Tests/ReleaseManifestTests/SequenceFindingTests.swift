import ReleaseManifest
import Testing

struct SequenceFindingTests {
  private func findings(_ records: String...) throws -> [String] {
    let text = "{\"releases\":[\n\(records.joined(separator: ",\n"))\n]}"
    return try ManifestDocument(parsing: Array(text.utf8)).findings.map { finding in
      "\(finding.index): \(finding.fault)"
    }
  }

  private func record(
    _ sequence: String?, version: String = "1.0.0", channel: String = "beta",
    withdrawn: Bool = false
  ) -> String {
    "{\"version\":\"\(version)\",\"channel\":\"\(channel)\",\"withdrawn\":\(withdrawn)"
      + (sequence.map { ",\"sequence\":\($0)" } ?? "") + "}"
  }

  @Test func distinctSequencesMayRiseOrFallDownTheList() throws {
    #expect(try findings(record("1"), record("2"), record("5")).isEmpty)
    #expect(try findings(record("5"), record("2"), record("1")).isEmpty)
    #expect(try findings(record("1"), record(nil), record("2")).isEmpty)
  }

  @Test func aRepeatedSequenceIsAFindingWhateverTheBuildMetadata() throws {
    #expect(
      try findings(record("1", version: "1.0.0+a"), record("1", version: "1.0.0+b")) == [
        "1: sequence is 1 like that of release 0, which has the same version and channel"
      ])
  }

  @Test func twoReleasesWithoutASequenceAreAFinding() throws {
    #expect(
      try findings(record(nil), record("1"), record(nil)) == [
        "2: sequence is missing like that of release 0, which has the same version and channel"
      ])
  }

  @Test func aSequenceThatTurnsRoundIsAFinding() throws {
    #expect(
      try findings(record("1"), record("3"), record("2"), record("4")) == [
        "2: sequence is 2, which turns the order round after release 1"
      ])
  }

  @Test func otherVersionsAndChannelsAndWithdrawnReleasesDoNotMatter() throws {
    #expect(
      try findings(
        record("1"), record("1", version: "1.0.1"), record("1", channel: "stable"),
        record("1", withdrawn: true), record("1", version: "1.0.0-rc.1")
      ).isEmpty)
  }
}
