import SemVer
import Testing
import UpdateDecisions

@Test(arguments: [("263", "1.0.0", 0), ("7428", "1.0.0", 9999), ("573", "1.2.0", 0)])
func bucketsAreTheOnesThatWereComputedOnce(install: String, version: String, bucket: Int) throws {
  // Another number here would move every install to another place in every rollout.
  let version = try SemVersion(parsing: version)
  #expect(RolloutBucket(installIdentifier: install).number(for: version) == bucket)
}
