public import PropertyTesting
import UpdateDecisions

/// L22: of two packages of one version the one with the greater sequence is newer, if both sequences
/// are known and the channels are the same or declared comparable; in no other case is either.
public struct SequenceCountsOnlyWhenComparable: DecisionLaw {
  private static let sequences: [Int?] = [nil, 0, 1, 2, .max]
  private static let channels: [Channel?] = [nil, "beta", "nightly"]

  /// Sequence.
  public let group = DecisionLawGroup.sequence
  /// The whole truth table.
  public let scope = Property.Scope.exhaustive(limit: 150)

  /// States the law.
  public init() {}

  /// Decides one row of the table.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let installedSequence = trial.source.pick(Self.sequences)
    let remoteSequence = trial.source.pick(Self.sequences)
    let installedChannel = trial.source.pick(Self.channels)
    let isDeclared = trial.source.chance(1, in: 2)
    let request = UpdateRequest(
      installed: InstalledRelease(
        version: "1.2.0", channel: installedChannel, sequence: installedSequence),
      allowedChannels: ["beta"], installIdentifier: "0",
      releases: [Release(version: "1.2.0", channel: "beta", sequence: remoteSequence)],
      comparesSequencesAcrossChannels: isDeclared)
    let isComparable = isDeclared || installedChannel == "beta"
    var isNewer = false
    if isComparable, let installedSequence, let remoteSequence {
      isNewer = remoteSequence > installedSequence
    }
    let decision = policy.decide(request)
    guard decision.outcome != (isNewer ? .updateAvailable : .upToDate) else { return nil }
    return Failure(
      request, observed: decision, expected: isNewer ? "updateAvailable" : "upToDate")
  }
}
