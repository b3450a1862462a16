/// A decoder of arrays in arrays, so many of them, with a number inside that it truncates when it is
/// asked for an integer.
struct NestedDecoder: Decoder {
  let depth: Int
  let number: Double
  var codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(depth: Int, number: Double) {
    self.depth = depth
    self.number = number
  }

  func container<Key: CodingKey>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw DecodingError.typeMismatch(
      [String: Any].self, DecodingError.Context(codingPath: codingPath, debugDescription: "array"))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard codingPath.count < depth else {
      throw DecodingError.typeMismatch(
        [Any].self, DecodingError.Context(codingPath: codingPath, debugDescription: "number"))
    }
    return Elements(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    Number(codingPath: codingPath, number: number)
  }
}

extension NestedDecoder {
  private struct Index: CodingKey {
    let intValue: Int? = 0
    let stringValue = "0"

    init() {}
    init?(intValue: Int) {}
    init?(stringValue: String) {}
  }

  private struct Elements: UnkeyedDecodingContainer {
    let decoder: NestedDecoder
    var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { 1 }
    var isAtEnd: Bool { currentIndex == 1 }

    init(decoder: NestedDecoder) { self.decoder = decoder }

    mutating func superDecoder() -> any Decoder {
      currentIndex += 1
      var inner = decoder
      inner.codingPath.append(Index())
      return inner
    }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try Value(from: superDecoder())
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try superDecoder().unkeyedContainer()
    }

    mutating func nestedContainer<Key: CodingKey>(
      keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
      try superDecoder().container(keyedBy: type)
    }
  }

  private struct Number: SingleValueDecodingContainer {
    let codingPath: [any CodingKey]
    let number: Double

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      for known in [number, Int64(number)] as [any Sendable] {
        if let value = known as? Value { return value }
      }
      throw DecodingError.typeMismatch(
        type, DecodingError.Context(codingPath: codingPath, debugDescription: "number"))
    }
  }
}
