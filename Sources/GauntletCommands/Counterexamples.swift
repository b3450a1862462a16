import ChildProcesses
import Dispatch
import Foundation
import MutantChecking
import PropertyTesting
import Reporting
import Synchronization

/// The smallest inputs that show what is wrong with killed mutants, found in processes of their own.
struct Counterexamples: Sendable {
  /// The word that calls such a process, which the tool uses for itself only.
  static let name = "counterexamples"

  let cases: Int
  let seed: Seed

  /// Attempts to make an input smaller: enough for most, and a tenth of what `check` takes.
  private static let shrinkBudget = 1000
  /// Processor time for one mutant, in milliseconds: many times what finding and shrinking take.
  private static let processorMilliseconds = 3000

  /// Finds them, with several processes at a time.
  ///
  /// - Returns: the inputs by the mutant's name; a mutant that ends its process has none.
  func find(
    for mutants: [String], jobs: Int, until interruption: Interruption
  ) -> [String: CounterexampleRecord] {
    let found = Mutex<[String: CounterexampleRecord]>([:])
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      var rest = mutants.indices.filter { $0 % jobs == job }.map { mutants[$0] }[...]
      while !rest.isEmpty, !interruption.isSet {
        let answers = ask(Array(rest))
        for (mutant, answer) in zip(rest, answers) {
          guard let answer else { continue }
          found.withLock { $0[mutant] = answer }
        }
        // The one after the last answer ended the process.
        rest = rest.dropFirst(answers.count + 1)
      }
    }
    return found.withLock { $0 }
  }

  private func ask(_ mutants: [String]) -> [CounterexampleRecord?] {
    let words = [currentExecutablePath(), Self.name, String(cases), seed.description] + mutants
    guard let answer = try? ChildProcess.run(words) else { return [] }
    return answer.output.split(separator: "\n").map { line in
      try? JSONDecoder().decode(CounterexampleRecord.self, from: Data(line.utf8))
    }
  }
}

extension Counterexamples {
  /// Reads the words after the command's name; nil when they are none.
  init?(_ words: [String]) {
    guard words.count > 2, let cases = Int(words[0]), cases > 0, let seed = Seed(words[1]) else {
      return nil
    }
    self.init(cases: cases, seed: seed)
  }

  /// Prints a line for each mutant: the counterexample of its expected killer, or `null`.
  func answer(_ names: [String], _ console: Console) -> ExitStatus {
    ProcessLimits.setAddressSpace(2 << 30)
    let mutants = Dictionary(LawSuite.allMutants.map { ($0.name, $0) }) { first, _ in first }
    for name in names {
      ProcessLimits.setProcessorTime(milliseconds: Self.processorMilliseconds)
      let record = mutants[name].flatMap(counterexample)
      let line = record.flatMap { try? JSONEncoder().encode($0) }
      console.print(line.map { String(decoding: $0, as: UTF8.self) } ?? "null")
      console.flush()
    }
    return .success
  }

  private func counterexample(of mutant: Mutant) -> CounterexampleRecord? {
    let law = mutant.laws.first { $0.name == mutant.expectedKiller }
    let options = CheckOptions(
      cases: cases, seed: seed, shrinkBudget: Self.shrinkBudget, isExplaining: false)
    for property in law?.properties ?? [] {
      switch property.check(options).ending {
      case .falsified(let counterexample):
        return CounterexampleRecord(counterexample, of: mutant)
      case .unrepeatable(let failure): return CounterexampleRecord(failure, replay: nil)
      case .passed, .gaveUp, .oversized, .uncovered, .scopeTooLarge: continue
      }
    }
    return nil
  }
}

extension CounterexampleRecord {
  fileprivate init(_ counterexample: Counterexample, of mutant: Mutant) {
    self.init(
      counterexample.failure,
      replay: "gauntlet check --mutant \(mutant.name) --replay '\(counterexample.token)'")
  }

  fileprivate init(_ failure: Failure, replay: String?) {
    self.init(
      inputs: failure.inputs.map { Input(name: $0.name, text: $0.text) }, said: failure.observed,
      expected: failure.expected, replay: replay)
  }
}
