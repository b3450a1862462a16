/// One of several parts of all mutants, so that machines can share them.
///
/// A mutant's part depends on its identifier alone: it stays where it is when others come and go.
package struct Shard: Hashable, Sendable {
  /// Which part, from 1.
  package let number: Int
  /// Of how many parts.
  package let count: Int

  /// Nil unless the number lies between 1 and the count.
  package init?(number: Int, count: Int) {
    guard number >= 1, number <= count else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether a mutant belongs to this part.
  package func contains(_ identifier: String) -> Bool {
    StableHash(of: identifier).value % UInt64(count) == UInt64(number - 1)
  }
}

extension Shard: LosslessStringConvertible {
  package var description: String { "\(number)/\(count)" }

  /// Reads `K/N`; nil when it is none.
  package init?(_ description: String) {
    let numbers = description.split(separator: "/", omittingEmptySubsequences: false)
    guard numbers.count == 2, let number = Int(numbers[0]), let count = Int(numbers[1]) else {
      return nil
    }
    self.init(number: number, count: count)
  }
}

extension Shard: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let shard = Shard(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is no shard K/N"))
    }
    self = shard
  }

  package func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}

/// A hash that is the same in every process and on every machine: FNV-1a of 64 bits.
///
/// Source: Fowler, Noll and Vo, RFC 9923.
struct StableHash {
  let value: UInt64

  init(of text: String) {
    // The offset basis and the prime of the RFC.
    value = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
