/// A kind of case that a property wants to meet, so that a vacuous property is caught.
public struct Label: Sendable {
  private let describe: @Sendable () -> String
  /// The least share of the cases that must have it, from 0 to 1; 0 asks for nothing.
  public let requiredShare: Double

  /// Names a kind of case.
  ///
  /// - Parameters:
  ///   - name: what is special about the case. It is worked out when it is asked for, which a check
  ///     does not do: a process that only checks spends nothing on names.
  ///   - requiredShare: the least share of the cases that must have it, from 0 to 1.
  public init(
    _ name: @autoclosure @escaping @Sendable () -> String, atLeast requiredShare: Double = 0
  ) {
    precondition((0...1).contains(requiredShare), "a share is between 0 and 1")
    describe = name
    self.requiredShare = requiredShare
  }

  /// What is special about the case.
  public var name: String { describe() }
}

extension Label: Hashable {
  /// Whether both have the same name and ask for the same share.
  public static func == (left: Label, right: Label) -> Bool {
    left.requiredShare == right.requiredShare && left.name == right.name
  }

  /// Feeds name and share to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(requiredShare)
  }
}

/// How often a kind of case was met.
public struct LabelCount: Hashable, Sendable {
  /// The kind of case.
  public let label: Label
  /// In how many cases it was met.
  public let count: Int
  /// Of how many cases.
  public let cases: Int

  /// The share of the cases that had the label, from 0 to 1.
  public var share: Double { cases > 0 ? Double(count) / Double(cases) : 0 }

  /// Whether the true share is below the required one, beyond reasonable doubt.
  ///
  /// The upper end of Wilson's score interval must lie below the requirement. With this quantile
  /// that is wrong for one label in 30,000 whose true share is just the required one, and a label
  /// that is required in one case of a hundred and never met in 2,000 is noticed. The method is that
  /// of QuickCheck's `checkCoverage`; source of the interval: Wilson, "Probable inference", JASA
  /// 1927.
  public var isInsufficient: Bool {
    guard label.requiredShare > 0, cases > 0 else { return false }
    let quantile = 4.0
    let cases = Double(cases)
    let squared = quantile * quantile
    let center = share + squared / (2 * cases)
    let margin =
      quantile * (share * (1 - share) / cases + squared / (4 * cases * cases)).squareRoot()
    return (center + margin) / (1 + squared / cases) < label.requiredShare
  }
}
