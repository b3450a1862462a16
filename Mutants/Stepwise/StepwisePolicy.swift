package import DecisionLaws
package import SemVer
package import UpdateDecisions

/// A correct policy in small steps, of which a mutant replaces one by a mistake.
///
/// It makes a list of each stage and filters it: slow and plain. Everything that a mutant does not
/// replace is right, so a mutant's file shows its mistake and little else.
package protocol StepwisePolicy: UpdatePolicy {
  /// The installed version; nil when the text is none.
  func installedVersion(_ text: String) -> SemVersion?

  /// What an unparsable installed version comes to.
  var outcomeOfInvalidInstalled: UpdateDecision.Outcome { get }

  /// The minimum version; nil when the text is none.
  func minimumVersion(_ text: String) -> SemVersion?

  /// Whether an unparsable minimum is noticed.
  var noticesInvalidMinimum: Bool { get }

  /// Whether a record counts at all: not withdrawn, and on an allowed channel or on none.
  func isInScope(_ release: Release, _ request: UpdateRequest) -> Bool

  /// What is wrong with a record, so that it cannot be offered.
  func faults(of release: Release, at index: Int) -> [UpdateEvent]

  /// Whether a record may be on its channel.
  func isPermitted(_ record: StepwiseRecord) -> Bool

  /// How one version stands to another.
  func precedence(_ left: SemVersion, _ right: SemVersion) -> Precedence

  /// Whether a record is newer than what is installed.
  func isUpgrade(_ record: StepwiseRecord, _ given: StepwiseCase) -> Bool

  /// Whether the installed sequence may be compared with a record's.
  func isComparable(_ record: StepwiseRecord, _ request: UpdateRequest) -> Bool

  /// A sequence that is known; nil for one that is not.
  func knownSequence(_ sequence: Int?) -> Int?

  /// Whether a remote sequence is newer than the installed one.
  func isNewer(_ remote: Int, than installed: Int) -> Bool

  /// Whether a record is rolled out to the install.
  func isRolledOut(_ record: StepwiseRecord, _ given: StepwiseCase) -> Bool

  /// A rollout, in basis points.
  func share(_ rollout: BasisPoints) -> Int

  /// Whether a bucket lies within a rollout.
  func isWithin(_ bucket: Int, _ share: Int) -> Bool

  /// The bucket of the install in a record's rollout.
  func bucket(_ record: StepwiseRecord, _ given: StepwiseCase) -> Int

  /// Whether the minimum beats the rollout.
  func isRolloutWaived(_ given: StepwiseCase) -> Bool

  /// Whether the installed version is below the minimum.
  func isBelowMinimum(_ given: StepwiseCase) -> Bool

  /// The records that may be offered, out of those that are newer and out of all.
  func eligible(
    _ upgrades: [StepwiseRecord], _ records: [StepwiseRecord], _ given: StepwiseCase
  ) -> [StepwiseRecord]

  /// Whether the first is to be offered rather than the second.
  func isPreferred(_ record: StepwiseRecord, to other: StepwiseRecord) -> Bool

  /// The record to offer.
  func best(of records: [StepwiseRecord]) -> StepwiseRecord?

  /// The offer, once it is found; nil to offer nothing after all.
  func confirmed(_ best: StepwiseRecord, _ given: StepwiseCase) -> StepwiseRecord?

  /// What makes the choice a doubtful one.
  func repetitions(of best: StepwiseRecord, in eligible: [StepwiseRecord]) -> [UpdateEvent]

  /// The outcome of a request with a valid installed version.
  func outcome(
    _ best: StepwiseRecord?, hasMalformedRecord: Bool, isHeld: Bool, _ given: StepwiseCase
  ) -> UpdateDecision.Outcome

  /// The outcome when nothing is offered and the minimum is kept.
  func outcomeWithoutOffer(hasMalformedRecord: Bool, isHeld: Bool) -> UpdateDecision.Outcome
}

/// The steps as they are, without a mistake.
package struct CorrectPolicy: StepwisePolicy {
  package init() {}
}
