public import MutantChecking

extension CheckOutcome: Codable {
  /// Reads the text of an outcome, such as `killed 12`.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let outcome = CheckOutcome(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is no outcome"))
    }
    self = outcome
  }

  /// Stores the outcome as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
