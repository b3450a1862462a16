public import PropertyTesting
import UpdateDecisions

/// L9: the order of the records does not matter, except that events and offers say where they are.
public struct OrderOfReleasesDoesNotMatter: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case tiedRecords
    case otherReleaseTied
  }

  /// Inputs.
  public let group = DecisionLawGroup.inputs
  /// Records that differ in nothing that precedence or sequence could tell; another release that
  /// ties with both, and stands between them by its text.
  public let labels = Label.each(of: Mark.self, atLeast: 0.05)

  /// States the law.
  public init() {}

  /// Puts the records into another order; often two of them tie.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, shuffled) = try trial.draw { (trial) throws(Discard) in
      var request = trial.source.request()
      if trial.source.chance(1, in: 4), !request.allowedChannels.isEmpty {
        let channel = try trial.source.allowedChannel(of: request)
        let sequence = trial.source.sequence()
        let otherChannel = try trial.source.allowedChannel(of: request)
        for (build, channel) in [("+a", channel), ("+ab", otherChannel), ("+b", channel)] {
          let twin = Release(
            version: WorldVersion.highest.text + build, channel: channel, sequence: sequence)
          trial.source.insert(twin, into: &request)
        }
        trial.mark(Mark.tiedRecords)
        trial.mark(Mark.otherReleaseTied, if: otherChannel != channel)
      }
      var shuffled = request
      trial.source.shuffle(&shuffled.releases)
      return (request, shuffled)
    }
    let (first, second) = (policy.decide(request), policy.decide(shuffled))
    guard first.verdict != second.verdict || first.faults != second.faults else { return nil }
    return Failure(
      request, shuffled, observed: (first, second),
      expected: "the same outcome, offer and faults in any order of the records")
  }
}

extension ChoiceSource {
  /// Puts a list into any order; the simplest is the one that it has.
  fileprivate mutating func shuffle(_ releases: inout [Release]) {
    for index in releases.indices.dropLast() {
      releases.swapAt(index, index + number(0...(releases.count - 1 - index)))
    }
  }
}
