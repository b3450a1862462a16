import DecisionLaws
import SemVer

/// A minimum that is no version is taken for one above all: a slip of the pen locks everybody out.
struct BadMinimumForcesAll: DecisionMutant {
  let expectedKiller: any DecisionLaw = InvalidMinimumNeitherForcesNorHides()

  func minimumVersion(_ text: String) -> SemVersion? {
    SemVersion(text) ?? SemVersion("999999999.0.0")
  }
}
