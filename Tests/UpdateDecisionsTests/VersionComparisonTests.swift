import SemVer
import Testing
import UpdateDecisions

@Test func twoVersionsAreComparable() {
  #expect(VersionComparison(current: "1.9.0", remote: "1.10.0") == .comparable(.less))
  #expect(VersionComparison(current: "1.9.0", remote: "1.9.0+b") == .comparable(.equal))
  #expect(VersionComparison(current: "1.9.0", remote: "1.9.0-rc.1") == .comparable(.greater))
}

@Test func aTextThatIsNoVersionHasNoOrder() throws {
  let error = #expect(throws: SemVersionError.self) { try SemVersion(parsing: "1.9") }
  let missingPatch = try #require(error)
  #expect(VersionComparison(current: "1.9.0", remote: "1.9") == .remoteInvalid(missingPatch))
  #expect(VersionComparison(current: "1.9", remote: "1.9.0") == .currentInvalid(missingPatch))
  #expect(VersionComparison(current: "1.9", remote: "") == .currentInvalid(missingPatch))
}
