import DecisionLaws

/// A sequence that is not known is taken for 0: every package that has one is an update.
struct MissingSequenceIsZero: DecisionMutant {
  let expectedKiller: any DecisionLaw = SequenceCountsOnlyWhenComparable()

  func knownSequence(_ sequence: Int?) -> Int? { sequence ?? 0 }
}
