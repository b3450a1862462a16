import ComparatorLaws
import PropertyTesting
import SemVer

/// Cases of the order and clause laws a second on one core, generation included, and the time of the
/// exhaustive law.
enum LawBenchmark {
  private static let caseCount = 20_000
  private static let rounds = 5

  static func run() {
    let subject = ComparableSubject { SemVersion($0) }
    print("law                                          cases a second, median (lowest, highest)")
    var total = Duration.zero
    var counted = 0
    for law in allComparatorLaws where law.group != .parsing && law.scope == .sampled {
      guard let property = law.property(of: subject) else { continue }
      let times = (0..<rounds).map { round in
        time { property.check(CheckOptions(cases: caseCount, seed: Seed(UInt64(round)))) }
      }.sorted()
      let rates = times.map { Int(Double(caseCount) / ($0 / .seconds(1))) }
      total += times[rounds / 2]
      counted += caseCount
      print(
        padded(law.name, 44), padded("\(rates[rounds / 2])", 9),
        "(\(rates[rounds - 1]), \(rates[0]))")
    }
    print(padded("all of them", 44), Int(Double(counted) / (total / .seconds(1))))
    for count in [3000, 10_000] {
      let law = SmallScopeIsInOrder(leastVersionCount: count)
      guard let property = law.property(of: subject) else { continue }
      let seconds = time { property.check(CheckOptions(seed: Seed(0))) } / .seconds(1)
      print("all pairs of \(law.versionCount) versions: \((seconds * 100).rounded() / 100) s")
    }
  }

  private static func time(_ work: () -> CheckReport) -> Duration {
    let clock = ContinuousClock()
    return clock.measure { precondition(work().isPassed, "the reference breaks a law") }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
