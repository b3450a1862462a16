import PropertyTesting

extension ChoiceSource {
  /// A pre-release identifier: a number or a word.
  mutating func identifier() -> String {
    chance(1, in: 2) ? word() : numeral()
  }

  /// An identifier that is not a number: often one that is easily taken for another.
  mutating func word() -> String {
    switch index(weighted: Weights(4, 4, 1)) {
    case 0: pick(Self.plainWords)
    case 1: pick(Self.trickyWords)
    default: randomWord(length: number(1...8))
    }
  }

  /// A word of letters, digits and hyphens that is not a number.
  mutating func randomWord(length: Int) -> String {
    let letters = Self.letters
    let alphabet = Self.identifierAlphabet
    let letterPlace = number(0...(length - 1))
    return String(unsafeUninitializedCapacity: length) { bytes in
      for place in 0..<length {
        bytes[place] = place == letterPlace ? pick(letters) : pick(alphabet)
      }
      return length
    }
  }

  /// A build identifier: also with leading zeros.
  mutating func buildIdentifier() -> String {
    switch index(weighted: Weights(4, 2, 2)) {
    case 0: identifier()
    case 1: pick(["0", "00", "001", "007", "0123"])
    default: pick(["build", "a-b", "-", "--", "sha-5114f85", "20130313144700"])
    }
  }

  /// One of the identifiers that comparators most often put into the wrong order.
  mutating func confusableIdentifier() -> String {
    pick(Self.confusableIdentifiers)
  }

  static let confusableIdentifiers = ["1", "2", "9", "10", "11", "1a", "9a", "10a", "-1", "-"]

  private static let plainWords = [
    "a", "b", "alpha", "beta", "rc", "z", "A", "Z", "Beta", "x86-64",
  ]

  /// With hyphens, with digits first, in two cases, one a prefix of another.
  private static let trickyWords =
    confusableIdentifiers.filter { !$0.isNumeric } + [
      "--", "---", "-0", "0a", "0-", "00a", "01-", "a0", "a-", "a-b", "a1", "a10", "a2", "aa", "aA",
      "Aa", "ab", "b-a", "alph", "alpha1", "alphabet", "Rc", "RC", "1-", "1-0", "1e3", "0x1F",
    ]

  private static let letters = Array("abzABZ-mM".utf8)
  private static let identifierAlphabet = Array(
    "a0b1z9A-ZcdefghijklmnopqrstuvwxyBCDEFGHIJKLMNOPQRSTUVWXY2345678".utf8)
}
