/// What is wrong in a case that breaks its property, in words for a person.
public struct Failure: Hashable, Sendable {
  /// A part of the case's value, such as `a` and `1.0.0-rc.1`.
  public struct Input: Hashable, Sendable {
    /// What the part is called in ``Failure/observed`` and ``Failure/expected``.
    public let name: String
    /// The part's text.
    public let text: String

    /// Names a part of the value.
    public init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The value, part by part.
  public let inputs: [Input]
  /// What the subject said.
  public let observed: String
  /// What is right.
  public let expected: String
  /// What tells this failure from others of its property; what the subject said, if nothing better is
  /// known.
  public let kind: String

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - inputs: the value, part by part.
  ///   - observed: what the subject said.
  ///   - expected: what is right, and by which rule.
  ///   - kind: what tells it from other failures of the property; two of one kind are taken for the
  ///     same mistake. What was observed, if it is not given.
  public init(_ inputs: [Input], observed: String, expected: String, kind: String? = nil) {
    self.inputs = inputs
    self.observed = observed
    self.expected = expected
    self.kind = kind ?? observed
  }
}
