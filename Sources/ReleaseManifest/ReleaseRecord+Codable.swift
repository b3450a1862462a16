import LosslessJSON

/// For callers in a `Codable` world: any value at all decodes, what is stored is the JSON value,
/// and fields are computed from it.
///
/// The limits are those of the decoder and encoder, which hand over values instead of text. With
/// Foundation's: spelling, white space, the order of keys and duplicate keys are lost; `22.0` comes
/// back as `22`; numbers with a fraction become the nearest double; and a record with `1e400` or a
/// lone surrogate anywhere in it does not decode. Ask the encoder for sorted keys, or their order
/// changes from run to run. Use ``ManifestDocument`` where bytes have to survive.
extension ReleaseRecord: Codable {
  /// Takes over whatever value the decoder has.
  ///
  /// - Throws: `DecodingError` when the decoder cannot hand the value out, see above.
  public init(from decoder: any Decoder) throws {
    try self.init(JSONValue(from: decoder))
  }

  /// Hands out the value.
  ///
  /// - Throws: `EncodingError` when no Swift value stands for a part without loss.
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}
