import ChildProcesses
import ComparatorLaws
import MutantChecking
import Mutants
import MutationTesting
import PropertyTesting
import ReferenceLaws
import Synchronization

/// A law against a mutant that may end its process: cases are drawn here, with a correct subject, and
/// tried in a worker.
struct IsolatedLaw {
  /// Each breaks when the mutant gives no answer, and only then.
  let properties: [Property]

  /// Attempts to make a case smaller; those that get an answer cost next to nothing.
  private static let shrinkBudget = 2000

  /// Isolates a law; nil when the mutant is none of a comparator.
  ///
  /// - Parameters:
  ///   - law: the law's name.
  ///   - mutant: what it is tried on.
  ///   - supervisor: has the workers.
  ///   - interruption: when it is set, nothing more is tried.
  init?(
    _ law: String, on mutant: Mutant, _ supervisor: WorkerSupervisor,
    until interruption: Interruption
  ) {
    let laws = ReferenceSuite.comparatorLaws(scope: ReferenceSuite.workerScope)
    guard ComparatorCatalogue.comparators.contains(where: { $0.name == mutant.name }),
      let law = laws.first(where: { $0.name == law })
    else { return nil }
    let variants = [law] + (law.exhaustiveCompanion.map { [$0] } ?? [])
    properties = variants.enumerated().map { index, variant in
      let silences = Silences(supervisor, until: interruption)
      return Property(variant.name, labels: variant.labels, scope: variant.scope) {
        (trial) throws(Discard) in
        let subject = NotingComparator()
        if let failure = try variant.judge(subject, &trial) { return failure }
        let replay = MutantReplay(
          mutant: mutant.name, law: law.name, property: index, choices: trial.choices)
        return silences.reason(on: replay).map { reason in
          Failure(
            subject.inputs, observed: "nothing: \(reason)",
            expected: "an answer, whatever it is given")
        }
      }.recorded
    }
  }

  /// The report on the first property that breaks; nil when each case by itself gets an answer.
  func report(_ options: CheckOptions) -> CheckReport? {
    var options = options
    options.threads = 1
    options.failureKinds = 1
    options.shrinkBudget = Self.shrinkBudget
    options.isExplaining = false
    return properties.lazy.map { $0.check(options) }.first { $0.counterexample != nil }
  }
}

/// The cases to which a mutant gave no answer.
private final class Silences: Sendable {
  private let supervisor: WorkerSupervisor
  private let interruption: Interruption
  private let known = Mutex<[MutantReplay: String]>([:])

  /// How many there may be: each costs a worker, and its time too when the mutant hangs.
  private static let limit = 60

  init(_ supervisor: WorkerSupervisor, until interruption: Interruption) {
    self.supervisor = supervisor
    self.interruption = interruption
  }

  /// Why the mutant gives no answer to a case; nil when it gives one, or when enough are known.
  func reason(on replay: MutantReplay) -> String? {
    known.withLock { known in
      if let reason = known[replay] { return reason }
      guard known.count < Self.limit, !interruption.isSet else { return nil }
      let reason: String? =
        switch try? supervisor.outcome(of: replay) {
        case .timedOut: "it used up its time"
        case .crashed(let ending): "it ended its process, \(ending)"
        default: nil
        }
      known[replay] = reason
      return reason
    }
  }
}
