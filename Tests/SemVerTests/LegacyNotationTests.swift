import SemVer
import Testing
import VersionCorpora

@Suite struct LegacyNotationTests {
  /// A text, the version that it stands for, and the rules that say so.
  struct Conversion: Sendable {
    let text: String
    let version: String
    let rules: [LegacyNotation.Rule]

    init(_ text: String, _ version: String, _ rules: [LegacyNotation.Rule]) {
      self.text = text
      self.version = version
      self.rules = rules
    }
  }

  static let conversions = [
    Conversion(" 1.2.3", "1.2.3", [.surroundingBlanks]),
    Conversion("1.2.3 ", "1.2.3", [.surroundingBlanks]),
    Conversion(" 1.2.3 ", "1.2.3", [.surroundingBlanks]),
    Conversion("\t 1.2.3-a+b \t", "1.2.3-a+b", [.surroundingBlanks]),
    Conversion("v1.2.3", "1.2.3", [.vPrefix]),
    Conversion("V1.2.3-rc.1+b", "1.2.3-rc.1+b", [.vPrefix]),
    Conversion("1.2", "1.2.0", [.missingPatch]),
    Conversion("0.0", "0.0.0", [.missingPatch]),
    Conversion("1.2-rc.1", "1.2.0-rc.1", [.missingPatch]),
    Conversion("1.2+b.1", "1.2.0+b.1", [.missingPatch]),
    Conversion("1.2-0", "1.2.0-0", [.missingPatch]),
    Conversion("1.2--", "1.2.0--", [.missingPatch]),
    Conversion("18446744073709551616.2", "18446744073709551616.2.0", [.missingPatch]),
    Conversion("V1.2-rc.1+b", "1.2.0-rc.1+b", [.vPrefix, .missingPatch]),
    Conversion(" v1.2.3", "1.2.3", [.surroundingBlanks, .vPrefix]),
    Conversion("1.2\t", "1.2.0", [.surroundingBlanks, .missingPatch]),
    Conversion(" v1.2 ", "1.2.0", [.surroundingBlanks, .vPrefix, .missingPatch]),
  ]

  @Test(arguments: conversions)
  func convertsWhatItsRulesNameAndSaysWhich(conversion: Conversion) throws {
    let notation = try LegacyNotation(converting: conversion.text)
    #expect(notation.version.description == conversion.version)
    #expect(notation.rules == conversion.rules)
    #expect(SemVersion(conversion.text) == nil)
  }

  @Test(arguments: conversions)
  func convertsItsOwnResultsToThemselves(conversion: Conversion) throws {
    let version = try LegacyNotation(converting: conversion.text).version
    let again = try LegacyNotation(converting: version.description)
    #expect(again.version.isIdentical(to: version))
    #expect(again.rules == [])
  }

  @Test func leavesEachValidTextAlone() throws {
    for entry in try CorpusFile.cases(.valid) {
      let notation = try LegacyNotation(converting: entry.texts[0])
      #expect(notation.version.description == entry.texts[0])
      #expect(notation.rules == [])
    }
  }

  @Test(arguments: [
    ("", "major is missing at byte 0"),
    (" ", "major is missing at byte 0"),
    ("v", "major is missing at byte 0"),
    ("1", "minor is missing at byte 1"),
    ("v1", "minor is missing at byte 1"),
    ("1.", "minor is missing at byte 2"),
    ("1.2.", "patch is missing at byte 4"),
    ("1.2. ", "patch is missing at byte 4"),
    ("1-a.2", "unexpected '-' in major at byte 1"),
    (".2", "unexpected '.' in major at byte 0"),
    ("vv1.2.3", "unexpected 'v' in major at byte 0"),
    ("v 1.2.3", "unexpected byte 0x20 in major at byte 0"),
    ("v.1.2", "unexpected '.' in major at byte 0"),
    ("=1.2.3", "unexpected '=' in major at byte 0"),
    ("v=1.2", "unexpected '=' in major at byte 0"),
    ("\n1.2.3", "unexpected byte 0x0A in major at byte 0"),
    ("1.2.3\r\n", "unexpected byte 0x0D in patch at byte 5"),
    ("\u{A0}1.2.3", "unexpected byte 0xC2 in major at byte 0"),
    ("1.2.3.4", "unexpected '.' in patch at byte 5"),
    ("1.2x", "unexpected 'x' in minor at byte 3"),
    ("1.2-", "unexpected '-' in minor at byte 3"),
    ("1.2-01", "unexpected '-' in minor at byte 3"),
    ("1 .2", "unexpected byte 0x20 in major at byte 1"),
    ("01.2", "leading zero in major at byte 0"),
    ("1.02", "leading zero in minor at byte 2"),
    ("v1.2.3-01", "leading zero in prerelease at byte 6"),
    ("v1.2.3-", "empty identifier in prerelease at byte 6"),
    ("1.2+" + String(repeating: "a", count: 251), "unexpected '+' in minor at byte 3"),
    (String(repeating: "1", count: 257), "version longer than 256 bytes"),
  ])
  func refusesAllElseWithTheFaultOfWhatIsLeft(text: String, message: String) {
    let error = #expect(throws: SemVersionError.self) { try LegacyNotation(converting: text) }
    #expect(error?.description == message)
  }

  @Test func blanksDoNotCountAgainstTheLimit() throws {
    let blanks = String(repeating: " ", count: 300)
    #expect(
      try LegacyNotation(converting: blanks + "1.2.3" + blanks).version.description == "1.2.3")
  }
}
