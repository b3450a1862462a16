extension Property {
  /// Checks the property.
  ///
  /// The report depends on the property and on the options' seed and budgets, never on the number
  /// of threads: of several failing cases the one with the lowest index counts.
  ///
  /// - Complexity: linear in cases; shrinking adds at most its budget.
  public func check(_ options: CheckOptions) -> CheckReport {
    switch scope {
    case .exhaustive(let limit):
      return enumerate(limit: limit, options)
        ?? CaseTally(labelCount: labels.count)
        .report(on: self, isExhaustive: false, ending: .scopeTooLarge(limit: limit))
    case .sampled:
      let seed = options.seed.forPart(named: name)
      let first = run(ChoiceSource(seed: seed.forPart(0), isRecording: true)).trace
      if first.spaceSize <= options.cases,
        let report = enumerate(limit: options.cases, options)
      {
        return report
      }
      return sample(seed: seed, options)
    }
  }

  /// Runs one case again, made of the token's choices.
  ///
  /// - Returns: the counterexample, nil when the property now holds for the case.
  /// - Throws: ``ReplayTokenError`` when the token belongs to another property or generator.
  public func replay(_ token: ReplayToken) throws(ReplayTokenError) -> Counterexample? {
    guard token.property == name else { throw .otherProperty(token.property) }
    let (result, trace) = replay(token.choices)
    guard trace.fingerprint == token.fingerprint else { throw .changedGenerator(name) }
    guard case .failed(let failure, _) = result else { return nil }
    return Counterexample(failure: failure, token: token, shrinkEvaluations: 0)
  }

  /// Tries random cases until the budget is used up or one fails.
  private func sample(seed: Seed, _ options: CheckOptions) -> CheckReport {
    var tally = CaseTally(labelCount: labels.count)
    var nextIndex = 0
    let (allowance, overflow) = options.cases.multipliedReportingOverflow(
      by: options.discardsPerCase)
    while tally.cases < options.cases {
      let count = min(options.cases - tally.cases, CaseBatch.maximumCaseCount)
      let batch = CaseBatch(
        self, nextIndex..<nextIndex + count, seed: seed, threads: options.threads)
      nextIndex += count
      tally.add(batch.tally)
      if let index = batch.failingIndex {
        let source = ChoiceSource(seed: seed.forPart(UInt64(index)), isRecording: true)
        return falsified(by: run(source).trace, tally, isExhaustive: false, options)
      }
      if !overflow, tally.discards + tally.refusals > allowance {
        return tally.report(on: self, isExhaustive: false, ending: .gaveUp)
      }
    }
    return tally.report(
      on: self, isExhaustive: false, ending: tally.endingWithoutFailure(of: self))
  }

  /// Tries every case, counting up like an odometer; nil when there are more than the limit.
  private func enumerate(limit: Int, _ options: CheckOptions) -> CheckReport? {
    var tally = CaseTally(labelCount: labels.count)
    var next: [UInt64]? = []
    var count = 0
    while let script = next {
      guard count < limit else { return nil }
      count += 1
      let (result, trace) = replay(script)
      tally.add(result)
      if case .failed = result {
        return falsified(by: trace, tally, isExhaustive: true, options)
      }
      next = trace.successor
    }
    return tally.report(on: self, isExhaustive: true, ending: tally.endingWithoutFailure(of: self))
  }

  private func falsified(
    by trace: ChoiceTrace, _ tally: CaseTally, isExhaustive: Bool, _ options: CheckOptions
  ) -> CheckReport {
    var shrinker = Shrinker(self, from: trace, budget: options.shrinkBudget)
    let ending: CheckReport.Ending =
      shrinker.run().map { .falsified($0) } ?? .gaveUp
    return tally.report(on: self, isExhaustive: isExhaustive, ending: ending)
  }
}

extension ChoiceTrace {
  /// The choices of the next case in odometer order; nil after the last one.
  fileprivate var successor: [UInt64]? {
    guard let last = choices.indices.last(where: { choices[$0] < maxima[$0] }) else { return nil }
    return choices[..<last] + [choices[last] + 1]
  }
}
