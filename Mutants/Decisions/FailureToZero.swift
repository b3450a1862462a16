import DecisionLaws
import SemVer

/// An installed version that cannot be parsed counts as 0.0.0, so that everything is an update.
///
/// A parser that returns a default instead of an error makes this mistake without being asked.
struct FailureToZero: DecisionMutant {
  let expectedKiller: any DecisionLaw = UnparsableInstalledVersionIsTheOutcome()

  func installedVersion(_ text: String) -> SemVersion? { SemVersion(text) ?? SemVersion("0.0.0") }
}
