/// A share in hundredths of a percent, as a feed gives it.
///
/// The number may be any at all, so that one which makes no sense can be reported instead of being
/// taken for another. ``isShare`` tells.
public struct BasisPoints: Hashable, Sendable {
  /// The number: 0 for nobody, 10,000 for everybody.
  public let count: Int

  /// Makes a share of so many hundredths of a percent.
  public init(_ count: Int) {
    self.count = count
  }

  /// Nobody.
  public static let nobody = BasisPoints(0)
  /// Everybody.
  public static let everybody = BasisPoints(10_000)

  /// Whether the number lies between ``nobody`` and ``everybody``, both included.
  public var isShare: Bool { (Self.nobody.count...Self.everybody.count).contains(count) }
}

extension BasisPoints: ExpressibleByIntegerLiteral {
  /// Makes a share of so many hundredths of a percent.
  public init(integerLiteral count: Int) {
    self.init(count)
  }
}
