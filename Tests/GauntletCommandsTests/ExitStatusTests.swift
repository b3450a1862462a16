import PropertyTesting
import Testing

@testable import GauntletCommands

// Swift Testing has a type of this name too.
private typealias ExitStatus = GauntletCommands.ExitStatus

@Suite struct ExitStatusTests {
  @Test func ofSeveralTheGravestIsGiven() {
    let byPrecedence: [ExitStatus] = [
      .internalError, .usage, .badData, .baselineFailed, .incomplete, .nothingRan, .staleIgnore,
      .findings, .success,
    ]
    for (place, status) in byPrecedence.enumerated() {
      #expect(ExitStatus.first(of: byPrecedence[place...].reversed()) == status)
    }
    #expect(ExitStatus.first(of: []) == .success)
  }

  private func status(
    cases: Int = 2000, labels: [Label] = [],
    _ judge: @escaping @Sendable (inout Trial) throws(Discard) -> Failure?
  ) -> ExitStatus {
    let law = LawSuite.Law(
      name: "law", properties: [Property("law", labels: labels, judge: judge)])
    return LawReport(law, CheckOptions(cases: cases, seed: Seed(1))).status
  }

  @Test func aLawThatHoldsIsASuccess() {
    let status = status { (trial) throws(Discard) in
      _ = trial.source.choose(upTo: .max)
      return nil
    }
    #expect(status == .success)
  }

  @Test func aLawThatIsBrokenIsAFinding() {
    let status = status { (trial) throws(Discard) in
      trial.source.choose(upTo: .max) % 2 == 0
        ? nil : Failure([], observed: "odd", expected: "even")
    }
    #expect(status == .findings)
  }

  @Test func aLawWithoutACaseIsNoSuccess() {
    let status = status { (trial) throws(Discard) in
      _ = trial.source.choose(upTo: .max)
      throw .precondition
    }
    #expect(status == .nothingRan)
  }

  @Test func aLawThatMissesARequiredLabelIsNoSuccess() {
    let status = status(labels: [Label("never met", atLeast: 0.01)]) { (trial) throws(Discard) in
      _ = trial.source.choose(upTo: .max)
      return nil
    }
    #expect(status == .nothingRan)
  }

  @Test func aLawThatTheSubjectRefusesToTalkAboutIsNoSuccess() {
    let status = status { (trial) throws(Discard) in
      if trial.source.choose(upTo: 999) > 0 { throw .refused }
      return nil
    }
    #expect(status == .nothingRan)
  }
}
