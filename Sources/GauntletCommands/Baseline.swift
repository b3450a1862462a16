import Dispatch
import PropertyTesting
import Reporting
import Synchronization

/// The laws on the real subjects: nothing else is worth running if it fails.
///
/// Once at the full budget, and twice at the budget that most mutants get, to see that one seed
/// comes to the same: a mutant is judged by laws that can be relied on.
struct Baseline {
  /// The subjects with what the laws said of them, suite by suite.
  let subjects: [SubjectRecord]

  /// Checks the laws, several at a time.
  init(_ suites: [LawSuite], cases: Int, repeatedCases: Int, seed: Seed) {
    let repeated = CheckOptions(cases: repeatedCases, seed: seed)
    subjects = suites.map { suite in
      let reports = Self.reports(on: suite.laws, CheckOptions(cases: cases, seed: seed))
      // Small scopes have no seed to depend on.
      let sampled = suite.laws.map { law in
        LawSuite.Law(name: law.name, properties: law.properties.filter { $0.scope == .sampled })
      }
      let twice = (1...2).map { _ in Self.reports(on: sampled, repeated) }
      return SubjectRecord(
        name: suite.subject,
        laws: reports.indices.map { index in
          LawRecord(reports[index], isRepeatable: twice[0][index] == twice[1][index])
        })
    }
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
}

extension LawRecord {
  /// What a law said, and whether it said the same twice with one seed.
  fileprivate init(_ report: LawReport, isRepeatable: Bool) {
    let text = CheckText(
      law: report.law, report.reports, nameWidth: 0, replay: ReplayLine("gauntlet check"))
    self.init(
      name: report.law, cases: report.cases,
      discards: report.reports.reduce(0) { $0 + $1.discards },
      labels: report.reports.flatMap(\.labels).map {
        LabelRecord(name: $0.label.name, count: $0.count)
      },
      isPassed: report.isPassed && isRepeatable,
      findings: (report.isPassed ? [] : text.lines)
        + (isRepeatable ? [] : ["FAIL  \(report.law) did not come to the same twice with one seed"])
    )
  }
}
