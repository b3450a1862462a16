/// The grammar of clauses 2, 9 and 10, in one pass over the bytes.
struct VersionParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var key = PrecedenceKeyBuilder()

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads the whole text, which must be one version and nothing else.
  mutating func parse() throws(SemVersionError) -> VersionLayout {
    guard bytes.count <= SemVersion.maximumByteCount else {
      throw fault(.tooLong, .version, at: SemVersion.maximumByteCount)
    }
    try number(.major)
    try dot(before: .minor)
    let minorStart = position
    try number(.minor)
    try dot(before: .patch)
    let patchStart = position
    try number(.patch)
    let hyphen = try identifiers(after: "-", .prerelease)
    key.append(hyphen == 0 ? .release : .end)
    let plus = try identifiers(after: "+", .build)
    // Identifiers end at nothing but the end, a dot or a plus sign, which are read by now.
    if next != nil { throw fault(.unexpectedByte, .patch, at: position) }
    return VersionLayout(
      key: key.key, minorStart: UInt8(minorStart), patchStart: UInt8(patchStart),
      hyphen: hyphen, plus: plus)
  }

  /// The byte that comes next; nil at the end.
  @inline(__always)
  private var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Reads a number of the core.
  @inline(__always)
  private mutating func number(_ component: SemVersionError.Component) throws(SemVersionError) {
    let start = position
    let number = digits()
    if number.count == 0 {
      throw fault(next == nil ? .missingComponent : .unexpectedByte, component, at: position)
    }
    if isZeroLed(from: start) { throw fault(.leadingZero, component, at: start) }
    key.append(number)
  }

  /// Reads digits, however many come next.
  @inline(__always)
  private mutating func digits() -> LeadingDigits {
    var digits = LeadingDigits()
    var end = position
    while end < bytes.count, bytes[end].isDigit {
      digits.append(bytes[end])
      end += 1
    }
    position = end
    return digits
  }

  /// Whether the number up to the position begins with a needless zero.
  @inline(__always)
  private func isZeroLed(from start: Int) -> Bool {
    bytes[start] == UInt8(ascii: "0") && position - start > 1
  }

  /// Reads the dot that separates two numbers.
  @inline(__always)
  private mutating func dot(
    before component: SemVersionError.Component
  ) throws(SemVersionError) {
    guard let separator = next else { throw fault(.missingComponent, component, at: position) }
    guard separator == UInt8(ascii: ".") else {
      throw fault(.unexpectedByte, component == .minor ? .major : .minor, at: position)
    }
    position += 1
  }

  /// Reads dot-separated identifiers if the byte that opens them comes next.
  ///
  /// - Returns: the offset of the opening byte, 0 when it does not come.
  @inline(__always)
  private mutating func identifiers(
    after opening: Unicode.Scalar, _ component: SemVersionError.Component
  ) throws(SemVersionError) -> UInt8 {
    guard next == UInt8(ascii: opening) else { return 0 }
    let offset = position
    repeat {
      position += 1
      try identifier(component)
    } while next == UInt8(ascii: ".")
    return UInt8(offset)
  }

  /// Reads one identifier up to a byte that cannot belong to it.
  @inline(__always)
  private mutating func identifier(
    _ component: SemVersionError.Component
  ) throws(SemVersionError) {
    let start = position
    let number = digits()
    let digitsEnd = position
    var end = position
    while end < bytes.count, bytes[end].isIdentifierByte { end += 1 }
    position = end
    if let byte = next, !byte.endsIdentifier(in: component) {
      throw fault(.unexpectedByte, component, at: position)
    }
    guard position > start else { throw fault(.emptyIdentifier, component, at: position) }
    guard component == .prerelease else { return }
    if position == digitsEnd {
      // Clause 9 forbids leading zeros in numeric identifiers here; clause 10 does not.
      if isZeroLed(from: start) { throw fault(.leadingZero, component, at: start) }
      key.append(.numericIdentifier)
      key.append(number)
    } else {
      key.append(.alphanumericIdentifier)
      key.append(alphanumericIdentifier: bytes.part(start, position))
    }
  }

  @inline(never)
  private func fault(
    _ kind: SemVersionError.Kind, _ component: SemVersionError.Component, at offset: Int
  ) -> SemVersionError {
    SemVersionError(
      kind: kind, component: component, offset: offset,
      byte: bytes.dropFirst(offset).first)
  }
}

extension UInt8 {
  /// `0`…`9` in ASCII.
  @inline(__always)
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// `0`…`9`, `A`…`Z`, `a`…`z` and the hyphen: the alphabet of identifiers (clauses 9 and 10).
  @inline(__always)
  fileprivate var isIdentifierByte: Bool {
    isDigit || (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "-")
  }

  /// Whether an identifier may end before this byte: a dot does it, and in the pre-release the plus
  /// sign of the build metadata.
  fileprivate func endsIdentifier(in component: SemVersionError.Component) -> Bool {
    self == UInt8(ascii: ".") || self == UInt8(ascii: "+") && component == .prerelease
  }
}
