import PropertyTesting
import Reporting

/// The reports of one law: of its property, then of those over small scopes.
struct LawReport: Hashable, Sendable {
  let law: String
  /// Whether a stored case of the law still fails.
  var hasFailingExample = false
  let reports: [CheckReport]

  /// Whether the subject does not offer what the law is about.
  var isSkipped: Bool { reports.isEmpty }

  /// Whether the law held, or does not apply.
  var isPassed: Bool { !hasFailingExample && reports.allSatisfy(\.isPassed) }

  var cases: Int { reports.reduce(0) { $0 + $1.cases } }

  /// What the law means for the tool's exit.
  var status: ExitStatus {
    let statuses = reports.map { report -> ExitStatus in
      switch report.ending {
      case .passed: .success
      case .falsified, .unrepeatable: .findings
      case .gaveUp, .oversized, .uncovered, .scopeTooLarge: .nothingRan
      }
    }
    return ExitStatus.first(of: statuses + (hasFailingExample ? [.findings] : []))
  }

  /// Checks a law.
  init(_ law: LawSuite.Law, _ options: CheckOptions) {
    self.law = law.name
    reports = law.properties.map { $0.check(options) }
  }
}
