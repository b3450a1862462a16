import Foundation
import ManifestLaws
import MutantChecking
import Mutants
import PropertyTesting
import Testing

private let names = ManifestCatalogue.codecs.map(\.name)

/// What the law that is meant to catch a mutant states of the one of this name.
private func expectedProperty(ofMutantNamed name: String) throws -> Property {
  let codec = try #require(ManifestCatalogue.codecs.first { $0.name == name })
  return codec.mutant(under: [codec.expectedKiller]).laws[0].properties[0]
}

@Test(arguments: names, 1...5)
func eachManifestMutantIsKilledByItsExpectedLaw(name: String, seed: UInt64) throws {
  let options = CheckOptions(cases: 2000, seed: Seed(seed), shrinkBudget: 0)
  #expect(try expectedProperty(ofMutantNamed: name).check(options).counterexample != nil)
}

@Test(arguments: names)
func eachExpectedLawMeetsItsManifestMutantInOneCaseOfAHundred(name: String) throws {
  let property = try expectedProperty(ofMutantNamed: name)
  guard property.scope == .sampled else { return }
  #expect(property.failureShare(cases: 150, seed: Seed(1)) >= 0.01)
}

@Test(arguments: 1...3)
func theCodecWithoutAMistakeKeepsEveryLaw(seed: UInt64) throws {
  for law in allManifestLaws {
    let property = try #require(law.property(of: CorrectCodec()))
    let report = property.check(CheckOptions(cases: 30, seed: Seed(seed)))
    #expect(report.ending == .passed, "\(law.name)")
  }
}

@Test func theManifestMutantsOfTheArticlesComeFirst() {
  #expect(names.prefix(2) == ["closedEnum", "lossyDefault"])
}

@Test func everyFileOfAManifestMutantIsInTheCatalogue() throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Mutants/Manifests").standardizedFileURL
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
  let typesInCatalogue = ManifestCatalogue.codecs.map { String(describing: type(of: $0)) }
  #expect(Set(files) == Set(typesInCatalogue.map { $0 + ".swift" }))
  #expect(Set(names).count == 23)
}
