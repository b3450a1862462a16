public import LosslessJSON

/// Why a document is no release manifest, or why an edit was refused.
public enum ManifestError: Error, Hashable, Sendable {
  /// The bytes are not JSON.
  case syntax(JSONError)
  /// The outermost value is no object.
  case notAnObject(JSONValue.Kind)
  /// The key `releases` is absent, or its value no array.
  case releasesNotAnArray(JSONValue.Kind?)
  /// The document has a schema that this version may read but not edit, as it is spelled there.
  case schemaNotEditable(JSONValue)
  /// The record is no object, so it has no fields to set.
  case recordNotAnObject(JSONValue.Kind)
  /// The value to be set is nested so deeply that the document could not be read again.
  case valueTooDeep
  /// The value to be set would not be understood when it is read again.
  case valueOutOfRange(JSONValue, key: String)
}

extension ManifestError: CustomStringConvertible {
  /// What is wrong in words, such as `releases is missing, expected an array`.
  public var description: String {
    switch self {
    case .syntax(let error): error.description
    case .notAnObject(let kind): "the manifest is \(kind.rawValue), expected an object"
    case .releasesNotAnArray(nil): "releases is missing, expected an array"
    case .releasesNotAnArray(let kind?): "releases is \(kind.rawValue), expected an array"
    case .schemaNotEditable(let schema):
      "schema is \(schema), expected \(ManifestDocument.newestSchema) or older to edit"
    case .recordNotAnObject(let kind): "the release is \(kind.rawValue), expected an object"
    case .valueTooDeep:
      "the value makes the manifest deeper than \(JSONDocument.maximumDepth) arrays and objects"
    case .valueOutOfRange(let value, let key): "\(value) is out of range for \(key)"
    }
  }
}
