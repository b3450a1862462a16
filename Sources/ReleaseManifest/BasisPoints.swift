/// A share in hundredths of a percent, from 0 (nobody) to 10,000 (everybody).
public struct BasisPoints: Hashable, Sendable {
  /// The whole: one hundred percent.
  public static let all = BasisPoints(rawValue: 10_000)

  /// The share in hundredths of a percent.
  public let rawValue: Int

  /// A share; nil when it is below 0 or above 10,000.
  public init?(_ rawValue: Int) {
    guard (0...10_000).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  private init(rawValue: Int) { self.rawValue = rawValue }
}

extension BasisPoints: Comparable {
  /// The order of the shares.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
