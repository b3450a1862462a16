public import PropertyTesting

/// A subject with one deliberate mistake, and the laws that may find it.
public struct Mutant: Sendable {
  /// The name of the mistake.
  public let name: String
  /// The name of the law that is meant to catch it.
  public let expectedKiller: String
  /// Every law of the kind of subject that this is, in the order in which they are shown.
  public let laws: [Law]

  /// Describes a mutant.
  ///
  /// - Precondition: the expected killer is the name of one of the laws.
  public init(name: String, expectedKiller: String, laws: [Law]) {
    precondition(laws.contains { $0.name == expectedKiller }, "the expected killer is unknown")
    self.name = name
    self.expectedKiller = expectedKiller
    self.laws = laws
  }
}

extension Mutant {
  /// A law about a mutant.
  public struct Law: Sendable {
    /// The law's name.
    public let name: String
    /// The laws among which it must be worth having.
    public let group: String
    /// Whether it must be the only one of its kind in its group to kill some mutant; oracle laws
    /// and laws that follow from others need not be.
    public let mustBeSoleKiller: Bool
    /// What the law states of this mutant: a property, then those that are tried at the full budget
    /// only; none when the law does not apply to the mutant.
    public let properties: [Property]

    /// Describes a law about a mutant.
    public init(name: String, group: String, mustBeSoleKiller: Bool, properties: [Property]) {
      self.name = name
      self.group = group
      self.mustBeSoleKiller = mustBeSoleKiller
      self.properties = properties
    }
  }
}
