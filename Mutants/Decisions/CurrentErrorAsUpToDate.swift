import DecisionLaws
import UpdateDecisions

/// An installed version that cannot be parsed is shown as "up to date": nobody ever hears of it.
struct CurrentErrorAsUpToDate: DecisionMutant {
  let expectedKiller: any DecisionLaw = UnparsableInstalledVersionIsTheOutcome()

  var outcomeOfInvalidInstalled: UpdateDecision.Outcome { .upToDate }
}
