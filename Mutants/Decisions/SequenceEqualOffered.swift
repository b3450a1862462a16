import DecisionLaws

/// The same sequence is taken for a newer package: the install updates itself in circles.
struct SequenceEqualOffered: DecisionMutant {
  let expectedKiller: any DecisionLaw = ApplyingOffersEnds()

  func isNewer(_ remote: Int, than installed: Int) -> Bool { remote >= installed }
}
