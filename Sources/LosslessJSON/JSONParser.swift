/// The grammar of RFC 8259 in one pass over the bytes, with a stack of its own for nesting.
struct JSONParser {
  /// An array or object whose end has not come yet.
  private struct Container {
    let slot: Int
    let isObject: Bool
    var childCount = 0

    var isEmpty: Bool { childCount == 0 }
    var closing: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
    var expectation: String { isObject ? "',' or '}'" : "',' or ']'" }
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private var containers: [JSONContainer] = []
  /// The innermost array or object that is open; those around it wait in ``enclosing``.
  private var container: Container?
  private var enclosing: [Container] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The index of at most so many bytes, or the first fault in them.
  static func index(
    of bytes: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> Result<[JSONContainer], JSONError> {
    Result { () throws(JSONError) in
      guard bytes.count <= limit else { throw JSONError(.tooLong, at: limit, in: bytes) }
      var parser = Self(bytes)
      try parser.parse()
      return parser.containers
    }
  }

  /// Reads the whole source, which must be one value and nothing else but white space.
  private mutating func parse() throws(JSONError) {
    guard !beginsWithByteOrderMark else { throw fault(.byteOrderMark) }
    skipWhitespace()
    repeat {
      try value()
    } while try advanceToNextValue()
    skipWhitespace()
    guard current == nil else { throw unexpected("the end of the source") }
  }

  /// Whether the bytes begin with U+FEFF in UTF-8 or UTF-16.
  private var beginsWithByteOrderMark: Bool {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.starts(with: [0xFF, 0xFE])
  }

  /// Reads a scalar, or the opening bracket of an array or object.
  private mutating func value() throws(JSONError) {
    switch current {
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "{"): try open(isObject: true)
    case UInt8(ascii: "["): try open(isObject: false)
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): try number()
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    default: throw unexpected("a value")
    }
  }

  /// Reads what stands between a value, or an opening bracket, and the value that comes next.
  ///
  /// - Returns: false when no value comes next, since the outermost one is complete.
  private mutating func advanceToNextValue() throws(JSONError) -> Bool {
    while let container {
      skipWhitespace()
      if current == container.closing {
        close(container)
        continue
      }
      if !container.isEmpty {
        try expect(UInt8(ascii: ","), container.expectation)
        skipWhitespace()
      }
      if container.isObject { try key(isFirst: container.isEmpty) }
      self.container?.childCount += 1
      return true
    }
    return false
  }

  private mutating func open(isObject: Bool) throws(JSONError) {
    if let container {
      guard enclosing.count + 1 < JSONDocument.maximumDepth else { throw fault(.tooDeep) }
      enclosing.append(container)
    }
    container = Container(slot: containers.count, isObject: isObject)
    // Only keeps the place until the end is known.
    containers.append(JSONContainer(end: position, next: position, childCount: position))
    position += 1
  }

  private mutating func close(_ container: Container) {
    position += 1
    self.container = enclosing.popLast()
    containers[container.slot] = JSONContainer(
      end: position, next: containers.count, childCount: container.childCount)
  }

  /// Reads a key and the colon, up to the value.
  private mutating func key(isFirst: Bool) throws(JSONError) {
    guard current == UInt8(ascii: "\"") else {
      throw unexpected(isFirst ? "a key or '}'" : "a key")
    }
    try string()
    skipWhitespace()
    try expect(UInt8(ascii: ":"), "':'")
    skipWhitespace()
  }

  private mutating func literal(_ word: StaticString) throws(JSONError) {
    for offset in 0..<word.utf8CodeUnitCount {
      try expect(word.utf8Start[offset], "'\(word)'")
    }
  }

  private mutating func skipWhitespace() {
    position = bytes[position...].firstIndex { !$0.isWhitespace } ?? bytes.count
  }
}

// MARK: - Looking at bytes

extension JSONParser {
  /// The byte to be read next; nil at the end.
  @inline(__always)
  var current: UInt8? { bytes[position...].first }

  /// Reads one given byte.
  mutating func expect(
    _ byte: UInt8, _ expectation: @autoclosure () -> String
  ) throws(JSONError) {
    guard current == byte else { throw unexpected(expectation()) }
    position += 1
  }

  /// The error of something else standing at the current position.
  func unexpected(_ expectation: String) -> JSONError {
    fault(current == nil ? .unexpectedEnd : .unexpectedByte, expected: expectation)
  }

  func fault(_ kind: JSONError.Kind, expected: String? = nil) -> JSONError {
    JSONError(kind, at: position, in: bytes, expected: expected)
  }
}

extension UInt8 {
  /// The white space of section 2: space, tab, line feed, carriage return.
  @inline(__always)
  var isWhitespace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
      || self == UInt8(ascii: "\r")
  }

  /// `0`…`9` in ASCII.
  @inline(__always)
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
