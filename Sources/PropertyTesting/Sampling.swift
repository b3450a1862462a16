/// A run of random cases of a property, until its budget is used up or there are failures enough.
struct Sampling {
  private let property: Property
  private let options: CheckOptions
  private var tally: CaseTally
  private var findings: Findings
  private var supply: CaseSupply
  private var nextIndex = 0
  /// Discards are judged after each batch; small ones first, so that a hopeless run ends soon.
  private var batchSize = 64
  /// Why the run ends before its time.
  private var ending: CheckReport.Ending?

  private static let largestBatchSize = 4096

  init(of property: Property, seed: Seed, _ options: CheckOptions, memory: CaseMemory?) {
    self.property = property
    self.options = options
    tally = CaseTally(labelCount: property.labels.count)
    findings = Findings(property, options)
    supply = CaseSupply(seed: seed, memory: memory)
  }

  /// Tries the cases.
  mutating func report() -> CheckReport {
    while tally.cases < options.cases, ending == nil, !findings.isComplete { tryBatch() }
    return findings.report
      ?? tally.report(
        on: property, isExhaustive: false,
        ending: ending ?? tally.endingWithoutFailure(of: property, isExhaustive: false))
  }

  private mutating func tryBatch() {
    let count = min(options.cases - tally.cases, batchSize)
    let batch = CaseBatch(
      property, nextIndex..<nextIndex + count, of: supply, besides: findings.kinds,
      threads: options.threads)
    nextIndex += count
    tally.add(batch.tally)
    if let (index, failure) = batch.failing {
      nextIndex = index + 1
      let trace = property.run(supply.source(at: index)).trace
      findings.add(failure, of: trace, tally, isExhaustive: false)
    } else {
      ending = tally.prematureEnding(options)
    }
    if let best = batch.best { supply.climb(best, of: property) }
    batchSize =
      supply.isClimbing ? CaseSupply.batchSize : min(batchSize * 2, Self.largestBatchSize)
  }
}
