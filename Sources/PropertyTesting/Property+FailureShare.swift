extension Property {
  /// How often the property fails among random cases, from 0 to 1: the chance that one case shows
  /// the mistake.
  ///
  /// - Parameters:
  ///   - cases: how many cases to run; discarded ones are not replaced and do not count.
  ///   - seed: the seed of the run, as in ``CheckOptions``.
  /// - Returns: the share of the judged cases that failed; 0 when none was judged.
  /// - Complexity: linear in cases.
  package func failureShare(cases: Int, seed: Seed) -> Double {
    let seed = seed.forPart(named: name)
    var judged = 0
    var failed = 0
    for index in 0..<cases {
      var trial = Trial(source: ChoiceSource(seed: seed.forPart(UInt64(index))))
      switch CaseResult(running: self, &trial) {
      case .held: judged += 1
      case .failed:
        judged += 1
        failed += 1
      case .discarded: break
      }
    }
    return judged > 0 ? Double(failed) / Double(judged) : 0
  }
}
