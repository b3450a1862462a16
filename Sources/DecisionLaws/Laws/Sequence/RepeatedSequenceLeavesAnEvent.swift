public import PropertyTesting
import UpdateDecisions

/// L26: when two records have the version, channel and sequence of the offer, an event says so: the
/// choice between them is never a silent one.
public struct RepeatedSequenceLeavesAnEvent: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case otherBuild
    case unknownSequence
  }

  /// Sequence.
  public let group = DecisionLawGroup.sequence
  /// What hides a repetition.
  public let labels = Label.each(of: Mark.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Adds a release twice, the second time perhaps with other build metadata.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, repeated) = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.requestBelowHighest()
      var release = try trial.source.highestRelease(for: request)
      trial.source.insert(release, into: &request)
      trial.mark(Mark.unknownSequence, if: release.sequence == nil)
      if trial.source.chance(1, in: 2) {
        release.version += "+b"
        trial.mark(Mark.otherBuild)
      }
      var repeated = request
      trial.source.insert(release, into: &repeated)
      return (request, repeated)
    }
    let (once, twice) = (policy.decide(request), policy.decide(repeated))
    let counts = [once, twice].map { decision in
      decision.events.count { $0.code == .sequenceRepeated }
    }
    guard counts[1] != counts[0] + 1 else { return nil }
    return Failure(
      request, repeated, observed: (once, twice), expected: "one event sequenceRepeated more")
  }
}
