import PropertyTesting
import ShrinkingChallenges

/// Runs the shrinking challenges and prints a table of forms, evaluations and times.
enum ShrinkingBenchmark {
  /// What one challenge came to over many seeds.
  private struct Outcome {
    var forms: [String: Int] = [:]
    var evaluations: [Int] = []
    var missed = 0

    mutating func add(_ counterexample: Counterexample?) {
      guard let counterexample else {
        missed += 1
        return
      }
      forms[counterexample.failure.inputs[0].text, default: 0] += 1
      evaluations.append(counterexample.shrinkEvaluations)
    }
  }

  /// Runs every challenge with the seeds 0 up to before the count.
  static func run(seedCount: UInt64 = 100) {
    print("challenge                            forms  best  evaluations: median   max  ms each")
    for challenge in ShrinkingChallenge.all {
      let clock = ContinuousClock()
      var outcome = Outcome()
      var shrinking = Duration.zero
      for seed in 0..<seedCount {
        let options = CheckOptions(cases: 100_000, seed: Seed(seed), shrinkBudget: 0)
        var full = options
        full.shrinkBudget = 5_000
        let finding = clock.measure { _ = challenge.property.check(options) }
        var report: CheckReport?
        shrinking += clock.measure { report = challenge.property.check(full) } - finding
        outcome.add(report?.counterexample)
      }
      print(row(challenge, outcome, shrinking / Int(seedCount)))
    }
  }

  private static func row(
    _ challenge: ShrinkingChallenge, _ outcome: Outcome, _ time: Duration
  ) -> String {
    let sorted = outcome.evaluations.sorted()
    let milliseconds = Double(time.components.attoseconds) / 1e15
    var row = challenge.name.padded(to: 35)
    row += "\(outcome.forms.count)".leftPadded(to: 7)
    row += "\(outcome.forms[challenge.best] ?? 0)".leftPadded(to: 6)
    row += "\(sorted.isEmpty ? 0 : sorted[sorted.count / 2])".leftPadded(to: 21)
    row += "\(sorted.last ?? 0)".leftPadded(to: 6)
    row += "\((milliseconds * 100).rounded() / 100)".leftPadded(to: 9)
    let others = outcome.forms.filter { $0.key != challenge.best }.sorted { $0.value > $1.value }
    for (form, count) in others.prefix(4) { row += "\n    \(count) × \(form)" }
    if outcome.missed > 0 { row += "\n    \(outcome.missed) × no failure found" }
    return row
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
