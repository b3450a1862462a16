/// The laws of an update policy, in the order in which they are tried and shown.
///
/// The module is called DecisionLaws; this is their list.
public let allDecisionLaws: [any DecisionLaw] =
  inputLaws + offerLaws + rolloutLaws + minimumLaws + sequenceLaws + [DecisionEqualsTheOracle()]

private let inputLaws: [any DecisionLaw] = [
  SameInputsGiveTheSameDecision(),
  EarlierDecisionsDoNotMatter(),
  OrderOfReleasesDoesNotMatter(),
  OtherChannelsDoNotMatter(),
  BuildMetadataDoesNotMatter(),
  WithdrawnReleaseCountsAsAbsent(),
  UnparsableRemoteVersionIsNeverUpToDate(),
  UnparsableInstalledVersionIsTheOutcome(),
  MalformedReleaseNeverHidesAnOffer(),
]

private let offerLaws: [any DecisionLaw] = [
  OfferIsAStrictUpgrade(),
  OfferComesFromAnAllowedChannel(),
  StableNeverGetsAPrerelease(),
  OfferIsTheBestEligible(),
  ApplyingOffersEnds(),
]

private let rolloutLaws: [any DecisionLaw] = [
  RolloutEndsMeanNobodyAndEverybody(),
  RaisingTheRolloutKeepsTheOffer(),
  BucketDependsOnReleaseAndInstallOnly(),
  BucketsAreUniformAndIndependent(),
  HeldReleaseCountsAsAbsent(),
  HoldIsVisible(),
]

private let minimumLaws: [any DecisionLaw] = [
  OnlyVersionsBelowTheMinimumMustUpdate(),
  InvalidMinimumNeitherForcesNorHides(),
  BelowMinimumWithoutReleaseHasNoRemedy(),
  MinimumBeatsTheRollout(),
]

private let sequenceLaws: [any DecisionLaw] = [
  SequenceCountsOnlyWhenComparable(),
  RepeatedSequenceLeavesAnEvent(),
]
