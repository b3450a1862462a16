import MutantChecking
import MutationTesting
import Testing

private func law(_ name: String, _ group: String = "one", oracle: Bool = false) -> Mutant.Law {
  Mutant.Law(name: name, group: group, mustBeSoleKiller: !oracle, properties: [])
}

private func killed(by killers: [String], of laws: [Mutant.Law]) -> MutantResult {
  MutantResult(
    mutant: "mistake", expectedKiller: killers[0],
    outcomes: laws.map { law in
      LawOutcome(
        law: law.name,
        outcome: killers.contains(law.name) ? .killed(cases: 1) : .survived(cases: 1))
    })
}

@Suite struct LawWorthTests {
  @Test func aLawThatKillsNothingIsIdle() {
    let laws = [law("a"), law("b")]
    let worth = RedundantLaws(laws: laws, results: [killed(by: ["a"], of: laws)])
    #expect(worth.idle == ["b"])
    #expect(worth.redundant == ["b"])
  }

  @Test func aLawIsRedundantWhenAnotherOfItsGroupAlwaysKillsToo() {
    let laws = [law("a"), law("b")]
    let results = [killed(by: ["a"], of: laws), killed(by: ["a", "b"], of: laws)]
    #expect(RedundantLaws(laws: laws, results: results).redundant == ["b"])
  }

  @Test func lawsOfOtherGroupsAndOraclesAreNoRivals() {
    let laws = [law("a"), law("b", "two"), law("oracle", oracle: true)]
    let results = [killed(by: ["a", "b", "oracle"], of: laws)]
    let worth = RedundantLaws(laws: laws, results: results)
    #expect(worth.redundant.isEmpty)
    #expect(worth.idle.isEmpty)
  }
}

@Suite struct KillConfidenceTests {
  @Test func medianAndWorstAreThoseOfTheSeeds() {
    let confidence = KillConfidence(
      mutant: "mistake", casesToKill: [41, 3, 1, 2, 9], missCount: 0, budget: 2000)
    #expect(confidence.median == 3)
    #expect(confidence.worst == 41)
  }

  @Test func theLeastChanceIsBelowTheObservedShareAndNearsItWithMoreSeeds() {
    func least(_ seedCount: Int) -> Double {
      KillConfidence(
        mutant: "mistake", casesToKill: Array(repeating: 100, count: seedCount), missCount: 0,
        budget: 2000
      ).leastChancePerCase
    }
    // Exact 1 % quantiles of chi-squared over 2 · 100 · n: 0.0201, 18.78 … for n = 1 and 18.
    #expect(least(1) < 0.001)
    #expect(abs(least(18) - 19.233 / 3600) < 0.0002)
    #expect(least(18) < 0.01)
    #expect(least(400) > 0.0088)
  }

  @Test func missesLowerTheChance() {
    let without = KillConfidence(mutant: "m", casesToKill: [5, 5], missCount: 0, budget: 100)
    let with = KillConfidence(mutant: "m", casesToKill: [5, 5], missCount: 2, budget: 100)
    #expect(with.leastChancePerCase < without.leastChancePerCase / 10)
    let never = KillConfidence(mutant: "m", casesToKill: [], missCount: 2, budget: 100)
    #expect(never.leastChancePerCase == 0)
    #expect(never.median == nil)
  }
}
