import DecisionLaws
import Foundation
import MutantChecking
import Mutants
import PropertyTesting
import Testing

private let names = DecisionCatalogue.policies.map(\.name)

/// What the law that is meant to catch a mutant states of a fresh one of this name.
private func expectedProperty(ofMutantNamed name: String) throws -> Property {
  let policy = try #require(DecisionCatalogue.policies.first { $0.name == name })
  return policy.mutant(under: [policy.expectedKiller]).laws[0].properties[0]
}

@Test(arguments: names, 1...5)
func eachDecisionMutantIsKilledByItsExpectedLaw(name: String, seed: UInt64) throws {
  let options = CheckOptions(cases: 2000, seed: Seed(seed), shrinkBudget: 0)
  let report = try expectedProperty(ofMutantNamed: name).check(options)
  // A mutant that throws dice breaks a law all the same when the case does not fail again.
  if case .unrepeatable = report.ending { return }
  #expect(report.counterexample != nil)
}

@Test(arguments: names)
func eachExpectedLawMeetsItsDecisionMutantInOneCaseOfAHundred(name: String) throws {
  let property = try expectedProperty(ofMutantNamed: name)
  guard property.scope == .sampled else { return }
  #expect(property.failureShare(cases: 300, seed: Seed(1)) >= 0.01)
}

@Test(arguments: 1...3)
func thePolicyWithoutAMistakeKeepsEverySampledLaw(seed: UInt64) {
  for law in allDecisionLaws where law.scope == .sampled {
    let options = CheckOptions(cases: 50, seed: Seed(seed))
    #expect(law.property(of: CorrectPolicy()).check(options).isPassed, "\(law.name)")
  }
}

@Test func everyFileOfADecisionMutantIsInTheCatalogue() throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Mutants/Decisions").standardizedFileURL
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
  let typesInCatalogue = DecisionCatalogue.policies.map { String(describing: type(of: $0)) }
  #expect(Set(files) == Set(typesInCatalogue.map { $0 + ".swift" }))
  #expect(Set(names).count == 39)
}
