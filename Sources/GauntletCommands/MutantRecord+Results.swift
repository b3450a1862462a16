import Foundation
import MutantChecking
import MutationTesting
import Reporting

extension MutantRecord {
  /// A hand-written mutant that was not tried yet.
  init(_ mutant: Mutant, subject: String, place: CataloguePlace?) {
    self.init(
      id: mutant.name, kind: .catalogue, subject: subject,
      operatorName: place?.category ?? "handWritten", summary: place?.summary, file: place?.file,
      range: place?.range, expectedKiller: mutant.expectedKiller)
  }

  /// Notes what came of all laws.
  mutating func note(_ result: MutantResult) {
    outcomes = result.outcomes.map(\.outcome)
    killer = result.expectedKiller
    switch result.verdict {
    case .killed(let cases):
      status = .killed
      casesToKill = cases
    case .timedOut: status = .timeout
    case .crashed(let how):
      status = .crashed
      reason = how
    case .misattributed(let killers):
      status = .misattributed
      killer = killers.first
      reason = killers.joined(separator: ", ")
    case .survived:
      status = .survived
      killer = nil
    }
  }

  /// Notes what several seeds came to.
  mutating func note(_ confidence: KillConfidence) {
    guard let median = confidence.median, let worst = confidence.worst else { return }
    let exponent = confidence.missExponent { log10($0) }
    self.confidence = ConfidenceRecord(
      median: median, worst: worst,
      // A chance of nothing at all has no exponent; no run is that sure.
      missExponent: exponent.isFinite ? Int(exponent.rounded(.up)) : -confidence.budget,
      leastChancePerCase: confidence.leastChancePerCase)
  }
}
