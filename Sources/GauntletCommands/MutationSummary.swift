import Foundation
import MutationTesting
import Reporting

/// What a run over the mutants came to.
struct MutationSummary {
  let mutants: [Mutant]
  let results: [MutantResult]
  let confidence: [KillConfidence]
  let seedCount: Int
  let cases: Int
  let isMatrix: Bool
  let leastPercent: Double

  /// The lines after the baseline's.
  var lines: [String] {
    let text = MutationText(results)
    var lines = [text.catalogueLine, text.scoreLine]
    if let weakest { lines.append("weakest     \(weakest)") }
    lines += text.findings
    lines += lawFindings
    if !isComplete {
      lines.append("INCOMPLETE     \(results.count) of \(mutants.count) mutants were tried")
    }
    if MutationScore(of: results).percent < leastPercent {
      lines.append("the score is below \(CountText.percent(leastPercent))")
    }
    if isMatrix { lines += [""] + matrix }
    return lines
  }

  var matrix: [String] { KillMatrixText(results).lines + [KillMatrixText.legend] }

  var status: ExitStatus {
    let score = MutationScore(of: results)
    var statuses: [ExitStatus] = []
    if !isComplete { statuses.append(.incomplete) }
    if results.isEmpty { statuses.append(.nothingRan) }
    if score.detected < score.total || score.percent < leastPercent || !idleLaws.isEmpty {
      statuses.append(.findings)
    }
    return ExitStatus.first(of: statuses)
  }

  private var isComplete: Bool { results.count == mutants.count }

  /// The mutant that took its expected law the most cases.
  private var weakest: String? {
    let budget = "budget \(CountText.count(cases))"
    if seedCount > 1 {
      guard let weakest = confidence.min(by: { $0.leastChancePerCase < $1.leastChancePerCase }),
        let median = weakest.median, let worst = weakest.worst
      else { return nil }
      let exponent = Int(weakest.missExponent(log10: { log10($0) }).rounded(.up))
      let chance = exponent < 0 ? "below 10^\(exponent)" : "not bounded"
      return "\(weakest.mutant): first killed after \(CountText.count(median, "case")) (median), "
        + "\(CountText.count(worst)) (worst of \(seedCount) seeds), \(budget); "
        + "chance to miss it \(chance) (99 % confidence)"
    }
    let kills = results.compactMap { result -> (mutant: String, cases: Int)? in
      guard case .killed(let cases) = result.verdict else { return nil }
      return (result.mutant, cases)
    }
    return kills.max { $0.cases < $1.cases }.map {
      "\($0.mutant): first killed after \(CountText.count($0.cases, "case")), \(budget)"
    }
  }

  /// Laws that killed nothing, when every mutant and every law was tried.
  private var idleLaws: [String] { isEveryMutant ? redundancy.idle : [] }

  private var lawFindings: [String] {
    guard isEveryMutant else { return [] }
    let (idle, redundant) = redundancy
    let spare = redundant.filter { !idle.contains($0) }
    return idle.map { "IDLE           \($0) killed no mutant" }
      + (spare.isEmpty ? [] : ["redundant   \(spare.joined(separator: ", "))"])
  }

  private var isEveryMutant: Bool {
    mutants.count == LawSuite.allMutants.count && isComplete
  }

  /// What the laws of each suite are worth.
  private var redundancy: (idle: [String], redundant: [String]) {
    var idle: [String] = []
    var redundant: [String] = []
    for suite in LawSuite.all {
      guard let laws = suite.mutants.first?.laws else { continue }
      let names = Set(suite.mutants.map(\.name))
      let found = RedundantLaws(laws: laws, results: results.filter { names.contains($0.mutant) })
      idle += found.idle
      redundant += found.redundant
    }
    return (idle, redundant)
  }
}
