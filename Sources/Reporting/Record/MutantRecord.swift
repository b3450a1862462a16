package import MutantChecking

/// A mutant and what became of it.
package struct MutantRecord: Codable, Hashable, Sendable {
  /// Where a mutant comes from.
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// Written by hand: a file of its own, with the law that was made for it.
    case catalogue
    /// An edit of the subject's source.
    case derived
  }

  /// Stable from run to run, unique in a run.
  package var id: String
  package var kind: Kind
  /// The name of the subject whose laws try it.
  package var subject: String
  /// The kind of mistake.
  package var operatorName: String
  /// What it does, in a sentence.
  package var summary: String?
  /// The declaration that a derived mutant stands in, such as `Version.<(_:_:)`.
  package var declaration: String?
  /// The path of the file that it stands in, from the package's root.
  package var file: String?
  /// Where it stands in the file; for a derived mutant, what is replaced.
  package var range: SourceRange?
  /// What stands in the range of a derived mutant's original.
  package var original: String?
  /// What stands in the range of a derived mutant instead.
  package var replacement: String?
  package var status: MutantStatus
  /// The law that is meant to notice it.
  package var expectedKiller: String?
  /// The law or test that noticed it first, the expected one before others.
  package var killer: String?
  /// Cases that the killer took, the last one failing.
  package var casesToKill: Int?
  /// What came of each law of the subject, in the order of its laws; empty when laws were not tried
  /// one by one.
  package var outcomes: [CheckOutcome] = []
  /// The smallest input that shows the killer what is wrong.
  package var counterexample: CounterexampleRecord?
  /// For a survivor, an input that tells it from the original.
  package var missingTest: CounterexampleRecord?
  /// Why it has its status, as far as the status does not say so.
  package var reason: String?
  /// What several seeds came to.
  package var confidence: ConfidenceRecord?

  /// Describes a mutant that was not tried yet.
  package init(
    id: String, kind: Kind, subject: String, operatorName: String, summary: String? = nil,
    file: String? = nil, range: SourceRange? = nil, original: String? = nil,
    replacement: String? = nil,
    expectedKiller: String? = nil, status: MutantStatus = .pending
  ) {
    self.id = id
    self.kind = kind
    self.subject = subject
    self.operatorName = operatorName
    self.summary = summary
    self.file = file
    self.range = range
    self.original = original
    self.replacement = replacement
    self.expectedKiller = expectedKiller
    self.status = status
  }
}

extension MutantRecord {
  /// Whether the input that shows what is wrong is still to be found.
  package var lacksCounterexample: Bool { status == .killed && counterexample == nil }

  /// Whether several seeds would still say something about it.
  package var lacksConfidence: Bool {
    [.killed, .misattributed, .survived].contains(status) && confidence == nil
  }
}

/// What became of a mutant.
package enum MutantStatus: String, Codable, Hashable, Sendable, CaseIterable {
  /// The expected law, or a test where none is expected, failed.
  case killed
  /// The check used up its time.
  case timeout
  /// The check ended its process.
  case crashed
  /// Only other laws than the expected one noticed it.
  case misattributed
  /// Nothing noticed it.
  case survived
  /// Nothing ran the code that it changes.
  case noCoverage
  /// It is left out, for a reason on file.
  case ignored
  /// It does not compile.
  case compileError
  /// The harness could not try it.
  case runtimeError
  /// It was not tried yet.
  case pending

  /// Whether somebody who runs the checks hears of the mistake, and of the right one.
  package var isDetection: Bool { [.killed, .timeout, .crashed].contains(self) }

  /// Whether the mistake goes unheard, or is called something else.
  package var isSurvival: Bool { [.misattributed, .survived, .noCoverage].contains(self) }

  /// Whether there is nothing left to be tried.
  package var isDecided: Bool { self != .pending && self != .runtimeError }
}

/// Several seeds with one mutant.
package struct ConfidenceRecord: Codable, Hashable, Sendable {
  /// The median of the cases to the first kill.
  package var median: Int
  /// The most cases that it took.
  package var worst: Int
  /// The exponent of ten of the greatest chance to miss it, with 99 % confidence; 0 for no promise.
  package var missExponent: Int
  /// The least chance of a kill in one case, with 99 % confidence.
  package var leastChancePerCase: Double

  package init(median: Int, worst: Int, missExponent: Int, leastChancePerCase: Double) {
    self.median = median
    self.worst = worst
    self.missExponent = missExponent
    self.leastChancePerCase = leastChancePerCase
  }
}
