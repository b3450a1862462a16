import PropertyTesting
import ShrinkingChallenges
import Testing

@Test(arguments: ShrinkingChallenge.all.map(\.name), 0..<3)
func everyChallengeShrinksToItsBestForm(name: String, seed: UInt64) throws {
  let challenge = try #require(ShrinkingChallenge.all.first { $0.name == name })
  let options = CheckOptions(cases: 20_000, seed: Seed(seed), shrinkBudget: 5_000)
  let counterexample = try #require(challenge.property.check(options).counterexample)
  #expect(counterexample.failure.inputs == [Failure.Input("value", challenge.best)])
  #expect(counterexample.shrinkEvaluations < 5_000)
}
