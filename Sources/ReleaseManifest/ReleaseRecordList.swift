/// A list for callers in a `Codable` world, which one bad element never ends.
///
/// An element that the decoder cannot hand out is skipped, and its index is kept. The list can
/// still be read, but no longer be written: a list without that element must not replace one with
/// it.
public struct ReleaseRecordList: Hashable, Sendable {
  /// The records, nil where an element could not be decoded.
  public var records: [ReleaseRecord?]

  /// A list of records.
  public init(_ records: [ReleaseRecord?]) {
    self.records = records
  }
}

extension ReleaseRecordList: Codable {
  /// Decodes what can be decoded.
  ///
  /// - Throws: `DecodingError` when there is no list, or an element cannot even be stepped over.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var records: [ReleaseRecord?] = []
    while !container.isAtEnd {
      // A failed decode would not advance.
      let element = try container.superDecoder()
      records.append(try? ReleaseRecord(from: element))
    }
    self.records = records
  }

  /// Encodes the records.
  ///
  /// - Throws: `EncodingError` when an element could not be decoded, since writing the list would
  ///   destroy it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (index, record) in records.enumerated() {
      guard let record else {
        throw EncodingError.invalidValue(
          self,
          EncodingError.Context(
            codingPath: container.codingPath,
            debugDescription: "element \(index) could not be read, so it would be lost"))
      }
      try container.encode(record)
    }
  }
}
