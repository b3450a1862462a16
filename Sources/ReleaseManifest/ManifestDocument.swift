public import LosslessJSON

/// A list of releases that old and new tools may both re-write.
///
/// The document is a JSON object. The key `releases` holds the records, an array; `schema` holds an
/// integer, see below; every other key is kept, here and at every level below.
///
/// **What is kept.** Without an edit the bytes that were read are the bytes that are written. An
/// edit of a field changes the bytes of its value, or adds its key, and touches nothing else.
///
/// **Schema.** The number rises only when the meaning of a key that older tools know changes. New
/// keys, and new values of known keys, do not raise it, as older tools pass them on. Given a schema
/// above ``newestSchema``, or one that is no integer from 1, a tool may read and show the document
/// and copy its bytes, but editing it throws: it cannot know what its edit would mean. An absent
/// schema is 1, which the first writers left out.
public struct ManifestDocument: Sendable {
  /// The newest schema that this version of the package may edit.
  public static let newestSchema = 1

  let document: JSONDocument
  /// The records in the order of the document, edits included.
  public private(set) var releases: [ReleaseRecord]
  /// What the source has at the index of each record that was edited.
  private(set) var originals: [Int: JSONValue] = [:]

  /// Reads a manifest; a record that is not understood does not keep it from being read.
  ///
  /// - Parameter source: the whole document in UTF-8; it may be any bytes at all.
  /// - Throws: ``ManifestError`` when there is no list of releases in it.
  /// - Complexity: O(*n*) in the bytes.
  public init(parsing source: [UInt8]) throws(ManifestError) {
    do throws(JSONError) {
      document = try JSONDocument(parsing: source)
    } catch {
      throw .syntax(error)
    }
    let root = document.root
    guard root.kind == .object else { throw .notAnObject(root.kind) }
    guard let list = root["releases"], list.kind == .array else {
      throw .releasesNotAnArray(root["releases"]?.kind)
    }
    releases = list.elements.map { ReleaseRecord($0) }
  }

  /// The document as it has to be written: the source with the edits in their places.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public var source: [UInt8] {
    let replacements = originals.sorted { $0.key < $1.key }.map { index, original in
      JSONReplacement(of: original, by: releases[index].value)
    }
    return document.source(replacing: replacements)
  }

  /// The schema of the document, an integer from 1.
  public var schema: FieldReading<Int> {
    guard let json = document.root["schema"] else { return .absent }
    guard json.kind != .null else { return .null }
    guard let number = json.integer(Int.self), number > 0 else { return .unrecognized(json) }
    return .known(number)
  }

  /// The value of a key of the document; nil when it is absent.
  public subscript(key: String) -> JSONValue? { document.root[key] }
}

// MARK: - Editing

extension ManifestDocument {
  /// Sets a field of a record.
  ///
  /// Setting what the field reads as changes nothing, whatever its spelling; that holds for absent,
  /// null and values that are not understood as well. Setting it to absent removes the key.
  ///
  /// - Parameters:
  ///   - field: the field, such as ``ReleaseField/rollout``.
  ///   - reading: what the field shall read as from now on.
  ///   - index: the place of the record in ``releases``.
  /// - Throws: ``ManifestError`` when the schema or the record cannot be edited.
  /// - Complexity: O(*n*) in the bytes of the record.
  public mutating func set<Value>(
    _ field: ReleaseField<Value>, to reading: FieldReading<Value>, ofReleaseAt index: Int
  ) throws(ManifestError) {
    switch reading {
    case .absent: try set(key: field.key, to: nil, ofReleaseAt: index)
    case .null: try set(key: field.key, to: .null, ofReleaseAt: index)
    case .known(let value):
      try set(key: field.key, to: spelling(of: value, field, index), ofReleaseAt: index)
    case .unrecognized(let json): try set(key: field.key, to: json, ofReleaseAt: index)
    }
  }

  /// How a value is spelled: as the record has it, if that reads as the same, such as `-0` for 0.
  ///
  /// Values are the same when they are spelled alike; Swift's `==` would take canonically equivalent
  /// texts for the same.
  private func spelling<Value>(
    of value: Value, _ field: ReleaseField<Value>, _ index: Int
  ) -> JSONValue {
    let json = field.json(value)
    guard let current = releases[index][field].value, field.json(current) == json else {
      return json
    }
    return releases[index].value[field.key] ?? json
  }

  /// Sets any key of a record, whether this version of the package knows it or not.
  ///
  /// - Parameters:
  ///   - key: the key, see ``JSONValue/setting(_:to:)`` for where a new one goes.
  ///   - value: the value; nil removes the key.
  ///   - index: the place of the record in ``releases``.
  /// - Throws: ``ManifestError`` when the schema or the record cannot be edited, or when the value
  ///   nests too deeply.
  /// - Complexity: O(*n*) in the bytes of the record.
  public mutating func set(
    key: String, to value: JSONValue?, ofReleaseAt index: Int
  ) throws(ManifestError) {
    try requireEditable(index)
    let old = releases[index].value
    let new = try edited(old, key, value)
    guard new != old else { return }
    originals[index] = originals[index] ?? old
    releases[index] = ReleaseRecord(new)
  }

  private func requireEditable(_ index: Int) throws(ManifestError) {
    let isUnderstood =
      switch schema {
      case .absent: true
      case .known(let number): number <= Self.newestSchema
      case .null, .unrecognized: false
      }
    if !isUnderstood, let json = document.root["schema"] { throw .schemaNotEditable(json) }
    let kind = releases[index].value.kind
    guard kind == .object else { throw .recordNotAnObject(index: index, kind) }
  }

  private func edited(
    _ record: JSONValue, _ key: String, _ value: JSONValue?
  ) throws(ManifestError) -> JSONValue {
    // The document, the list and the record lie around the value.
    guard (value?.depth ?? 0) + 3 <= JSONDocument.maximumDepth else { throw .valueTooDeep }
    do throws(JSONError) {
      guard let value else { return try record.removing(key) }
      return try record.setting(key, to: value)
    } catch {
      throw .syntax(error)
    }
  }
}
