package import DecisionLaws
package import MutationTesting

/// The hand-written mutants of the update decision.
package enum DecisionCatalogue {
  /// All of them.
  package static let policies: [any DecisionMutant] = [
    FailureToZero(),
    CurrentErrorAsUpToDate(),
    RemoteErrorAsUpToDate(),
    MalformedAborts(),
    LexicographicChoice(),
    MetadataOrders(),
    NoChannelFilter(),
    CompareBeforeFilter(),
    StableTrustsTag(),
    MissingChannelMatchesAll(),
    ZeroPercentMeansAll(),
    BucketInclusiveBound(),
    TopBucketExcluded(),
    RolloutUnread(),
    FreshDice(),
    UnsaltedBucket(),
    BucketUsesCurrentVersion(),
    BucketSaltedByRollout(),
    HoldHidesOlder(),
    FallbackSkipsComparison(),
    WithdrawnOffered(),
    WithdrawnFilteredAfterMaximum(),
    LastTieWins(),
    FirstInsteadOfBest(),
    MinimumInclusive(),
    BadMinimumIgnored(),
    BadMinimumForcesAll(),
    MinimumOnlyWithUpdate(),
    RolloutHoldsBelowMinimum(),
    ChannelSwitchDowngrades(),
    MissingSequenceIsZero(),
    SequenceBeatsPrecedence(),
    EqualOffered(),
    SequenceEqualOffered(),
    CrossChannelSequence(),
    HeldShownAsUpToDate(),
    CachesLastDecision(),
    DuplicateSequenceIgnored(),
  ]

  /// The mutants under the given laws.
  package static func mutants(under laws: [any DecisionLaw]) -> [Mutant] {
    policies.map { $0.mutant(under: laws) }
  }
}
