package import ComparatorLaws

extension StepwiseComparator {
  /// Refuses what is too long, then cuts the text into parts and looks at each.
  package func parse(_ text: String) -> StepwiseVersion? {
    guard isWithinLimit(text) else { return substitute(for: text) }
    let prepared = prepared(text)
    let version = cut(prepared)
    guard isCore(version.core), isPrerelease(version.prerelease),
      version.build.allSatisfy(isBuildIdentifier)
    else { return substitute(for: text) }
    return prepared.hasBytes(of: text) ? version : version.read(from: text)
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
    text.withBytes { bytes in
      let (ranked, build) = bytes.cut(at: "+")
      let (core, prerelease) = ranked.cut(at: "-")
      return StepwiseVersion(
        text: text, core: core.pieces, prerelease: prerelease?.pieces ?? [],
        build: build?.pieces ?? [])
    }
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
    isIdentifier(identifier) && !(identifier.isZeroLed && identifier.isNumber)
  }

  package func isBuildIdentifier(_ identifier: String) -> Bool { isIdentifier(identifier) }

  /// Whether there are letters, digits and hyphens and nothing else.
  func isIdentifier(_ text: String) -> Bool {
    text.withBytes { !$0.isEmpty && $0.allSatisfy(isIdentifierByte) }
  }

  package func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "0"..."9", "A"..."Z", "a"..."z", "-": true
    default: false
    }
  }
}
