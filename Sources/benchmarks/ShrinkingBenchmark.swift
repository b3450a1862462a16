import PropertyTesting
import ShrinkingChallenges

/// Runs the shrinking challenges and prints a table of forms, evaluations and times.
enum ShrinkingBenchmark {
  /// What one challenge came to over many seeds.
  private struct Outcome {
    var forms: [String: Int] = [:]
    var evaluations: [Int] = []
    var cases: [Int] = []
    var missed = 0

    mutating func add(_ report: CheckReport) {
      guard let counterexample = report.counterexample else {
        missed += 1
        return
      }
      forms[counterexample.failure.inputs[0].text, default: 0] += 1
      cases.append(report.cases)
      evaluations.append(counterexample.shrinkEvaluations)
    }
  }

  /// Runs every challenge with the seeds 0 up to before the count.
  static func run(seedCount: UInt64 = 100) {
    print("                                                 cases  evaluations     ms")
    print("challenge                            forms  best  found  median   max    each")
    for challenge in ShrinkingChallenge.all {
      let clock = ContinuousClock()
      var outcome = Outcome()
      var shrinking = Duration.zero
      for seed in 0..<seedCount {
        var options = CheckOptions(cases: 100_000, seed: Seed(seed), shrinkBudget: 0)
        shrinking -= clock.measure { _ = challenge.property.check(options) }
        options.shrinkBudget = 5_000
        shrinking += clock.measure { outcome.add(challenge.property.check(options)) }
      }
      print(row(challenge, outcome, shrinking / Int(seedCount)))
    }
  }

  private static func row(
    _ challenge: ShrinkingChallenge, _ outcome: Outcome, _ time: Duration
  ) -> String {
    let milliseconds = Double(time.components.attoseconds) / 1e15
    var row = challenge.name.padded(to: 35)
    row += "\(outcome.forms.count)".leftPadded(to: 7)
    row += "\(outcome.forms[challenge.best] ?? 0)".leftPadded(to: 6)
    row += "\(outcome.cases.median)".leftPadded(to: 7)
    row += "\(outcome.evaluations.median)".leftPadded(to: 8)
    row += "\(outcome.evaluations.max() ?? 0)".leftPadded(to: 6)
    row += "\((milliseconds * 100).rounded() / 100)".leftPadded(to: 9)
    let others = outcome.forms.filter { $0.key != challenge.best }.sorted { $0.value > $1.value }
    for (form, count) in others.prefix(4) { row += "\n    \(count) × \(form)" }
    if outcome.missed > 0 { row += "\n    \(outcome.missed) × no failure found" }
    return row
  }
}

extension [Int] {
  fileprivate var median: Int { isEmpty ? 0 : sorted()[count / 2] }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
