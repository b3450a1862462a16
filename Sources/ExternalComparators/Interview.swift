import ChildProcesses
package import ComparatorLaws
import PropertyTesting
import Synchronization

/// Has the laws' questions answered by a program, many at once where that is possible.
///
/// The cases of a batch are run first to learn what they ask: unknown replies are guessed as the
/// specification has them, so that a case goes on as it does with a correct comparator. Then all
/// questions are asked at once, and the cases run again with the true replies. A wrong guess costs
/// time, never truth; and a fault is only ever blamed on a question that was asked alone.
package final class Interview: Sendable {
  private let state: Mutex<InterviewState>

  /// How often a batch is run to learn what it asks.
  private static let roundLimit = 4

  /// Starts a program and hears whether it speaks the protocol.
  ///
  /// From then on this process ignores the signal that a closed pipe sends.
  ///
  /// - Parameters:
  ///   - command: the words that start it; the first is its path or a name to be found in `PATH`.
  ///   - deadlineMilliseconds: how long a reply may take; the first may take four times as long.
  ///   - showDiagnostics: gets what the program writes to its standard error.
  /// - Throws: ``ExternalComparatorError`` when it never replies.
  package init(
    with command: [String], deadlineMilliseconds: Int,
    showDiagnostics: @escaping @Sendable ([UInt8]) -> Void
  ) throws(ExternalComparatorError) {
    ignoreClosedPipes()
    var state = InterviewState(
      Conversation(
        command, deadlineMilliseconds: deadlineMilliseconds, showDiagnostics: showDiagnostics))
    do throws(ReplyFault) {
      try state.introduce()
    } catch {
      throw ExternalComparatorError(command: command, fault: error)
    }
    self.state = Mutex(state)
  }

  /// What the program did wrong besides breaking laws.
  package var findings: [String] { state.withLock { $0.findings.lines } }

  /// Ends the program.
  package func end() {
    state.withLock { $0.end() }
  }

  /// The laws, as they are asked of this program.
  ///
  /// - Parameters:
  ///   - laws: the laws of a comparator.
  ///   - limits: what the program documents as its limits.
  /// - Returns: each law, also those that are skipped.
  package func laws(_ laws: [any ComparatorLaw], _ limits: DocumentedLimits) -> [ExternalLaw] {
    let aboutLimit = limits.digitLimit.map { LargerNumbersAreNotMangled(digitLimit: $0) }
    return (laws + [aboutLimit].compactMap { $0 }).map { ExternalLaw($0, self, limits) }
  }
}

extension Interview: CaseConductor {
  /// Runs the cases until it is known what they ask, then once more.
  package func conduct<Result>(_ cases: () -> Result) -> Result {
    var round = 0
    while round < Self.roundLimit, state.withLock({ $0.beginRehearsal() }) {
      _ = cases()
      round = state.withLock { $0.endRehearsal() } ? round + 1 : Self.roundLimit
    }
    defer { state.withLock { $0.endBatch() } }
    return cases()
  }
}

extension Interview {
  /// The reply; nil when there is none, which then is noted for the case.
  func reply(to question: Question) -> Reply? {
    state.withLock { $0.reply(to: question) }
  }

  /// The order of two texts that the program takes for versions.
  func order(of left: String, _ right: String) -> Reply? {
    let question = Question(left, right)
    return state.withLock { state in
      let reply = state.reply(to: question)
      if case .invalid = reply {
        state.note(.contradiction("one by one it takes both for versions"), on: question)
      }
      return reply
    }
  }

  /// Notes that the case is about more than the program takes.
  func noteExceededLimit() {
    state.withLock { $0.record.isBeyondLimits = true }
  }

  /// Runs one case of a law.
  ///
  /// A fault of the program is what is wrong with the case, whatever the law made of it.
  func judge(
    caseOf law: String, _ body: () throws(Discard) -> Failure?
  ) throws(Discard) -> Failure? {
    state.withLock { $0.beginCase(of: law) }
    let outcome: Result<Failure?, Discard>
    do throws(Discard) {
      outcome = .success(try body())
    } catch {
      outcome = .failure(error)
    }
    if let failure = try state.withLock({ $0.record }).failure() { return failure }
    return try outcome.get()
  }
}
