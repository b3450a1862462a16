extension JSONValue: Decodable {
  /// Takes a value over from a decoder, which hands out values and no text.
  ///
  /// What the decoder drops is lost: white space, the order of keys (they come out sorted by the
  /// bytes of their UTF-8), duplicate and canonically equivalent keys, the spelling of numbers and
  /// escapes. With Foundation's `JSONDecoder` whole numbers of up to 127 bits keep their value, but
  /// `22.0` and `1e3` arrive as `22` and `1000`; other numbers become the nearest double; a number
  /// beyond the range of a double (`1e400`) or the escape of a lone surrogate makes it throw.
  ///
  /// - Throws: `DecodingError` when the decoder has no value that JSON knows.
  /// - Complexity: O(*n* log *n*) in the values.
  public init(from decoder: any Decoder) throws {
    var text = JSONDecodedText()
    try text.append(decoder)
    do throws(JSONError) {
      self = try JSONDocument(parsing: text.bytes).root
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: error.message, underlyingError: error))
    }
  }
}
