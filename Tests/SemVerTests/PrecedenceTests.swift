import SemVer
import Testing

@Test func theChainOfTheSpecificationRises() throws {
  let chain = [
    "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
    "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.9.0", "1.10.0", "999999999999999999999999.0.0",
  ]
  let versions = try chain.map { try SemVersion(parsing: $0) }
  for (lower, higher) in zip(versions, versions.dropFirst()) {
    #expect(lower < higher)
    #expect(!(higher < lower))
  }
}
