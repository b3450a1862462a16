import SemVer
import Testing

/// 255, 256 and 257 bytes, whatever part they are in.
@Suite struct ByteLimitTests {
  static let beginnings = ["", "1.", "1.2.", "1.2.3-", "1.2.3-a.", "1.2.3+", "1.2.3-a+"]

  @Test(arguments: beginnings)
  func aTextMayHave256Bytes(beginning: String) throws {
    for count in [255, 256] {
      let text = padded(beginning, to: count)
      #expect(text.utf8.count == count)
      #expect(try SemVersion(parsing: text).description == text)
      #expect(try SemVersion(parsing: text.utf8).description == text)
    }
  }

  @Test(arguments: beginnings)
  func aTextOf257BytesIsTooLong(beginning: String) {
    let text = padded(beginning, to: 257)
    let error = SemVersionError(
      kind: .tooLong, component: .version, offset: 256, byte: text.utf8.last)
    #expect(throws: error) { try SemVersion(parsing: text) }
    #expect(throws: error) { try SemVersion(parsing: text.utf8) }
  }

  @Test func bytesCountAndNotCharacters() {
    let text = String(repeating: "\u{FF11}", count: 100)
    let error = SemVersionError(kind: .tooLong, component: .version, offset: 256, byte: 0xBC)
    #expect(throws: error) { try SemVersion(parsing: text) }
  }

  @Test func lengthIsTheOnlyFaultOfALongTextWithOthers() {
    let text = "01..-" + String(repeating: "\0", count: 300)
    let error = SemVersionError(kind: .tooLong, component: .version, offset: 256, byte: 0)
    #expect(throws: error) { try SemVersion(parsing: text) }
  }

  @Test func theLastPlacesOfThePartsFitIntoTheValue() throws {
    let long = String(repeating: "1", count: 248)
    let lateBuild = try SemVersion(parsing: "1.2.3" + "-" + long + "+b")
    #expect(lateBuild.prerelease.map(String.init) == long)
    #expect(lateBuild.build == "b")
    let lateCore = try SemVersion(parsing: long + "1.2.3-a")
    #expect(lateCore.minor == "2")
    #expect(lateCore.patch == "3")
    #expect(lateCore.prerelease == "a")
    let shortBuild = try SemVersion(parsing: "1.2.3-" + long + "+c")
    #expect(lateBuild == shortBuild)
    #expect(lateBuild.hashValue == shortBuild.hashValue)
  }

  @Test func theValueTakes32Bytes() {
    #expect(MemoryLayout<SemVersion>.size <= 32)
    #expect(MemoryLayout<SemVersion>.stride == 32)
  }

  /// A valid text of so many bytes: ones, and what is missing of a core.
  private func padded(_ beginning: String, to count: Int) -> String {
    let missing = ["": ".2.3", "1.": ".3"][beginning] ?? ""
    let padding = count - beginning.utf8.count - missing.utf8.count
    return beginning + String(repeating: "1", count: padding) + missing
  }
}
