package import DecisionLaws
package import MutantChecking

/// The hand-written mutants of the update decision.
package enum DecisionCatalogue {
  /// All of them, fresh ones each time: some have a memory.
  package static var policies: [any DecisionMutant] {
    [
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
      RepetitionForgotten(),
    ]
  }

  /// The mutants under the given laws.
  package static func mutants(under laws: [any DecisionLaw]) -> [Mutant] {
    policies.map { $0.mutant(under: laws) }
  }
}
