public import PropertyTesting

/// A subject with one deliberate mistake, and the laws that may find it.
public struct Mutant: Sendable {
  /// A law about this mutant.
  public struct Law: Sendable {
    /// The law's name.
    public let name: String
    /// What the law states of this mutant: one property, or more when small scopes are tried too;
    /// none when the law does not apply.
    public let properties: [Property]

    /// Names a law.
    public init(name: String, properties: [Property]) {
      self.name = name
      self.properties = properties
    }
  }

  /// The name of the mistake.
  public let name: String
  /// The law that is meant to catch it.
  public let expectedKiller: String
  /// Every law of the kind of subject that this is.
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
