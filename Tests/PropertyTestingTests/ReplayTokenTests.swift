import Testing

@testable import PropertyTesting

/// A property of two numbers that is false from 5 on.
private func sumIsBelowFive(_ name: String = "sumIsBelowFive", last: UInt64 = 100) -> Property {
  Property(name) { trial in
    let sum = trial.source.choose(upTo: 100) + trial.source.choose(upTo: last)
    return sum < 5
      ? nil : Failure([Failure.Input("sum", "\(sum)")], observed: "\(sum)", expected: "below 5")
  }
}

private func token(of property: Property) throws -> ReplayToken {
  try #require(property.check(CheckOptions(seed: Seed(1))).counterexample).token
}

@Test(arguments: ["sumIsBelowFive", "a:b", "with space", "ü", ":"])
func aTokenIsReadAsItIsShown(name: String) throws {
  let token = try token(of: sumIsBelowFive(name))
  #expect(token.property == name)
  #expect(try ReplayToken(parsing: token.description) == token)
}

@Test func aTokenHasTheNameTheChoicesAndACheck() throws {
  let text = try token(of: sumIsBelowFive()).description
  #expect(text.hasPrefix("sumIsBelowFive:0.5:"))
  #expect(text.count == "sumIsBelowFive:0.5:".count + 8)
}

@Test func aTokenRepeatsTheCounterexample() throws {
  let property = sumIsBelowFive()
  let found = try #require(property.check(CheckOptions(seed: Seed(1))).counterexample)
  let repeated = try #require(try property.replay(found.token))
  #expect(repeated.failure == found.failure)
  #expect(repeated.token == found.token)
  #expect(repeated.shrinkEvaluations == 0)
}

@Test func aTokenOfAPropertyThatNowHoldsGivesNoCounterexample() throws {
  let token = try token(of: sumIsBelowFive())
  let mended = Property("sumIsBelowFive") { trial in
    _ = trial.source.choose(upTo: 100) + trial.source.choose(upTo: 100)
    return nil
  }
  #expect(try mended.replay(token) == nil)
}

@Test(arguments: [
  "", ":", "::", "a", "a:1", "a::", "a:1:", "a:1:1234567", "a:1:123456789", "a:g:00000000",
  ":1:00000000", "a:1:00000000", "a:+1:00000000", "a:1..2:00000000",
])
func otherTextIsNoToken(text: String) {
  #expect(throws: ReplayTokenError.malformed(text)) { try ReplayToken(parsing: text) }
}

@Test func everyAlteredDigitOfATokenIsNoticed() throws {
  let text = Array(try token(of: sumIsBelowFive()).description)
  for place in text.indices where text[place].isHexDigit {
    var altered = text
    altered[place] = altered[place] == "1" ? "2" : "1"
    guard let token = try? ReplayToken(parsing: String(altered)) else { continue }
    // What the digits of a changed generator would look like.
    #expect(place >= text.count - 4)
    #expect(throws: ReplayTokenError.changedGenerator("sumIsBelowFive")) {
      try sumIsBelowFive().replay(token)
    }
  }
}

@Test func aTokenOfAnotherPropertyIsRefused() throws {
  let token = try token(of: sumIsBelowFive("other"))
  #expect(throws: ReplayTokenError.otherProperty("other")) { try sumIsBelowFive().replay(token) }
}

@Test func aTokenOfAChangedGeneratorIsRefused() throws {
  let token = try token(of: sumIsBelowFive(last: 99))
  #expect(throws: ReplayTokenError.changedGenerator("sumIsBelowFive")) {
    try sumIsBelowFive().replay(token)
  }
}

@Test func theTokenErrorsSayWhatToDo() {
  #expect(
    ReplayTokenError.malformed("x").description
      == "malformed replay token 'x', expected NAME:CHOICES:CHECK as it was printed")
  #expect(
    ReplayTokenError.otherProperty("other").description == "the replay token belongs to 'other'")
  #expect(
    ReplayTokenError.changedGenerator("sum").description
      == "the generator of 'sum' has changed since the token was made; run the check again")
}
