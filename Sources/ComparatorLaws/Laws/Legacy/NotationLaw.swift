public import PropertyTesting

/// A named property of a converter of legacy notations.
///
/// A law's type name, with a small first letter, is its name: it says what holds.
public protocol NotationLaw: Sendable {
  /// What the law knows that the subject does not.
  var evidence: LawEvidence { get }

  /// The kinds of cases that the law must meet.
  var labels: [Label] { get }

  /// Draws one case and judges it; nil when the subject keeps the law.
  func judge(_ subject: some NotationConverter, _ trial: inout Trial) throws(Discard) -> Failure?
}

extension NotationLaw {
  /// The law's name: its type's, with a small first letter.
  public var name: String { TypeName.of(Self.self) }

  /// The law as a property of one subject.
  public func property(of subject: some NotationConverter) -> Property {
    Property(name, labels: labels) { (trial) throws(Discard) in try judge(subject, &trial) }
  }
}

/// The laws of a converter of legacy notations, in the order in which they are tried and shown.
public let allNotationLaws: [any NotationLaw] = [
  ValidTextIsLeftAlone(), ConversionIsValidAndNamed(), ConversionIsIdempotent(),
]
