import ComparatorLaws
package import PropertyTesting

/// A law as it is asked of a program, or the reason for which it cannot be.
package struct ExternalLaw: Sendable {
  /// The law's name.
  package let name: String
  /// The law's property, then those over small scopes; none when it is skipped.
  package let properties: [Property]
  /// Why it is skipped; nil when it is not.
  package let reasonToSkip: String?

  init(_ law: any ComparatorLaw, _ interview: Interview, _ limits: DocumentedLimits) {
    name = law.name
    reasonToSkip = Self.reasonToSkip(law, limits)
    properties =
      reasonToSkip != nil
      ? []
      : [law, law.exhaustiveCompanion].compactMap { $0?.property(asking: interview, limits) }
  }

  /// Why a law cannot be asked of a program; nil when it can be.
  private static func reasonToSkip(
    _ law: any ComparatorLaw, _ limits: DocumentedLimits
  ) -> String? {
    switch law.requirement {
    case nil: break
    case .byteLimit: if limits.byteLimit == nil { return "no --limit is given" }
    case let feature?: return "the protocol does not ask for \(feature.rawValue)"
    }
    if law is OperatorsAgree { return "one reply stands for all operators" }
    if limits.isOnlyValid, law is EveryGrammarFaultIsRejected || law is AcceptanceEqualsTheGrammar {
      return "--only-valid: texts that are no versions are not asked about"
    }
    return nil
  }
}

extension ComparatorLaw {
  /// The law as a property of a program.
  ///
  /// Kinds of cases that are beyond its limits cannot be required.
  fileprivate func property(asking interview: Interview, _ limits: DocumentedLimits) -> Property {
    var ownLimits = limits
    // The laws about limits have to go beyond them.
    if requirement == .byteLimit { ownLimits.byteLimit = nil }
    if self is LargerNumbersAreNotMangled { ownLimits.digitLimit = nil }
    let comparator = ExternalComparator(
      interview, limits: ownLimits, byteLimit: limits.byteLimit)
    let labels = limits.isSizeLimited ? labels.map { Label($0.name) } : labels
    // A law makes its name anew each time.
    let name = name
    return Property(name, labels: labels, scope: scope) { (trial) throws(Discard) in
      try interview.judge(caseOf: name) { () throws(Discard) in
        try judge(comparator, &trial)?.citing(clause)
      }
    }.conducted(by: interview)
  }
}

extension Failure {
  /// The same failure, with the clause that is broken unless it is named already.
  fileprivate func citing(_ clause: String) -> Failure {
    guard !clause.isEmpty, !expected.contains("clause") else { return self }
    return Failure(
      inputs, observed: observed, expected: "\(expected) (clause \(clause))", kind: kind)
  }
}
