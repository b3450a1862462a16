import Testing

@testable import GauntletCommands

@Suite struct NearestNameTests {
  private static let names = ["check", "mutate", "precedenceIsTransitive", "compare"]

  @Test(arguments: [
    ("chekc", "check"), ("Check", "check"), ("mutat", "mutate"), ("comparee", "compare"),
    ("precedenceTransitive", "precedenceIsTransitive"),
  ])
  func aSlipFindsItsName(slip: String, name: String) {
    #expect(nearestName(to: slip, among: Self.names) == name)
  }

  @Test(arguments: ["", "xyz", "something else entirely"])
  func whatIsNearNothingFindsNothing(word: String) {
    #expect(nearestName(to: word, among: Self.names) == nil)
    #expect(nearestName(to: "check", among: []) == nil)
  }
}
