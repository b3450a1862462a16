import Testing
import TextVersion

@Test func theExamplesOfTheSpecificationAreInOrder() throws {
  let texts = [
    "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1",
    "1.0.0", "2.0.0", "2.1.0", "2.1.1",
  ]
  let versions = texts.compactMap { TextVersion($0) }
  try #require(versions.count == texts.count)
  for (lower, higher) in zip(versions, versions.dropFirst()) { #expect(lower < higher) }
}

@Test(arguments: ["", "1", "1.2", "1.2.3.4", "01.2.3", "1.2.3-", "1.2.3+", "a.b.c"])
func whatIsNoVersionIsRefused(text: String) {
  #expect(TextVersion(text) == nil)
}
