/// One JSON text (RFC 8259) that keeps its bytes, with an index of where each value stands.
///
/// Nothing of the source is lost or normalised: white space, the order of keys, duplicate keys, the
/// digits of numbers and the spelling of escapes stay as they were read. Values are views, see
/// ``JSONValue``. An edit makes a new document in which only the edited range differs.
///
/// Where the grammar leaves a reader the choice, this one decides:
/// - A byte order mark is refused.
/// - Duplicate keys are accepted; all are kept, the last one is read and edited.
/// - Numbers may have any size and precision; they stay text until asked for a value.
/// - Escapes of lone surrogates are accepted and kept, but ``JSONValue/string`` is nil for them.
///
/// Two documents are equal when their bytes are.
public struct JSONDocument: Sendable {
  /// The number of arrays and objects that may lie inside one another.
  ///
  /// Foundation's reader stops at the same depth, so what is accepted here can be read there;
  /// deeper sources are refused with ``JSONError/Kind/tooDeep``.
  public static let maximumDepth = 512

  /// The longest source, in bytes: the index has offsets of 32 bits.
  ///
  /// Longer sources are refused with ``JSONError/Kind/tooLong``.
  public static let maximumByteCount = Int(Int32.max)

  let storage: JSONStorage

  /// Reads a source.
  ///
  /// Besides the source, the document holds an index of twelve bytes for each array and object.
  ///
  /// - Parameter source: the whole text in UTF-8; it may be any bytes at all.
  /// - Throws: ``JSONError`` with the first fault.
  /// - Complexity: O(*n*) in the bytes of the source.
  public init(parsing source: [UInt8]) throws(JSONError) {
    try self.init(parsing: source, byteLimit: Self.maximumByteCount)
  }

  /// Reads a source of so many bytes at most.
  package init(parsing source: [UInt8], byteLimit: Int) throws(JSONError) {
    let containers = try source.withUnsafeBufferPointer {
      JSONParser.index(of: $0, limit: byteLimit)
    }.get()
    storage = JSONStorage(source: source, containers: containers)
  }

  /// Reads a text.
  ///
  /// - Throws: ``JSONError`` with the first fault.
  /// - Complexity: O(*n*) in the bytes of the text.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// The bytes that were read, unchanged.
  public var source: [UInt8] { storage.source }

  /// The outermost value.
  public var root: JSONValue { JSONValue(storage: storage, place: storage.root) }
}

extension JSONDocument: Hashable {
  /// Whether both have the same bytes.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public static func == (left: Self, right: Self) -> Bool { left.source == right.source }

  /// Feeds the bytes to the hasher.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
