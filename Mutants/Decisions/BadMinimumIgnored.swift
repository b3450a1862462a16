import DecisionLaws

/// A minimum that is no version is taken for none, without a word: the gate is open and nobody knows.
struct BadMinimumIgnored: DecisionMutant {
  let expectedKiller: any DecisionLaw = InvalidMinimumNeitherForcesNorHides()

  var noticesInvalidMinimum: Bool { false }
}
