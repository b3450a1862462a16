package import ComparatorLaws

extension ComparatorMutant {
  /// Refuses what is too long, then cuts the text into parts and looks at each.
  package func parse(_ text: String) -> StepwiseVersion? {
    guard isWithinLimit(text), let prepared = prepared(text), var version = parts(of: prepared)
    else { return nil }
    version.text = text
    return version
  }

  package func isWithinLimit(_ text: String) -> Bool { text.utf8.count <= 256 }

  package func prepared(_ text: String) -> String? { text }

  package func parts(of text: String) -> StepwiseVersion? {
    let (ranked, build) = text.cut(at: "+")
    let (core, prerelease) = ranked.cut(at: "-")
    let version = StepwiseVersion(
      text: text, core: core.pieces, prerelease: prerelease?.pieces ?? [],
      build: build?.pieces ?? [])
    guard isCore(version.core), version.prerelease.allSatisfy(isPrereleaseIdentifier),
      version.build.allSatisfy(isBuildIdentifier)
    else { return nil }
    return version
  }

  package func isCore(_ numbers: [String]) -> Bool {
    numbers.count == 3 && numbers.allSatisfy(isCoreNumber)
  }

  package func isCoreNumber(_ number: String) -> Bool {
    number.isNumber && !number.isZeroLed
  }

  package func isPrereleaseIdentifier(_ identifier: String) -> Bool {
    identifier.isIdentifier && !(identifier.isNumber && identifier.isZeroLed)
  }

  package func isBuildIdentifier(_ identifier: String) -> Bool { identifier.isIdentifier }

  package var text: (@Sendable (StepwiseVersion) -> String)? { { $0.text } }

  package var fields: (@Sendable (StepwiseVersion) -> VersionFields)? {
    { VersionFields(core: $0.core, prerelease: $0.prerelease, build: $0.build) }
  }

  package var parseBytes: (@Sendable ([UInt8]) -> StepwiseVersion?)? {
    { bytes in String(validating: bytes, as: UTF8.self).flatMap(parse) }
  }

  package var byteLimit: Int? { 256 }
}

extension StringProtocol {
  /// What stands before and after the first of these characters; nil for a text without one.
  func cut(at separator: Unicode.Scalar) -> (Substring, Substring?) {
    let whole = self[startIndex..<endIndex]
    guard let index = utf8.firstIndex(of: UInt8(ascii: separator)) else {
      return (Substring(whole), nil)
    }
    let after = Substring(self[index...]).utf8.dropFirst()
    return (Substring(self[..<index]), Substring(after))
  }

  /// What stands between the dots.
  var pieces: [String] {
    utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether there are digits and nothing else.
  var isNumber: Bool {
    !utf8.isEmpty && utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  /// Whether a zero stands before another byte.
  var isZeroLed: Bool { utf8.count > 1 && utf8.first == UInt8(ascii: "0") }

  /// Whether there are letters, digits and hyphens and nothing else.
  var isIdentifier: Bool {
    !utf8.isEmpty
      && utf8.allSatisfy { byte in
        switch Unicode.Scalar(byte) {
        case "0"..."9", "A"..."Z", "a"..."z", "-": true
        default: false
        }
      }
  }
}
