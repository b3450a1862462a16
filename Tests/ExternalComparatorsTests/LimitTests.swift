import ComparatorLaws
import PropertyTesting
import Testing

@testable import ExternalComparators

/// What a library documents that it does not take is not held against it, unless it takes it and
/// gets it wrong.
@Suite(.enabled(if: Fixture.python != nil, "needs python3")) struct LimitTests {
  private static func limits(bytes: Int? = nil, digits: Int? = nil) -> DocumentedLimits {
    var limits = DocumentedLimits()
    (limits.byteLimit, limits.digitLimit) = (bytes, digits)
    return limits
  }

  @Test func withoutLimitsTheLawsSeeWhatIsRefused() throws {
    let report = try #require(
      try Fixture.python("semver.py", "digits", "9").report(on: EveryValidVersionIsAccepted()))
    #expect(report.counterexample?.failure.observed == "refused")
  }

  @Test func casesBeyondTheByteLimitSayNothing() throws {
    let fixture = try Fixture.python("semver.py", "bytes", "40")
    let limits = Self.limits(bytes: 40)
    let report = try #require(fixture.report(on: EveryValidVersionIsAccepted(), limits))
    #expect(report.isPassed)
    #expect(report.discards > 10)
    #expect(fixture.report(on: LengthLimitHolds(), limits)?.isPassed == true)
  }

  @Test func casesBeyondTheDigitLimitSayNothing() throws {
    let fixture = try Fixture.python("semver.py", "digits", "9")
    let limits = Self.limits(digits: 9)
    let report = try #require(fixture.report(on: EveryValidVersionIsAccepted(), limits))
    #expect(report.isPassed)
    #expect(report.discards > 10)
    #expect(fixture.report(on: LargerNumbersAreNotMangled(digitLimit: 9), limits)?.isPassed == true)
  }

  @Test func aNumberThatBecomesAnotherIsSeenBeyondTheLimitToo() throws {
    let fixture = try Fixture.python("semver.py", "doubles")
    let report = try #require(
      fixture.report(on: LargerNumbersAreNotMangled(digitLimit: 15), Self.limits(digits: 15)))
    let failure = try #require(report.counterexample?.failure)
    #expect(failure.observed == "neither a < b nor b < a")
    #expect(
      failure.expected == "a < b: or both refused: no number becomes another one (clause 11)")
  }

  @Test func aLimitThatDoesNotHoldIsAFinding() throws {
    let fixture = try Fixture.python("semver.py")
    let report = try #require(fixture.report(on: LengthLimitHolds(), Self.limits(bytes: 256)))
    #expect(report.counterexample?.failure.observed == "accepted")
  }

  @Test func whatDoesNotValidateIsAskedAboutVersionsOnly() throws {
    let fixture = try Fixture.python("semver.py", "trusting")
    #expect(fixture.report(on: TheExamplesHold())?.isPassed == false)
    var limits = DocumentedLimits()
    limits.isOnlyValid = true
    #expect(fixture.report(on: TheExamplesHold(), limits)?.isPassed == true)
    let skipped = fixture.interview.laws(allComparatorLaws, limits).filter {
      $0.reasonToSkip?.hasPrefix("--only-valid") == true
    }
    #expect(skipped.map(\.name) == ["everyGrammarFaultIsRejected", "acceptanceEqualsTheGrammar"])
  }

  @Test func aDigitInAWordIsNoNumber() {
    let limits = Self.limits(digits: 2)
    #expect(!limits.isExceeded(by: "12.3.4-a123.b-456+789"))
    #expect(limits.isExceeded(by: "123.0.0"))
    #expect(limits.isExceeded(by: "1.0.0-a.123"))
    #expect(!limits.isExceeded(by: ""))
    #expect(Self.limits(bytes: 5).isExceeded(by: "1.0.00"))
    #expect(!Self.limits(bytes: 5).isExceeded(by: "1.0.0"))
  }
}
