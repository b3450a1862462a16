import ManifestLaws
import PropertyTesting
import Testing

@Test(arguments: 1...5)
func theManifestKeepsEveryLaw(seed: UInt64) throws {
  for law in allManifestLaws {
    let property = try #require(law.property(of: ManifestDocumentCodec()))
    let report = property.check(CheckOptions(cases: 30, seed: Seed(seed)))
    #expect(report.ending == .passed, "\(law.name)")
  }
}

@Test(arguments: 1...3)
func theCodableRecordKeepsEveryLawThatIsNotAboutBytes(seed: UInt64) {
  for law in allManifestLaws {
    guard let property = law.property(of: CodableRecordCodec()) else {
      #expect(law.needsBytes, "\(law.name)")
      continue
    }
    let report = property.check(CheckOptions(cases: 20, seed: Seed(seed)))
    #expect(report.ending == .passed, "\(law.name)")
  }
}

@Test func eachManifestLawHasANameOfItsOwn() {
  #expect(Set(allManifestLaws.map(\.name)).count == allManifestLaws.count)
}
