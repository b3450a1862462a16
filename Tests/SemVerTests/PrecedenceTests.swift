import SemVer
import Testing

@Suite struct PrecedenceTests {
  @Test func theChainOfTheSpecificationRises() throws {
    try expectRising([
      "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
      "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.9.0", "1.10.0", "999999999999999999999999.0.0",
    ])
  }

  @Test func aShorterIdentifierIsBelowOneThatGoesOnWithAHyphen() throws {
    try expectRising([
      "1.0.0--", "1.0.0--.0", "1.0.0---", "1.0.0---.a", "1.0.0-a", "1.0.0-a.b", "1.0.0-a.b.c",
      "1.0.0-a.b-", "1.0.0-a-", "1.0.0-a-.b", "1.0.0-a-b", "1.0.0-a0",
    ])
  }

  @Test func numericIdentifiersRiseWithTheirDigits() throws {
    let numbers = ["0", "1", "2", "9", "10", "11", "99", "100"] + Self.longNumbers
    try expectRising(numbers.map { "1.0.0-" + $0 })
    try expectRising(numbers.map { "1.0.0-a." + $0 + ".9-" })
    try expectRising(numbers.map { "1.0.0-" + $0 } + ["1.0.0--", "1.0.0--1", "1.0.0-0a"])
  }

  /// Around powers of two, where the code of a number gets one more bit in the key.
  static let keyBoundary = [
    "0", "1", "2", "3", "4", "6", "7", "8", "1022", "1023", "1024", "2097150", "2097151", "2097152",
    "2097153", "20971520", "4294967294", "4294967295", "4294967296", "144115188075855870",
    "144115188075855871", "144115188075855872", "144115188075855873",
  ]
  /// Around 10¹⁹ and 2⁶⁴; of 18 to 39 digits, some with the first nineteen in common.
  static let longNumbers = [
    "999999999999999999", "1000000000000000000", "9223372036854775807", "9223372036854775808",
    "9999999999999999999", "10000000000000000000", "18446744073709551614", "18446744073709551615",
    "18446744073709551616", "18446744073709551617", "36893488147419103232",
    "99999999999999999999", "100000000000000000000", "340282366920938463463374607431768211456",
  ]
  static let numbers = keyBoundary + longNumbers

  @Test func eachPlaceOfTheCoreRisesWithItsNumber() throws {
    for other in ["0", "2097151", "99999999999999999999"] {
      for suffix in ["", "-a", "+b"] {
        try expectRising(Self.numbers.map { "\($0).\(other).\(other)\(suffix)" })
        try expectRising(Self.numbers.map { "\(other).\($0).\(other)\(suffix)" })
        try expectRising(Self.numbers.map { "\(other).\(other).\($0)\(suffix)" })
      }
    }
  }

  @Test func aHigherPlaceOutweighsLowerOnesWhateverTheirSize() throws {
    for (lower, higher) in zip(Self.numbers, Self.numbers.dropFirst()) {
      try expectRising(["\(lower).99999999999999999999.2097151", "\(higher).0.0-0"])
      try expectRising(["7.\(lower).99999999999999999999", "7.\(higher).0-0"])
      try expectRising(["2097151.\(lower).1", "2097151.\(higher).0"])
    }
  }

  @Test func aReleaseOutranksItsPrereleasesWhateverItsNumbers() throws {
    for number in Self.numbers {
      try expectRising(["1.1.\(number)-0", "1.1.\(number)-0.0", "1.1.\(number)-z", "1.1.\(number)"])
      try expectRising(["1.\(number).1-z", "1.\(number).1", "1.\(number).2-0"])
      try expectRising(["\(number).1.1-z", "\(number).1.1", "\(number).1.2-0"])
    }
  }

  @Test func buildMetadataTakesNoPartWhateverTheNumbers() throws {
    for number in Self.numbers {
      for prerelease in ["", "-a.1", "-\(number)", "-alpha.beta.gamma.delta"] {
        let plain = try SemVersion(parsing: "1.2.\(number)\(prerelease)")
        for build in ["+a", "+-", "+001", "+a.long.build.of.many.identifiers"] {
          let built = try SemVersion(parsing: plain.description + build)
          #expect(plain == built)
          #expect(plain.precedence(to: built) == .equal)
          #expect(!(plain < built) && !(built < plain))
          #expect(plain.hashValue == built.hashValue)
          #expect(!plain.isIdentical(to: built))
        }
      }
    }
  }

  @Test func identityIsThatOfTheBytes() throws {
    let version = try SemVersion(parsing: "1.2.3-a+b")
    #expect(version.isIdentical(to: try SemVersion(parsing: "1.2.3-a+b".utf8)))
    #expect(!version.isIdentical(to: try SemVersion(parsing: "1.2.3-a+c")))
    #expect(!version.isIdentical(to: try SemVersion(parsing: "1.2.3-a")))
  }

  /// Expects each text to rank below each later one, and to tie with itself.
  private func expectRising(_ texts: [String]) throws {
    let versions = try texts.map { try SemVersion(parsing: $0) }
    var failing: [String] = []
    for (index, lower) in versions.enumerated() {
      if lower != lower || lower < lower { failing.append("\(lower)") }
      for higher in versions[(index + 1)...]
      where !(lower < higher) || higher < lower || lower == higher
        || lower.precedence(to: higher) != .less || higher.precedence(to: lower) != .greater
      {
        failing.append("\(lower) < \(higher)")
      }
    }
    #expect(failing == [])
  }
}
