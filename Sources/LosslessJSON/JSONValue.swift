/// One value of a document, as a view: it holds no copy of its bytes.
///
/// A value that a program makes is a view as well, over a small document of its own.
///
/// Two values are equal when they are spelled with the same bytes, wherever they stand: `1.0` and
/// `1`, or `[1,2]` and `[1, 2]`, are different.
public struct JSONValue: Sendable {
  /// The kinds of values, with numbers told apart by their spelling.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The literal `null`; not the same as an absent key.
    case null
    /// The literals `true` and `false`.
    case bool
    /// A number without fraction and exponent, of any size, `-0` among them.
    case integer
    /// A number with a fraction or an exponent, whole or not: `22.0` and `1e3` are floating.
    case floating
    /// A string.
    case string
    /// A list of values.
    case array
    /// A list of keys with values.
    case object
  }

  let storage: JSONStorage
  let place: JSONPlace

  /// The kind of the value.
  ///
  /// - Complexity: O(*n*) in the bytes of a number, else O(1).
  public var kind: Kind {
    switch storage.firstByte(at: place) {
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "{"): .object
    default: bytes.contains(where: \.isFloatingMark) ? .floating : .integer
    }
  }

  /// Where the value stands in the source of its document, in bytes.
  ///
  /// - Complexity: O(*n*) in the bytes of a scalar, else O(1).
  public var range: Range<Int> { storage.range(at: place) }

  /// The bytes of the value as they stand in the source, with quotes and escapes.
  ///
  /// - Complexity: that of ``range``.
  public var bytes: ArraySlice<UInt8> { storage.source[range] }

  /// How many arrays and objects lie inside one another here, this one included; 0 for a scalar.
  ///
  /// - Complexity: O(*n*) in the arrays and objects below.
  public var depth: Int {
    var enclosingEnds: [Int] = []
    var deepest = 0
    for slot in place.slot..<storage.behind(place).slot {
      while let end = enclosingEnds.last, (...slot).contains(end) { enclosingEnds.removeLast() }
      enclosingEnds.append(Int(storage.containers[slot].next))
      deepest = max(deepest, enclosingEnds.count)
    }
    return deepest
  }
}

extension UInt8 {
  /// What only numbers with a fraction or an exponent have.
  fileprivate var isFloatingMark: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }
}

extension JSONValue: Hashable {
  /// Whether both are spelled with the same bytes.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }

  /// Feeds the bytes to the hasher.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension JSONValue: CustomStringConvertible {
  /// The value as it is spelled in the source.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
