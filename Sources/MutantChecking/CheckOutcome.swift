/// What came of one law against one mutant.
public enum CheckOutcome: Hashable, Sendable {
  /// The law was broken, in the last of so many cases.
  case killed(cases: Int)
  /// The law held in so many cases.
  case survived(cases: Int)
  /// The mutant refused so much that the law can say nothing.
  case gaveUp
  /// The law asks for something that the mutant does not offer.
  case notApplicable
  /// The check used up its time.
  case timedOut
  /// The process ended in the check; how it did.
  case crashed(String)
  /// Not tried, since the mutant had ended its process or hung too often before.
  case notRun

  /// Whether somebody who runs this law notices the mutant.
  public var isDetection: Bool {
    switch self {
    case .killed, .timedOut, .crashed: true
    case .survived, .gaveUp, .notApplicable, .notRun: false
    }
  }
}

extension CheckOutcome: LosslessStringConvertible {
  /// The outcome as a line of a worker's answer, such as `killed 12`.
  public var description: String {
    switch self {
    case .killed(let cases): "killed \(cases)"
    case .survived(let cases): "survived \(cases)"
    case .gaveUp: "gaveUp"
    case .notApplicable: "notApplicable"
    case .timedOut: "timedOut"
    case .crashed(let how): "crashed \(how)"
    case .notRun: "notRun"
    }
  }

  /// Reads a line of a worker's answer; nil when it is none.
  public init?(_ description: String) {
    let words = description.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    switch (words[0], words.count > 1 ? words[1] : nil) {
    case ("killed", let count?):
      guard let cases = Int(count), cases > 0 else { return nil }
      self = .killed(cases: cases)
    case ("survived", let count?):
      guard let cases = Int(count), cases >= 0 else { return nil }
      self = .survived(cases: cases)
    case ("gaveUp", nil): self = .gaveUp
    case ("notApplicable", nil): self = .notApplicable
    case ("timedOut", nil): self = .timedOut
    case ("crashed", let how?): self = .crashed(String(how))
    case ("notRun", nil): self = .notRun
    default: return nil
    }
  }
}
