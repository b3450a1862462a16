package import ComparatorLaws

extension StepwiseComparator {
  /// What is wrong with a text, found without parsing it: a parser that accepts too much still
  /// knows what is wrong.
  package var fault: (@Sendable (String) -> VersionFault?)? {
    { text in
      guard isWithinLimit(text) else {
        return reported(VersionFault(kind: .tooLong, component: .version, offset: 256))
      }
      var finder = FaultFinder(text)
      return finder.fault().map(reported)
    }
  }

  package func reported(_ fault: VersionFault) -> VersionFault { fault }
}

/// Finds the first fault of a text by taking one part after the other off its beginning.
private struct FaultFinder {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The first fault; nil for a version.
  mutating func fault() -> VersionFault? {
    numberFault(.major) ?? dotFault(after: .major, before: .minor)
      ?? numberFault(.minor) ?? dotFault(after: .minor, before: .patch)
      ?? numberFault(.patch) ?? prereleaseFault() ?? buildFault() ?? endFault()
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Takes off the bytes that meet a condition.
  private mutating func take(_ isIncluded: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = bytes[offset...].prefix(while: isIncluded)
    offset += taken.count
    return taken
  }

  private func fault(
    _ kind: VersionFault.Kind, _ component: VersionFault.Component, at place: Int
  ) -> VersionFault {
    VersionFault(kind: kind, component: component, offset: place)
  }

  private mutating func numberFault(_ component: VersionFault.Component) -> VersionFault? {
    let digits = take(\.isDigit)
    if digits.isEmpty {
      return fault(next == nil ? .missingComponent : .unexpectedByte, component, at: offset)
    }
    return Self.isZeroLed(digits) ? fault(.leadingZero, component, at: digits.startIndex) : nil
  }

  private mutating func dotFault(
    after component: VersionFault.Component, before following: VersionFault.Component
  ) -> VersionFault? {
    guard let next else { return fault(.missingComponent, following, at: offset) }
    guard next == UInt8(ascii: ".") else { return fault(.unexpectedByte, component, at: offset) }
    offset += 1
    return nil
  }

  private mutating func prereleaseFault() -> VersionFault? {
    guard next == UInt8(ascii: "-") else { return nil }
    return identifiersFault(.prerelease, enders: [nil, UInt8(ascii: "+")]) { identifier in
      identifier.allSatisfy(\.isDigit) && Self.isZeroLed(identifier)
    }
  }

  private mutating func buildFault() -> VersionFault? {
    guard next == UInt8(ascii: "+") else { return nil }
    return identifiersFault(.build, enders: [nil]) { _ in false }
  }

  /// Takes off identifiers and the bytes before them.
  private mutating func identifiersFault(
    _ component: VersionFault.Component, enders: [UInt8?],
    isZeroLed: (ArraySlice<UInt8>) -> Bool
  ) -> VersionFault? {
    repeat {
      offset += 1
      let identifier = take(CorrectComparator().isIdentifierByte)
      guard next == UInt8(ascii: ".") || enders.contains(next) else {
        return fault(.unexpectedByte, component, at: offset)
      }
      if identifier.isEmpty { return fault(.emptyIdentifier, component, at: offset) }
      if isZeroLed(identifier) { return fault(.leadingZero, component, at: identifier.startIndex) }
    } while next == UInt8(ascii: ".")
    return nil
  }

  private func endFault() -> VersionFault? {
    next == nil ? nil : fault(.unexpectedByte, .patch, at: offset)
  }

  private static func isZeroLed(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count > 1 && bytes.first == UInt8(ascii: "0")
  }
}
