package import MutantChecking

/// What came of one mutant of the source.
package struct DerivedResult: Hashable, Sendable {
  /// The number under which the mutant is compiled.
  package let number: Int
  package let mutant: SourceMutant
  package let status: Status
  /// Where in the small scope the mutant differs from the original; nil when that is not known.
  package var differences: DifferenceSet?
  /// What came of the search for a test that a survivor's killers lack.
  package var finding: DifferenceFinding?

  /// How a mutant fares.
  package enum Status: Hashable, Sendable {
    /// A law was broken; which, and after how many cases.
    case killed(by: String, cases: Int)
    /// A law used up its time.
    case timedOut(law: String)
    /// The process ended in a law; how it did.
    case crashed(law: String, how: String)
    /// Every law that reaches the code held, also in a process of its own.
    case survived
    /// No law ever comes to the code.
    case noCoverage

    /// The mutant could not be judged; why.
    case errored(String)

    /// Whether somebody who runs the laws notices the mutant.
    package var isDetected: Bool {
      switch self {
      case .killed, .timedOut, .crashed: true
      case .survived, .noCoverage, .errored: false
      }
    }

    /// The status in a word.
    var word: String {
      switch self {
      case .killed: "killed"
      case .timedOut: "timeout"
      case .crashed: "crashed"
      case .survived: "survived"
      case .noCoverage: "not covered"
      case .errored: "errored"
      }
    }

    /// Whether the mutant could not be judged.
    package var isError: Bool {
      if case .errored = self { true } else { false }
    }
  }
}
