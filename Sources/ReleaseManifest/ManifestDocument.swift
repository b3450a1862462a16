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
///
/// **Order of roll-out.** Ship readers that keep what they do not know first, and write new values
/// and keys only once those readers are out: nothing repairs a client that shipped without them.
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
    let replacements = originals.keys.sorted().compactMap { index in
      originals[index].map { JSONReplacement(of: $0, by: releases[index].value) }
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

  /// Puts an edited record in the place of the one that it was made from.
  mutating func replaceRelease(at index: Int, by record: ReleaseRecord) {
    originals[index] = originals[index] ?? releases[index].value
    releases[index] = record
  }
}
