/// The mutant that took its killer the most cases: where the next mistake may slip through.
struct WeakestKill: CustomStringConvertible {
  let mutant: MutantRecord
  private let run: RunRecord

  /// Nil when no mutant was killed in a counted case.
  init?(of record: MutationRecord) {
    run = record.run
    let mutants = record.mutants
    let weakest =
      run.seedCount > 1
      ? mutants.filter { $0.confidence != nil }.min(by: Self.isLessSure)
      : mutants.filter { $0.status == .killed }.max {
        ($0.casesToKill ?? 0) < ($1.casesToKill ?? 0)
      }
    // A test has one case.
    guard let weakest, weakest.confidence != nil || weakest.casesToKill ?? 0 > 1 else { return nil }
    mutant = weakest
  }

  private static func isLessSure(_ left: MutantRecord, _ right: MutantRecord) -> Bool {
    (left.confidence?.leastChancePerCase ?? 1) < (right.confidence?.leastChancePerCase ?? 1)
  }

  var description: String {
    let budget = "budget \(CountText.count(run.cases))"
    guard let confidence = mutant.confidence else {
      let cases = CountText.count(mutant.casesToKill ?? 0, "case")
      return "\(mutant.id): first killed after \(cases), \(budget)"
    }
    let exponent = confidence.missExponent
    let chance = exponent < 0 ? "below 10^\(exponent)" : "not bounded"
    return
      "\(mutant.id): first killed after \(CountText.count(confidence.median, "case")) (median), "
      + "\(CountText.count(confidence.worst)) (worst of \(run.seedCount) seeds), \(budget); "
      + "chance to miss it \(chance) (99 % confidence)"
  }
}
