public import PropertyTesting

/// A named property of a manifest codec.
///
/// A law's type name, with a small first letter, is its name: it says what holds.
public protocol ManifestLaw: Sendable {
  /// The laws among which this one is compared with others.
  var group: ManifestLawGroup { get }

  /// Whether the law must notice a mistake that no other such law of its group notices.
  ///
  /// Not so for one that sees every loss and says little about which.
  var mustBeSoleKiller: Bool { get }

  /// Whether only a codec that keeps bytes can keep the law.
  var needsBytes: Bool { get }

  /// The kinds of cases that the law must meet; for a codec that keeps values only, which meets
  /// fewer kinds, they are counted and not required.
  var labels: [Label] { get }

  /// Which cases are tried.
  var scope: Property.Scope { get }

  /// Draws one case and judges it; nil when the codec keeps the law.
  func judge(_ codec: some ManifestCodec, _ trial: inout Trial) throws(Discard) -> Failure?
}

/// The laws that are compared with each other when it is asked which of them are needed.
public enum ManifestLawGroup: String, Hashable, Sendable, CaseIterable {
  /// What a record says.
  case reading
  /// What is written without an edit.
  case keeping
  /// What an edit changes.
  case editing
}

extension ManifestLaw {
  /// The law's name: its type's, with a small first letter.
  public var name: String { TypeName.of(Self.self) }

  /// Most laws say which mistake it is.
  public var mustBeSoleKiller: Bool { true }
  /// Most laws speak of values.
  public var needsBytes: Bool { false }
  /// None.
  public var labels: [Label] { [] }
  /// Random cases.
  public var scope: Property.Scope { .sampled }

  /// The law as a property of one codec; nil when the codec keeps values and the law is about bytes.
  public func property(of codec: some ManifestCodec) -> Property? {
    guard !needsBytes || codec.fidelity == .bytes else { return nil }
    let required = codec.fidelity == .bytes ? labels : labels.map { Label($0.name) }
    return Property(name, labels: required, scope: scope) { (trial) throws(Discard) in
      try judge(codec, &trial)
    }
  }
}
