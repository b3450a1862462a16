import PropertyTesting
import Reporting

/// The laws on the real subjects, twice: nothing else is worth running if it fails.
struct Baseline {
  /// The reports of the laws, suite by suite.
  let reports: [[LawReport]]
  /// Laws that did not come to the same with the same seed.
  let unrepeatable: [String]

  /// Checks the laws.
  init(_ suites: [LawSuite], _ options: CheckOptions) {
    func run() -> [[LawReport]] {
      suites.map { suite in suite.laws.map { LawReport($0, options) } }
    }
    reports = run()
    let again = run()
    unrepeatable = zip(reports.joined(), again.joined()).filter { $0 != $1 }.map(\.0.law)
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
        law: report.law, report.reports, nameWidth: 0, replayCommand: "gauntlet check"
      ).lines
    } + unrepeatable.map { "FAIL  \($0) did not come to the same twice with one seed" }
  }
}
