import Dispatch
import PropertyTesting
import Reporting
import Synchronization

/// The laws on the real subjects, the random ones twice: nothing else is worth running if it fails.
struct Baseline {
  /// The reports of the laws, suite by suite.
  let reports: [[LawReport]]
  /// Laws that did not come to the same with the same seed.
  let unrepeatable: [String]

  /// Checks the laws, several at a time.
  init(_ suites: [LawSuite], _ options: CheckOptions) {
    reports = suites.map { Self.reports(on: $0.laws, options) }
    // Small scopes have no seed to depend on.
    let sampled = suites.map { suite in
      suite.laws.map { law in
        LawSuite.Law(name: law.name, properties: law.properties.filter { $0.scope == .sampled })
      }
    }
    let again = sampled.flatMap { Self.reports(on: $0, options) }
    unrepeatable = zip(reports.joined(), again).filter { first, second in
      first.reports.prefix(second.reports.count) != second.reports[...]
    }.map(\.0.law)
  }

  private static func reports(on laws: [LawSuite.Law], _ options: CheckOptions) -> [LawReport] {
    let finished = Mutex<[Int: LawReport]>([:])
    // The longest last would leave the other processors idle: small scopes come first.
    let order = laws.indices.sorted { laws[$0].isLong && !laws[$1].isLong }
    DispatchQueue.concurrentPerform(iterations: laws.count) { turn in
      let report = LawReport(laws[order[turn]], options)
      finished.withLock { $0[order[turn]] = report }
    }
    return finished.withLock { reports in reports.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// The laws that do not hold.
  var failed: [LawReport] { reports.joined().filter { !$0.isPassed } }

  var isPassed: Bool { failed.isEmpty && unrepeatable.isEmpty }

  /// The line of the summary.
  var line: String {
    let laws = reports.joined()
    let parts = [
      CountText.count(reports.count, "subject"), CountText.count(laws.count, "law"),
      CountText.count(laws.reduce(0) { $0 + $1.cases }, "case"),
      isPassed ? "all hold" : "\(CountText.count(failed.count, "law")) FAILED",
    ]
    return "baseline    " + parts.joined(separator: " · ")
  }

  /// What is wrong.
  var findings: [String] {
    failed.flatMap { report in
      CheckText(
        law: report.law, report.reports, nameWidth: 0, replay: ReplayLine("gauntlet check")
      ).lines
    } + unrepeatable.map { "FAIL  \($0) did not come to the same twice with one seed" }
  }
}
