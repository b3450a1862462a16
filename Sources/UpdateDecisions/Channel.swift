/// A line of releases that a user can follow, such as `stable` or `beta`.
///
/// The set of channels is open: a name that this code has never heard of is kept, and matches only
/// itself. Two channels are equal when their names have the same bytes; `Stable` is not `stable`,
/// and no Unicode equivalence is applied.
public struct Channel: Sendable {
  /// The name, as it was written.
  public let name: String

  /// Names a channel; every text is a name.
  public init(_ name: String) {
    self.name = name
  }

  /// The channel named `stable`, in these six letters: no pre-release is ever offered from it,
  /// however a release is tagged.
  ///
  /// It is the only name that means anything to a decision.
  public static let stable = Channel("stable")
}

extension Channel: Hashable {
  /// Equal bytes; the equality of `String` would take canonically equivalent names for one.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public static func == (left: Self, right: Self) -> Bool {
    var (left, right) = (left.name, right.name)
    return left.withUTF8 { left in
      right.withUTF8 { right in left.elementsEqual(right) }
    }
  }

  /// Hashes the bytes.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public func hash(into hasher: inout Hasher) {
    var name = name
    name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Channel: ExpressibleByStringLiteral {
  /// Names a channel.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}
