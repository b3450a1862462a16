import SemVer
import Testing

@Suite struct SemVersionErrorTests {
  /// A text, and the error that it has to get.
  struct Refusal: Sendable {
    let text: String
    let error: SemVersionError
    let message: String

    init(
      _ text: String, _ kind: SemVersionError.Kind, _ component: SemVersionError.Component,
      at offset: Int, _ message: String
    ) {
      let bytes = Array(text.utf8)
      self.text = text
      self.message = message
      error = SemVersionError(
        kind: kind, component: component, offset: offset,
        byte: offset < bytes.count ? bytes[offset] : nil)
    }
  }

  static let refusals = [
    Refusal("", .missingComponent, .major, at: 0, "major is missing at byte 0"),
    Refusal("1", .missingComponent, .minor, at: 1, "minor is missing at byte 1"),
    Refusal("1.", .missingComponent, .minor, at: 2, "minor is missing at byte 2"),
    Refusal("1.2", .missingComponent, .patch, at: 3, "patch is missing at byte 3"),
    Refusal("10.20.", .missingComponent, .patch, at: 6, "patch is missing at byte 6"),
    Refusal("01.2.3", .leadingZero, .major, at: 0, "leading zero in major at byte 0"),
    Refusal("00.2.3", .leadingZero, .major, at: 0, "leading zero in major at byte 0"),
    Refusal("01", .leadingZero, .major, at: 0, "leading zero in major at byte 0"),
    Refusal("1.02.3", .leadingZero, .minor, at: 2, "leading zero in minor at byte 2"),
    Refusal("1.2.03", .leadingZero, .patch, at: 4, "leading zero in patch at byte 4"),
    Refusal("1.2.00-a", .leadingZero, .patch, at: 4, "leading zero in patch at byte 4"),
    Refusal("1.2.3-01", .leadingZero, .prerelease, at: 6, "leading zero in prerelease at byte 6"),
    Refusal("1.2.3-a.00", .leadingZero, .prerelease, at: 8, "leading zero in prerelease at byte 8"),
    Refusal("1.2.3-01.!", .leadingZero, .prerelease, at: 6, "leading zero in prerelease at byte 6"),
    Refusal("1.2.3-01+b", .leadingZero, .prerelease, at: 6, "leading zero in prerelease at byte 6"),
    Refusal(
      "1.2.3-", .emptyIdentifier, .prerelease, at: 6, "empty identifier in prerelease at byte 6"),
    Refusal(
      "1.2.3-+b", .emptyIdentifier, .prerelease, at: 6, "empty identifier in prerelease at byte 6"),
    Refusal(
      "1.2.3-.a", .emptyIdentifier, .prerelease, at: 6, "empty identifier in prerelease at byte 6"),
    Refusal(
      "1.2.3-a..b", .emptyIdentifier, .prerelease, at: 8,
      "empty identifier in prerelease at byte 8"),
    Refusal(
      "1.2.3-a.", .emptyIdentifier, .prerelease, at: 8, "empty identifier in prerelease at byte 8"),
    Refusal(
      "1.2.3-a.+b", .emptyIdentifier, .prerelease, at: 8,
      "empty identifier in prerelease at byte 8"),
    Refusal("1.2.3+", .emptyIdentifier, .build, at: 6, "empty identifier in build at byte 6"),
    Refusal("1.2.3+.a", .emptyIdentifier, .build, at: 6, "empty identifier in build at byte 6"),
    Refusal("1.2.3+a..b", .emptyIdentifier, .build, at: 8, "empty identifier in build at byte 8"),
    Refusal("1.2.3-a+b.", .emptyIdentifier, .build, at: 10, "empty identifier in build at byte 10"),
    Refusal("v1.2.3", .unexpectedByte, .major, at: 0, "unexpected 'v' in major at byte 0"),
    Refusal("-1.2.3", .unexpectedByte, .major, at: 0, "unexpected '-' in major at byte 0"),
    Refusal(".1.2", .unexpectedByte, .major, at: 0, "unexpected '.' in major at byte 0"),
    Refusal(" 1.2.3", .unexpectedByte, .major, at: 0, "unexpected byte 0x20 in major at byte 0"),
    Refusal("0x1.2.3", .unexpectedByte, .major, at: 1, "unexpected 'x' in major at byte 1"),
    Refusal("1-a", .unexpectedByte, .major, at: 1, "unexpected '-' in major at byte 1"),
    Refusal(
      "\u{FF11}.2.3", .unexpectedByte, .major, at: 0, "unexpected byte 0xEF in major at byte 0"),
    Refusal("1..3", .unexpectedByte, .minor, at: 2, "unexpected '.' in minor at byte 2"),
    Refusal("1.+2.3", .unexpectedByte, .minor, at: 2, "unexpected '+' in minor at byte 2"),
    Refusal("1.2-rc.1", .unexpectedByte, .minor, at: 3, "unexpected '-' in minor at byte 3"),
    Refusal("1.2\t.3", .unexpectedByte, .minor, at: 3, "unexpected byte 0x09 in minor at byte 3"),
    Refusal("1.2.x", .unexpectedByte, .patch, at: 4, "unexpected 'x' in patch at byte 4"),
    Refusal("1.2.-a", .unexpectedByte, .patch, at: 4, "unexpected '-' in patch at byte 4"),
    Refusal("1.2.3.4", .unexpectedByte, .patch, at: 5, "unexpected '.' in patch at byte 5"),
    Refusal("1.2.3rc1", .unexpectedByte, .patch, at: 5, "unexpected 'r' in patch at byte 5"),
    Refusal("1.2.3\n", .unexpectedByte, .patch, at: 5, "unexpected byte 0x0A in patch at byte 5"),
    Refusal("1.2.3\0", .unexpectedByte, .patch, at: 5, "unexpected byte 0x00 in patch at byte 5"),
    Refusal(
      "1.2.3-a_b", .unexpectedByte, .prerelease, at: 7, "unexpected '_' in prerelease at byte 7"),
    Refusal(
      "1.2.3-01!", .unexpectedByte, .prerelease, at: 8, "unexpected '!' in prerelease at byte 8"),
    Refusal(
      "1.2.3-~", .unexpectedByte, .prerelease, at: 6, "unexpected '~' in prerelease at byte 6"),
    Refusal(
      "1.2.3-a\u{7F}", .unexpectedByte, .prerelease, at: 7,
      "unexpected byte 0x7F in prerelease at byte 7"),
    Refusal(
      "1.2.3-e\u{301}", .unexpectedByte, .prerelease, at: 7,
      "unexpected byte 0xCC in prerelease at byte 7"),
    Refusal("1.2.3+a+b", .unexpectedByte, .build, at: 7, "unexpected '+' in build at byte 7"),
    Refusal("1.2.3++", .unexpectedByte, .build, at: 6, "unexpected '+' in build at byte 6"),
    Refusal(
      "1.2.3-a+b c", .unexpectedByte, .build, at: 9, "unexpected byte 0x20 in build at byte 9"),
    Refusal(
      "1.2.3+\u{1F600}", .unexpectedByte, .build, at: 6, "unexpected byte 0xF0 in build at byte 6"),
    Refusal(
      String(repeating: "1", count: 257), .tooLong, .version, at: 256,
      "version longer than 256 bytes"),
    Refusal(
      String(repeating: "\u{FF11}", count: 100), .tooLong, .version, at: 256,
      "version longer than 256 bytes"),
  ]

  @Test(arguments: refusals)
  func namesKindComponentOffsetAndByte(refusal: Refusal) {
    #expect(throws: refusal.error) { try SemVersion(parsing: refusal.text) }
    #expect(throws: refusal.error) { try SemVersion(parsing: refusal.text.utf8) }
    #expect(refusal.error.description == refusal.message)
  }

  @Test func theTableHasEachKindInEachComponentThatCanHaveIt() {
    let numbers: [SemVersionError.Component] = [.major, .minor, .patch]
    let components: [SemVersionError.Kind: Set<SemVersionError.Component>] = [
      .tooLong: [.version],
      .missingComponent: Set(numbers),
      .leadingZero: Set(numbers + [.prerelease]),
      .emptyIdentifier: [.prerelease, .build],
      .unexpectedByte: Set(numbers + [.prerelease, .build]),
    ]
    for kind in SemVersionError.Kind.allCases {
      let tabled = Self.refusals.map(\.error).filter { $0.kind == kind }.map(\.component)
      #expect(Set(tabled) == components[kind])
    }
  }
}
