/// A converter of legacy notations, as the laws see it: near-misses in, strict versions out.
public protocol NotationConverter: Sendable {
  /// Converts a text; nil when it stands for no version.
  func convert(_ text: String) -> NotationConversion?
}

/// What a converter made of a text.
public struct NotationConversion: Hashable, Sendable {
  /// The version's text.
  public let text: String
  /// The names of the rules that were applied, in the order of their application.
  public let rules: [String]

  /// Describes a conversion.
  public init(text: String, rules: [String]) {
    self.text = text
    self.rules = rules
  }
}
