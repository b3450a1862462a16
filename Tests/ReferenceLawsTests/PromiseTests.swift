import PropertyTesting
import Testing

@testable import ReferenceLaws

@Suite struct PromiseTests {
  @Test(arguments: SemVersionLaws.all + DecisionPromises.all + ManifestPromises.all)
  func theProjectsOwnSubjectsKeepTheirPromises(_ promise: Property) {
    let report = promise.check(CheckOptions(cases: 300, seed: Seed(0x5EED_0000_C0FF_EE42)))
    #expect(report.isPassed, "\(promise.name)")
  }
}

@Suite struct PrecedenceCodeTests {
  @Test func theCodeOfNumbersIsTheirLengthAndTheirBits() {
    // 0 is 1 with one bit, 1 is 2 with two, 2 is 3 with two; then the mark of a release.
    let code = PrecedenceCode(core: ["0", "1", "2"], prerelease: [])
    #expect(code.bits == "000001" + "0000100" + "0000101" + "11")
  }

  @Test func identifiersHaveTheirMarksAndAnEnd() {
    let code = PrecedenceCode(core: ["0", "0", "0"], prerelease: ["0", "a"])
    let core = String(repeating: "000001", count: 3)
    #expect(code.bits == core + "01000001" + "1011000010000000" + "00")
  }

  @Test func aKeyIsFilledUpOrCutOff() {
    #expect(
      PrecedenceCode(core: ["0", "0", "0"], prerelease: []).key
        == String(repeating: "000001", count: 3) + "11" + String(repeating: "0", count: 75) + "1")
    let long = PrecedenceCode(core: ["0", "0", "0"], prerelease: ["abcdefghijklmnop"])
    #expect(long.key == long.bits.prefix(95) + "0")
  }

  @Test func nothingFollowsANumberThatIsLeftOpen() {
    let code = PrecedenceCode(core: [String(repeating: "9", count: 20), "1", "2"], prerelease: [])
    #expect(code.bits.count == 6 + 8 + 64)
    #expect(code.key.hasSuffix("0"))
  }
}
