import SemVer
import Testing

@Test func anIdentifierIsLowerThanOneThatGoesOnWithAHyphen() throws {
  // A dot is greater than a hyphen in ASCII, but it ends the identifier: clause 11.4.2 compares
  // identifiers, not texts.
  for (lower, higher) in [
    ("1.0.0-a.0", "1.0.0-a-a.0"), ("1.0.0--.z.z", "1.0.0---"), ("1.0.0-a.z", "1.0.0-a-0"),
    ("1.0.0-a.0", "1.0.0-a-.0"), ("1.0.0-1.0", "1.0.0-1-.0"),
  ] {
    #expect(try SemVersion(parsing: lower) < SemVersion(parsing: higher))
    #expect(try !(SemVersion(parsing: higher) < SemVersion(parsing: lower)))
  }
}

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
