import PropertyTesting
import Testing

@Test func aSeedIsSixteenHexadecimalDigits() {
  #expect(Seed(0).description == "0000000000000000")
  #expect(Seed(0xABC).description == "0000000000000abc")
  #expect(Seed(.max).description == "ffffffffffffffff")
}

@Test(arguments: [0, 1, 0xABC, UInt64.max])
func aSeedIsReadAsItIsShown(bits: UInt64) {
  #expect(Seed(Seed(bits).description) == Seed(bits))
}

@Test func aSeedMayBeShortAndMayBeginWithAHexadecimalPrefix() {
  #expect(Seed("7") == Seed(7))
  #expect(Seed("0xfF") == Seed(255))
}

@Test(arguments: ["", "0x", "g", "+1", "-1", " 1", "1 ", "0x0x1", "00000000000000000", "１"])
func otherTextIsNoSeed(text: String) {
  #expect(Seed(text) == nil)
}

@Test func theSeedDecidesEveryChoice() {
  func draws(_ seed: UInt64) -> [UInt64] {
    var source = ChoiceSource(seed: Seed(seed))
    return (0..<20).map { _ in source.choose(upTo: 1000) }
  }
  #expect(draws(1) == draws(1))
  #expect(draws(1) != draws(2))
}
