public import PropertyTesting
import UpdateDecisions

/// L11: other build metadata gives the same outcome, and an offer of the same precedence and
/// sequence (SemVer 2.0.0, clause 10).
public struct BuildMetadataDoesNotMatter: DecisionLaw {
  private enum Mark: Int, CaseIterable {
    case installedVersionInTheFeed
  }

  /// Inputs.
  public let group = DecisionLawGroup.inputs
  /// Where build metadata alone could make an update.
  public let labels = Label.each(of: Mark.self, atLeast: 0.03)

  /// States the law.
  public init() {}

  /// Gives every valid version other build metadata.
  public func judge(
    _ policy: some UpdatePolicy, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let (request, rebuilt) = try trial.draw { (trial) throws(Discard) in
      let request = trial.source.request()
      var rebuilt = request
      trial.source.rebuild(&rebuilt.installed.version)
      if var minimum = rebuilt.minimumVersion {
        trial.source.rebuild(&minimum)
        rebuilt.minimumVersion = minimum
      }
      for index in rebuilt.releases.indices {
        trial.source.rebuild(&rebuilt.releases[index].version)
      }
      let installed = request.installed.version.withoutBuild
      trial.mark(
        Mark.installedVersionInTheFeed,
        if: request.releases.contains { $0.version.withoutBuild == installed })
      return (request, rebuilt)
    }
    let (first, second) = (policy.decide(request), policy.decide(rebuilt))
    guard first.verdict.withoutBuild != second.verdict.withoutBuild else { return nil }
    return Failure(
      request, rebuilt, observed: (first, second),
      expected: "build metadata changes nothing but the text of the offer")
  }
}

extension ChoiceSource {
  /// Gives a text other build metadata if it is a version.
  fileprivate mutating func rebuild(_ text: inout String) {
    let build = pick(["", "+0", "+z"])
    if DecisionOracle().isVersion(text) { text = text.withoutBuild + build }
  }
}

extension String {
  /// What stands before the first plus sign.
  fileprivate var withoutBuild: String {
    String(decoding: utf8.prefix { $0 != UInt8(ascii: "+") }, as: UTF8.self)
  }
}

extension Verdict {
  /// The verdict up to which of several records of one precedence and sequence is offered.
  fileprivate var withoutBuild: Verdict {
    var copy = self
    copy.offered = offered.map {
      Release(version: $0.version.withoutBuild, channel: nil, sequence: $0.sequence)
    }
    return copy
  }
}
