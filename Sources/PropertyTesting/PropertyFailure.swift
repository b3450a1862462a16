/// What a test throws when a property did not pass.
///
/// It prints the same in Swift Testing and in XCTest: what is wrong, the value, and how to repeat it.
public struct PropertyFailure: Error, Hashable {
  /// What checking the property came to.
  public let report: CheckReport
  /// The seed of the run.
  public let seed: Seed
}

extension Property {
  /// Checks the property and throws unless it passed.
  ///
  /// - Complexity: that of ``check(_:)``.
  public func verify(_ options: CheckOptions) throws(PropertyFailure) {
    let report = check(options)
    guard report.isPassed else { throw PropertyFailure(report: report, seed: options.seed) }
  }
}

extension PropertyFailure: CustomStringConvertible {
  /// The property and its ending, the value part by part, the seed, and the replay token.
  public var description: String {
    var lines = ["'\(report.property)' \(ending)"]
    lines += report.counterexample.map(Self.lines) ?? []
    for counterexample in report.furtherCounterexamples {
      lines += ["and in another way:"] + Self.lines(counterexample)
    }
    lines.append("  seed: \(seed)")
    return lines.joined(separator: "\n")
  }

  private static func lines(_ counterexample: Counterexample) -> [String] {
    let failure = counterexample.failure
    var lines = failure.inputs.map { "  \($0.name): \($0.text)" }
    lines += ["  observed: \(failure.observed)", "  expected: \(failure.expected)"]
    if let explanation = counterexample.explanation {
      lines.append("  relevant: " + explanation.markings(of: failure).joined(separator: ", "))
      let count = explanation.variationCount
      lines.append("    (the rest was replaced at random in \(count) cases: all failed)")
    }
    return lines + ["  replay: \(counterexample.token)"]
  }

  private var ending: String {
    switch report.ending {
    case .passed: "passed"
    case .falsified(let counterexample):
      "does not hold: case \(report.cases) failed, made simpler in"
        + " \(counterexample.shrinkEvaluations) evaluations"
    case .gaveUp:
      "was not checked: \(report.discards + report.refusals) cases were discarded,"
        + " \(report.cases) were not"
    case .oversized:
      "was not checked: the generator went beyond \(ChoiceSource.maximumChoiceCount) choices or"
        + " \(ChoiceSource.maximumDepth) nested parts (cases: \(report.oversized))"
    case .unrepeatable(let failure):
      "is no function of its choices: a case failed with '\(failure.observed)', and did not when"
        + " it was run again"
    case .uncovered(let labels):
      "was met by too few special cases: "
        + labels.map { "'\($0.label.name)' \($0.count) of \($0.cases)" }.joined(separator: ", ")
    case .scopeTooLarge(let limit): "has more than \(limit) cases"
    }
  }
}
