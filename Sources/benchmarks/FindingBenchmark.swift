import PropertyTesting
import ShrinkingChallenges

/// Measures how many cases a fault takes to be found, and how many cases are made in a second.
enum FindingBenchmark {
  /// Runs each fault with the seeds 0 up to before the count.
  static func run(seedCount: UInt64 = 100) {
    print("fault                 found  cases: median     max  evaluations: median  max")
    for property in [FindingChallenge.numbersAsText, FindingChallenge.nontransitiveMix] {
      let reports = (0..<seedCount).map {
        property.check(CheckOptions(cases: 20_000, seed: Seed($0)))
      }
      let found = reports.filter { $0.counterexample != nil }
      let cases = found.map(\.cases).sorted()
      let evaluations = found.compactMap(\.counterexample?.shrinkEvaluations).sorted()
      guard let mostCases = cases.last, let mostEvaluations = evaluations.last else { continue }
      print(
        "\(property.name): \(found.count) of \(seedCount), cases \(cases[cases.count / 2])"
          + " (\(mostCases)), evaluations \(evaluations[evaluations.count / 2]) (\(mostEvaluations))"
      )
    }
    for cases in [100_000, 200_000, 400_000, 800_000] { print(rate(cases: cases)) }
  }

  /// The best of five runs: the others measure what else the machine did.
  private static func rate(cases: Int) -> String {
    let clock = ContinuousClock()
    let times = (0..<5).map { seed in
      clock.measure {
        _ = FindingChallenge.transitivity.check(CheckOptions(cases: cases, seed: Seed(seed)))
      }
    }
    let seconds = (times.min() ?? .zero) / .seconds(1)
    return
      "transitivity: \(cases) cases, \(Int(Double(cases) / seconds)) cases a second on one core"
  }
}
