import DecisionLaws
import SemVer

/// The minimum version itself is taken for too low.
struct MinimumInclusive: DecisionMutant {
  let expectedKiller: any DecisionLaw = OnlyVersionsBelowTheMinimumMustUpdate()

  func isBelowMinimum(_ given: StepwiseCase) -> Bool {
    given.minimum.map { precedence(given.current, $0) != .greater } ?? false
  }
}
