extension JSONValue: Encodable {
  /// Hands the value to an encoder, which takes values and no text.
  ///
  /// Spelling, white space and the order of keys are the encoder's; of duplicate keys the last
  /// wins. Floating numbers become the nearest double.
  ///
  /// - Throws: `EncodingError` for what would be destroyed: an integer of more than 127 bits, a
  ///   floating number beyond the range of a double, a string or key with a lone surrogate.
  /// - Complexity: O(*n*) in the values.
  public func encode(to encoder: any Encoder) throws {
    switch kind {
    case .object: try encodeMembers(to: encoder)
    case .array: try encodeElements(to: encoder)
    default: try encodeScalar(to: encoder)
    }
  }

  private func encodeMembers(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JSONCodingKey.self)
    for member in members {
      let key = try member.key.required(\.string, encoder)
      try container.encode(member.value, forKey: JSONCodingKey(stringValue: key))
    }
  }

  private func encodeElements(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements { try container.encode(element) }
  }

  private func encodeScalar(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch kind {
    case .null, .array, .object: try container.encodeNil()
    case .bool: try container.encode(required(\.bool, encoder))
    case .string: try container.encode(required(\.string, encoder))
    case .floating: try container.encode(required(\.double, encoder))
    case .integer: try encodeInteger(to: &container, encoder)
    }
  }

  /// Takes the narrowest type, as not every encoder knows the wide ones.
  private func encodeInteger(
    to container: inout any SingleValueEncodingContainer, _ encoder: any Encoder
  ) throws {
    if bytes.elementsEqual("-0".utf8) {
      try container.encode(-0.0)
    } else if let integer = integer(Int64.self) {
      try container.encode(integer)
    } else {
      try container.encode(required({ $0.integer(Int128.self) }, encoder))
    }
  }

  private func required<Result>(
    _ reading: (JSONValue) -> Result?, _ encoder: any Encoder
  ) throws -> Result {
    guard let result = reading(self) else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "no Swift value stands for \(self) without loss"))
    }
    return result
  }
}
