import ComparatorLaws
import Testing

private func verdict(on text: String) -> VersionAutomaton.Verdict {
  VersionAutomaton().verdict(on: text.utf8)
}

@Test(arguments: [
  "0.0.0", "1.2.3", "10.20.30", "1.0.0-0", "1.0.0-rc.1", "1.0.0--", "1.0.0-a--b", "1.0.0-0-0",
  "1.0.0-0a", "1.0.0--01", "1.0.0+001", "1.0.0+a-b", "1.0.0-a+b", "1.0.0-0.0.0+0.0",
  "99999999999999999999999.999999999999999999.99999999999999999",
])
func theAutomatonAcceptsVersions(text: String) {
  #expect(verdict(on: text) == .accepted)
}

@Test(arguments: [
  ("", VersionFault.Kind.missingComponent, VersionFault.Component.major, 0),
  ("1", .missingComponent, .minor, 1), ("1.", .missingComponent, .minor, 2),
  ("1.2", .missingComponent, .patch, 3), ("1.2.", .missingComponent, .patch, 4),
  ("01.2.3", .leadingZero, .major, 0), ("1.02.3", .leadingZero, .minor, 2),
  ("1.2.03", .leadingZero, .patch, 4), ("1.0.0-01", .leadingZero, .prerelease, 6),
  ("1.0.0-a.00+b", .leadingZero, .prerelease, 8), ("1.0.0-", .emptyIdentifier, .prerelease, 6),
  ("1.0.0-+b", .emptyIdentifier, .prerelease, 6), ("1.0.0-a..b", .emptyIdentifier, .prerelease, 8),
  ("1.0.0+", .emptyIdentifier, .build, 6), ("1.0.0+a.", .emptyIdentifier, .build, 8),
  ("1.0.0+a+b", .unexpectedByte, .build, 7), ("1.0.0++", .unexpectedByte, .build, 6),
  ("1..3", .unexpectedByte, .minor, 2), ("1.2-rc", .unexpectedByte, .minor, 3),
  ("1.2.3.4", .unexpectedByte, .patch, 5), ("v1.2.3", .unexpectedByte, .major, 0),
  ("1.2.3\n", .unexpectedByte, .patch, 5), ("1.0.0-01!", .unexpectedByte, .prerelease, 8),
  ("1.0.0-a_b", .unexpectedByte, .prerelease, 7), ("\u{FF11}.2.3", .unexpectedByte, .major, 0),
])
func theAutomatonNamesTheFirstFault(
  text: String, kind: VersionFault.Kind, component: VersionFault.Component, offset: Int
) {
  let fault = VersionFault(kind: kind, component: component, offset: offset)
  #expect(verdict(on: text) == .rejected(fault))
}

@Test func theAutomatonReadsBytesThatAreNoText() {
  let fault = VersionFault(kind: .unexpectedByte, component: .patch, offset: 5)
  #expect(VersionAutomaton().verdict(on: Array("1.2.3".utf8) + [0xFF]) == .rejected(fault))
}
