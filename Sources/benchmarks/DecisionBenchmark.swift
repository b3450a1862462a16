import DecisionLaws
import PropertyTesting
import SemVer
import UpdateDecisions

/// Decisions over feeds of several sizes, in turns with parsing the same versions alone, and the
/// time of all laws of a decision at the default budget.
///
/// The releases rise, so that for the oldest install each of them is the best so far, and every
/// other one asks for a bucket; for the newest install none is an update.
enum DecisionBenchmark {
  private static let rounds = 15

  static func run() {
    print("nanoseconds a release, median of \(rounds) interleaved rounds")
    for count in [1000, 10_000, 100_000] {
      let releases = risingReleases(count)
      let oldest = request(from: "0.0.0", releases)
      let newest = request(from: "999999.0.0", releases)
      var times: [[Duration]] = [[], [], []]
      for _ in 0..<rounds {
        times[0].append(time { oldest.decide().offer != nil })
        times[1].append(time { newest.decide().offer == nil })
        times[2].append(time { releases.allSatisfy { SemVersion($0.version) != nil } })
      }
      let medians = times.map { $0.sorted()[rounds / 2] / .nanoseconds(1) / Double(count) }
      let shown = medians.map { "\(($0 * 10).rounded() / 10)" }
      print("\(count) releases: all newer \(shown[0]), none newer \(shown[1]), parsing \(shown[2])")
    }
    let seconds = time { allLawsHold() } / .seconds(1)
    print("all laws, 2000 cases each: \((seconds * 100).rounded() / 100) s")
  }

  private static func risingReleases(_ count: Int) -> [Release] {
    (0..<count).map { index in
      Release(
        version: "\(index / 1000).\(index / 10 % 100).\(index % 10)",
        channel: index % 3 == 0 ? "beta" : "stable",
        rollout: index % 2 == 0 ? 5000 : nil, sequence: index % 7)
    }
  }

  private static func request(from version: String, _ releases: [Release]) -> UpdateRequest {
    UpdateRequest(
      installed: InstalledRelease(version: version, channel: "stable"),
      allowedChannels: ["stable", "beta"],
      installIdentifier: "0E984725-C51C-4BF4-9960-E1C80E27ABA0", releases: releases)
  }

  private static func allLawsHold() -> Bool {
    allDecisionLaws.allSatisfy { law in
      law.property(of: PolicyFunction { $0.decide() }).check(CheckOptions(seed: Seed(1))).isPassed
    }
  }

  private static func time(_ work: () -> Bool) -> Duration {
    ContinuousClock().measure { precondition(work(), "the result is wrong") }
  }
}
