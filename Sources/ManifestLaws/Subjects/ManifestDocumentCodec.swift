import LosslessJSON
package import ReleaseManifest

/// The project's own manifest, which keeps every byte.
public struct ManifestDocumentCodec: ManifestCodec {
  /// Makes the codec.
  public init() {}

  /// Every document.
  public var fidelity: ManifestFidelity { .bytes }

  /// Reads the fields of all records.
  public func records(in source: [UInt8]) -> [RecordReading]? {
    guard let document = try? ManifestDocument(parsing: source) else { return nil }
    return document.releases.map { RecordReading($0) }
  }

  /// Sets fields through their types and other keys as they are.
  public func rewrite(_ source: [UInt8], _ edits: [ManifestEdit]) -> [UInt8]? {
    guard var document = try? ManifestDocument(parsing: source) else { return nil }
    for edit in edits {
      do {
        try document.apply(edit)
      } catch {
        return nil
      }
    }
    return document.source
  }
}

extension RecordReading {
  /// What a record of a release manifest says.
  package init(_ record: ReleaseRecord) {
    self.init(isFaulty: !record.faults.isEmpty) { FieldAccess(to: $0).content(record) }
  }
}

extension ReleaseRecord {
  /// The record on its own after an edit.
  package func applying(_ edit: ManifestEdit) throws -> ReleaseRecord {
    if let field = edit.field { return try FieldAccess(to: field).setting(self, edit.content) }
    return try setting(key: edit.key, to: edit.content.json.map { try JSONValue(parsing: $0) })
  }
}

extension ManifestDocument {
  fileprivate mutating func apply(_ edit: ManifestEdit) throws {
    if let field = edit.field {
      try FieldAccess(to: field).set(&self, edit.recordIndex, edit.content)
    } else {
      try set(
        key: edit.key, to: edit.content.json.map { try JSONValue(parsing: $0) },
        ofReleaseAt: edit.recordIndex)
    }
  }
}
