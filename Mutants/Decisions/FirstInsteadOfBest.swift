import DecisionLaws

/// The first record that is newer is offered: users climb through every release in between.
struct FirstInsteadOfBest: DecisionMutant {
  let expectedKiller: any DecisionLaw = OfferIsTheBestEligible()

  func best(of records: [StepwiseRecord]) -> StepwiseRecord? { records.first }
}
