/// The JSON text of what a decoder hands out.
struct JSONDecodedText {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ decoder: any Decoder) throws {
    guard decoder.codingPath.count <= JSONDocument.maximumDepth else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "nested too deep"))
    }
    if let members = try? decoder.container(keyedBy: JSONCodingKey.self) {
      try append(members)
    } else if let elements = try? decoder.unkeyedContainer() {
      try append(elements)
    } else {
      try append(decoder.singleValueContainer())
    }
  }

  private mutating func append(_ members: KeyedDecodingContainer<JSONCodingKey>) throws {
    let keys = members.allKeys.sorted {
      $0.stringValue.utf8.lexicographicallyPrecedes($1.stringValue.utf8)
    }
    bytes.append(UInt8(ascii: "{"))
    for key in keys {
      bytes += JSONValue.quoted(key.stringValue)
      bytes.append(UInt8(ascii: ":"))
      try append(members.superDecoder(forKey: key))
      bytes.append(UInt8(ascii: ","))
    }
    close(with: UInt8(ascii: "}"))
  }

  private mutating func append(_ elements: any UnkeyedDecodingContainer) throws {
    var elements = elements
    bytes.append(UInt8(ascii: "["))
    while !elements.isAtEnd {
      try append(elements.superDecoder())
      bytes.append(UInt8(ascii: ","))
    }
    close(with: UInt8(ascii: "]"))
  }

  /// Ends an array or object, after whose last part no comma stands.
  private mutating func close(with bracket: UInt8) {
    if bytes.last == UInt8(ascii: ",") { bytes.removeLast() }
    bytes.append(bracket)
  }

  private mutating func append(_ scalar: any SingleValueDecodingContainer) throws {
    if scalar.decodeNil() {
      bytes += Array("null".utf8)
    } else if let text = try? scalar.decode(String.self) {
      bytes += JSONValue.quoted(text)
    } else if let bool = try? scalar.decode(Bool.self) {
      bytes += Array("\(bool)".utf8)
    } else {
      bytes += Array(try number(scalar).utf8)
    }
  }

  /// A number by its value: as an integer where that says the same as the double, else as a double.
  ///
  /// Foundation rounds to get an integer, and a double has no room for large ones, so neither can
  /// go first without looking at the other.
  private func number(_ scalar: any SingleValueDecodingContainer) throws -> String {
    let double = try scalar.decode(Double.self)
    let isNegativeZero = double.bitPattern == (-0.0).bitPattern
    if !isNegativeZero, let integer = integer(scalar), Double(integer) == double {
      return "\(integer)"
    }
    return "\(double)"
  }

  /// The widest integer that the decoder offers.
  private func integer(_ scalar: any SingleValueDecodingContainer) -> Int128? {
    if let wide = try? scalar.decode(Int128.self) { return wide }
    if let narrow = try? scalar.decode(Int64.self) { return Int128(narrow) }
    return (try? scalar.decode(UInt64.self)).map { Int128($0) }
  }
}
