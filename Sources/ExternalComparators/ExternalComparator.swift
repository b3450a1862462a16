import ComparatorLaws

/// A program as a subject of the laws.
///
/// A version is its text; that it is one is asked by comparing it with itself.
struct ExternalComparator: VersionComparator {
  private let interview: Interview
  private let limits: DocumentedLimits
  /// The limit that the law about limits is asked to judge.
  let byteLimit: Int?

  /// - Parameters:
  ///   - interview: asks the program.
  ///   - limits: what is not asked, since the program documents that it does not take it.
  ///   - byteLimit: what it documents as the longest text; for the law about that.
  init(_ interview: Interview, limits: DocumentedLimits, byteLimit: Int? = nil) {
    self.interview = interview
    self.limits = limits
    self.byteLimit = byteLimit
  }

  func parse(_ text: String) -> String? {
    if limits.isOnlyValid, !VersionAutomaton().verdict(on: text.utf8).isAccepted { return nil }
    guard !limits.isExceeded(by: text) else {
      interview.noteExceededLimit()
      return nil
    }
    return switch interview.reply(to: Question(text, text)) {
    case nil, .invalid: nil
    case .less, .equal, .greater: text
    }
  }

  func isLess(_ left: String, _ right: String) -> Bool {
    interview.order(of: left, right) == .less
  }

  func isEqual(_ left: String, _ right: String) -> Bool {
    interview.order(of: left, right) == .equal
  }
}
