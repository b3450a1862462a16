extension Property {
  /// Checks the property.
  ///
  /// The report depends on the property and on the options' seed and budgets, never on the number
  /// of threads: of several failing cases the one with the lowest index counts.
  ///
  /// - Complexity: linear in cases; shrinking adds at most its budget.
  public func check(_ options: CheckOptions) -> CheckReport {
    check(options, remembering: nil)
  }

  /// Checks the property, with what its cases were made of in earlier checks.
  ///
  /// The report is the same as without them.
  package func check(_ options: CheckOptions, remembering memory: CaseMemory?) -> CheckReport {
    switch scope {
    case .exhaustive(let limit):
      return enumerate(limit: limit, options)
        ?? CaseTally(labelCount: labels.count)
        .report(on: self, isExhaustive: false, ending: .scopeTooLarge(limit: limit))
    case .sampled:
      if space.mayHaveFewer(than: options.cases, self),
        let report = enumerate(limit: options.cases, options)
      {
        return report
      }
      let seed = options.seed.forPart(named: name)
      var sampling = Sampling(of: self, seed: seed, options, memory: memory)
      return sampling.report()
    }
  }

  /// Runs one case again, made of the token's choices.
  ///
  /// - Parameters:
  ///   - token: names the case.
  ///   - isExplaining: whether to find out which parts of it matter, which takes many cases.
  /// - Returns: the counterexample, nil when the property now holds for the case.
  /// - Throws: ``ReplayTokenError`` when the token belongs to another property or generator.
  public func replay(
    _ token: ReplayToken, isExplaining: Bool = true
  ) throws(ReplayTokenError) -> Counterexample? {
    guard token.property == name else { throw .otherProperty(token.property) }
    let (result, trace) = replay(token.choices)
    guard trace.fingerprint == token.fingerprint else { throw .changedGenerator(name) }
    return result.failure.map { Counterexample(self, trace, $0, isExplained: isExplaining) }
  }
}

extension Property {
  /// Tries every case, counting up like an odometer; nil when there are more than the limit and none
  /// of those fails.
  private func enumerate(limit: Int, _ options: CheckOptions) -> CheckReport? {
    var tally = CaseTally(labelCount: labels.count)
    var findings = Findings(self, options)
    var next: [UInt64]? = []
    var count = 0
    while let script = next, !findings.isComplete {
      guard count < limit else { return findings.report }
      count += 1
      let (result, trace) = replay(script)
      tally.add(result)
      if let failure = result.failure(besides: findings.kinds) {
        findings.add(failure, of: trace, tally, isExhaustive: true)
      }
      next = trace.successor()
    }
    if let report = findings.report { return report }
    let isRefused = tally.refusals > tally.cases * options.discardsPerCase
    let ending =
      isRefused ? .gaveUp : tally.endingWithoutFailure(of: self, isExhaustive: true)
    return tally.report(on: self, isExhaustive: true, ending: ending)
  }
}

extension ChoiceTrace {
  /// Counts up like an odometer.
  ///
  /// - Parameter limit: the greatest choice that is counted up to.
  /// - Returns: the choices of the next case; nil after the last one.
  func successor(upTo limit: UInt64 = .max) -> [UInt64]? {
    let last = chosen.lastIndex { $0.index < min($0.maximum, limit) }
    guard let last else { return nil }
    return chosen[..<last].map(\.index) + [chosen[last].index + 1]
  }
}
