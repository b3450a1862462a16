package import ComparatorLaws

extension StepwiseComparator {
  /// Refuses what is too long, then cuts the text into parts and looks at each.
  package func parse(_ text: String) -> StepwiseVersion? {
    guard isWithinLimit(text) else { return substitute(for: text) }
    var version = cut(prepared(text))
    guard isCore(version.core), isPrerelease(version.prerelease),
      version.build.allSatisfy(isBuildIdentifier)
    else { return substitute(for: text) }
    version.text = text
    return version
  }

  package var parseBytes: (@Sendable ([UInt8]) -> StepwiseVersion?)? {
    { bytes in decoded(bytes).flatMap(parse) }
  }

  package var byteLimit: Int? { 256 }

  package var text: (@Sendable (StepwiseVersion) -> String)? { { $0.text } }

  package var fields: (@Sendable (StepwiseVersion) -> VersionFields)? {
    { VersionFields(core: $0.core, prerelease: $0.prerelease, build: $0.build) }
  }

  package func decoded(_ bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }

  package func isWithinLimit(_ text: String) -> Bool { text.utf8.count <= 256 }

  package func prepared(_ text: String) -> String { text }

  package func substitute(for refused: String) -> StepwiseVersion? { nil }

  package func cut(_ text: String) -> StepwiseVersion {
    let (ranked, build) = text.cut(at: "+")
    let (core, prerelease) = ranked.cut(at: "-")
    return StepwiseVersion(
      text: text, core: core.pieces, prerelease: prerelease?.pieces ?? [],
      build: build?.pieces ?? [])
  }

  package func isCore(_ numbers: [String]) -> Bool {
    numbers.count == 3 && numbers.allSatisfy(isCoreNumber)
  }

  package func isCoreNumber(_ number: String) -> Bool {
    number.isNumber && !number.isZeroLed
  }

  package func isPrerelease(_ identifiers: [String]) -> Bool {
    identifiers.allSatisfy(isPrereleaseIdentifier)
  }

  package func isPrereleaseIdentifier(_ identifier: String) -> Bool {
    isIdentifier(identifier) && !(identifier.isNumber && identifier.isZeroLed)
  }

  package func isBuildIdentifier(_ identifier: String) -> Bool { isIdentifier(identifier) }

  /// Whether there are letters, digits and hyphens and nothing else.
  func isIdentifier(_ text: String) -> Bool {
    !text.utf8.isEmpty && text.utf8.allSatisfy(isIdentifierByte)
  }

  package func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "0"..."9", "A"..."Z", "a"..."z", "-": true
    default: false
    }
  }
}

extension StringProtocol {
  /// What stands before and after the first of these characters; nil for a text without one.
  func cut(at separator: Unicode.Scalar) -> (Substring, Substring?) {
    var whole = Substring(self)
    let offset = whole.withUTF8 { $0.firstIndex(of: UInt8(ascii: separator)) }
    guard let offset else { return (whole, nil) }
    let index = whole.utf8.index(whole.startIndex, offsetBy: offset)
    return (whole[..<index], whole[whole.utf8.index(after: index)...])
  }

  /// What stands between the dots.
  var pieces: [String] {
    var text = Substring(self)
    return text.withUTF8 { bytes in
      var pieces: [String] = []
      pieces.reserveCapacity(4)
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: ".") {
        pieces.append(String(decoding: bytes[start..<end], as: UTF8.self))
        start = end + 1
      }
      return pieces
    }
  }

  /// Whether there are digits and nothing else.
  var isNumber: Bool { !utf8.isEmpty && utf8.allSatisfy(\.isDigit) }

  /// Whether a zero stands before another byte.
  var isZeroLed: Bool { utf8.count > 1 && utf8.first == UInt8(ascii: "0") }
}

extension UInt8 {
  /// `0`…`9` in ASCII.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
