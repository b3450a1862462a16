import Foundation
import PropertyTesting
import ShrinkingChallenges

/// Measures how many cases a fault takes to be found, and how many cases are made in a second.
enum FindingBenchmark {
  /// The faults, and in how many cases the best engine that was measured finds them in the median.
  private static let faults = [
    (FindingChallenge.numbersAsText(.shared), "4 cases"),
    (FindingChallenge.nontransitiveMix(.shared), "285 cases"),
    (FindingChallenge.numbersAsText(.independent), "106 cases"),
    (FindingChallenge.nontransitiveMix(.independent), "every seed in 20,000 cases"),
  ]

  /// Runs each fault with the seeds 0 up to before the count.
  static func run(seedCount: UInt64 = 100) {
    print("fault: found by seeds, median (and most) cases, median (and most) evaluations to shrink")
    for (property, aim) in faults {
      let reports = (0..<seedCount).map {
        property.check(CheckOptions(cases: 20_000, seed: Seed($0)))
      }
      let found = reports.filter { $0.counterexample != nil }
      let cases = found.map(\.cases).sorted()
      let evaluations = found.compactMap(\.counterexample?.shrinkEvaluations).sorted()
      guard let mostCases = cases.last, let mostEvaluations = evaluations.last else { continue }
      print(
        "\(property.name): \(found.count) of \(seedCount), cases \(cases[cases.count / 2])"
          + " (\(mostCases)), evaluations \(evaluations[evaluations.count / 2]) (\(mostEvaluations)),"
          + " aim \(aim)"
      )
    }
    let coreCount = ProcessInfo.processInfo.activeProcessorCount
    for cases in [100_000, 200_000, 400_000, 800_000] { print(rate(cases: cases, threads: 1)) }
    print(rate(cases: 800_000, threads: coreCount))
  }

  /// The best of five runs: the others measure what else the machine did.
  private static func rate(cases: Int, threads: Int) -> String {
    let clock = ContinuousClock()
    let times = (0..<5).map { seed in
      clock.measure {
        let options = CheckOptions(cases: cases, seed: Seed(UInt64(seed)), threads: threads)
        _ = FindingChallenge.transitivity.check(options)
      }
    }
    let seconds = (times.min() ?? .zero) / .seconds(1)
    return
      "transitivity: \(cases) cases, \(Int(Double(cases) / seconds)) cases a second on "
      + (threads == 1 ? "one core" : "\(threads) cores")
  }
}
