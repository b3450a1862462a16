import ChildProcesses
import PropertyTesting

/// The other end of a supervisor: runs the checks that it is given, one a line.
public struct Worker {
  private let mutants: [String: Mutant]
  /// What cases were made of before; nil where a mutant may stand in what makes them.
  private let memory: CaseMemory?
  /// Answers requests that are no checks.
  private let answer: (String) -> String?

  /// Address space of a worker, in bytes: several times what checks need; a memory hog meets it within
  /// its time.
  ///
  /// Measured with 20,000 cases of every law on mutants of four subjects: 172 MB, most of it cases that
  /// are remembered.
  private static let addressSpace: UInt64 = 1 << 30

  /// Where answers go: not to standard output, on which a mutant may print.
  private static let answerDescriptor: Int32 = 3

  /// Processor time that one case may take, in milliseconds: what behaves needs a tenth, most of it
  /// for what a new process has to make ready.
  private static let replayMilliseconds = 100

  /// Processor time that an answer may take that is no check, in milliseconds.
  private static let answerMilliseconds = 2000

  /// Makes a worker for some mutants.
  ///
  /// - Parameter mutants: what checks may be about.
  public init(mutants: [Mutant]) {
    self.init(mutants: mutants, memory: CaseMemory()) { _ in nil }
  }

  private init(
    mutants: [Mutant], memory: CaseMemory?, answer: @escaping (String) -> String?
  ) {
    self.mutants = Dictionary(mutants.map { ($0.name, $0) }) { first, _ in first }
    self.memory = memory
    self.answer = answer
  }

  /// Makes a worker for some subjects in a build with mutants, which also says where the mutant that
  /// it is differs from the original.
  package init(of suites: [ReferenceSuite]) {
    let finder = DifferenceFinder(in: suites)
    self.init(mutants: suites.map(\.mutant), memory: nil) { request in finder?.answer(request) }
  }

  /// Runs the checks that come on standard input until it ends.
  ///
  /// A request is a ``MutantCheck`` or one case of one; the answer, on descriptor 3, is a
  /// ``CheckOutcome``.
  ///
  /// - Returns: whether every request could be read.
  public func run() -> Bool {
    ignoreInterrupts()
    ProcessLimits.setAddressSpace(Self.addressSpace)
    while let line = readLine() {
      let answer =
        MutantCheck(line).map(outcome) ?? MutantReplay(line).map(outcome) ?? otherAnswer(to: line)
      ProcessLimits.setProcessorTime(milliseconds: 0)
      guard let answer, writeBytes(Array("\(answer)\n".utf8), to: Self.answerDescriptor) else {
        return false
      }
    }
    return true
  }

  private func outcome(of check: MutantCheck) -> String? {
    guard let mutant = mutants[check.mutant] else { return nil }
    let outcome = check.run(on: mutant, remembering: memory) { property in
      ProcessLimits.setProcessorTime(
        milliseconds: Self.deadlineMilliseconds(property, cases: check.cases))
    }
    return outcome?.description
  }

  private func outcome(of replay: MutantReplay) -> String? {
    guard let mutant = mutants[replay.mutant] else { return nil }
    ProcessLimits.setProcessorTime(milliseconds: Self.replayMilliseconds)
    return replay.run(on: mutant)?.description
  }

  private func otherAnswer(to request: String) -> String? {
    ProcessLimits.setProcessorTime(milliseconds: Self.answerMilliseconds)
    return answer(request)
  }

  /// Processor time that a property may use, in milliseconds.
  ///
  /// What behaves takes a fifth of this at most: measured with 2,000 cases, 0.23 s for the slowest law
  /// of a stepwise manifest codec, 0.03 s for those of a comparator.
  private static func deadlineMilliseconds(_ property: Property, cases: Int) -> Int {
    property.scope == .sampled ? 100 + cases / 2 : 5000
  }
}
