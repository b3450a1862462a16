import DecisionLaws

/// What is tagged as stable is offered as stable, though its version says that it is a pre-release.
struct StableTrustsTag: DecisionMutant {
  let expectedKiller: any DecisionLaw = StableNeverGetsAPrerelease()

  func isPermitted(_ record: StepwiseRecord) -> Bool { true }
}
