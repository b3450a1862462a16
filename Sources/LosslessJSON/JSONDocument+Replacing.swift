/// A value of a document and what shall stand in its place.
public struct JSONReplacement: Sendable {
  /// The value of the document.
  public let old: JSONValue
  /// The value that takes its place, byte for byte.
  public let new: JSONValue

  /// A replacement of one value by another.
  public init(of old: JSONValue, by new: JSONValue) {
    self.old = old
    self.new = new
  }
}

extension JSONDocument {
  /// The source with some values replaced and every other byte kept.
  ///
  /// - Parameter replacements: values of this document, none inside another, in the order in which
  ///   they stand there; anything else is a mistake in the program.
  /// - Returns: the bytes of a JSON text, provided that they nest no deeper than
  ///   ``maximumDepth``; reading them as a document tells.
  /// - Complexity: O(*n*) in the bytes of source and result.
  public func source(replacing replacements: [JSONReplacement]) -> [UInt8] {
    let splices = replacements.map { replacement in
      precondition(replacement.old.storage === storage, "a value of another document")
      return JSONSplice(range: replacement.old.range, bytes: Array(replacement.new.bytes))
    }
    return storage.bytes(0..<source.count, splicing: splices)
  }

  /// The document with one value replaced and every other byte kept.
  ///
  /// - Throws: ``JSONError`` when the result would be too deep or too long.
  /// - Complexity: O(*n*) in the bytes of source and result.
  public func replacing(_ old: JSONValue, with new: JSONValue) throws(JSONError) -> JSONDocument {
    try JSONDocument(parsing: source(replacing: [JSONReplacement(of: old, by: new)]))
  }
}
