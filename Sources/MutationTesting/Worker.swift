/// The other end of a ``WorkerSupervisor``: runs the checks that it is given, one a line.
public struct Worker {
  private let mutants: [String: Mutant]

  /// Address space of a worker, in bytes: several times what any check needs; a memory hog meets it
  /// within its time.
  private static let addressSpace: UInt64 = 2 << 30

  /// Where answers go: not to standard output, on which a mutant may print.
  private static let answerDescriptor: Int32 = 3

  /// Makes a worker for some mutants.
  public init(mutants: [Mutant]) {
    self.mutants = Dictionary(mutants.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Runs the checks that come on standard input until it ends.
  ///
  /// A request is a ``MutantCheck``; the answer, on descriptor 3, is a ``CheckOutcome``.
  ///
  /// - Returns: whether every request could be read.
  public func run() -> Bool {
    ignoreInterrupts()
    ProcessLimits.setAddressSpace(Self.addressSpace)
    while let line = readLine() {
      guard let check = MutantCheck(line), let mutant = mutants[check.mutant] else { return false }
      let outcome = check.run(on: mutant) { property in
        ProcessLimits.setProcessorTime(
          milliseconds: MutationBudget.deadlineMilliseconds(property, cases: check.cases))
      }
      ProcessLimits.setProcessorTime(milliseconds: 0)
      guard let outcome else { return false }
      guard writeBytes(Array("\(outcome)\n".utf8), to: Self.answerDescriptor) else { return false }
    }
    return true
  }
}
