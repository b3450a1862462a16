import SemVer
import Testing

@Suite struct SemVersionPartsTests {
  /// A text and its parts.
  struct Parts: Sendable {
    let text: String
    let core: [String]
    let prerelease: [String]?
    let build: [String]?
  }

  static let parts = [
    Parts(text: "0.0.0", core: ["0", "0", "0"], prerelease: nil, build: nil),
    Parts(text: "10.200.3000", core: ["10", "200", "3000"], prerelease: nil, build: nil),
    Parts(
      text: "18446744073709551616.9999999999999999999.2097151",
      core: ["18446744073709551616", "9999999999999999999", "2097151"], prerelease: nil, build: nil),
    Parts(text: "1.2.3-a", core: ["1", "2", "3"], prerelease: ["a"], build: nil),
    Parts(text: "1.2.3+a", core: ["1", "2", "3"], prerelease: nil, build: ["a"]),
    Parts(text: "1.2.3+a-b", core: ["1", "2", "3"], prerelease: nil, build: ["a-b"]),
    Parts(text: "1.2.3--", core: ["1", "2", "3"], prerelease: ["-"], build: nil),
    Parts(
      text: "1.2.3-a-b.-+-.0-", core: ["1", "2", "3"], prerelease: ["a-b", "-"], build: ["-", "0-"]),
    Parts(
      text: "1.0.0-alpha.1.x-y-z.--+001.build.exp-sha", core: ["1", "0", "0"],
      prerelease: ["alpha", "1", "x-y-z", "--"], build: ["001", "build", "exp-sha"]),
    Parts(
      text: "1.0.0-0.9.8.7.6.5.4.3.2.1", core: ["1", "0", "0"],
      prerelease: ["0", "9", "8", "7", "6", "5", "4", "3", "2", "1"], build: nil),
  ]

  @Test(arguments: parts)
  func thePartsAreThoseOfTheText(parts: Parts) throws {
    for version in [try SemVersion(parsing: parts.text), try SemVersion(parsing: parts.text.utf8)] {
      #expect([version.major, version.minor, version.patch].map(String.init) == parts.core)
      #expect(version.prereleaseIdentifiers.map(String.init) == parts.prerelease ?? [])
      #expect(version.buildIdentifiers.map(String.init) == parts.build ?? [])
      #expect(version.prerelease.map(String.init) == parts.prerelease?.joined(separator: "."))
      #expect(version.build.map(String.init) == parts.build?.joined(separator: "."))
      #expect(version.isPrerelease == (parts.prerelease != nil))
      #expect(version.description == parts.text)
      #expect(String(version) == parts.text)
    }
  }
}
