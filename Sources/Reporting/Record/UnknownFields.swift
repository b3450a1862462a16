import LosslessJSON

/// What a later version of the tool has written into a part of a record, for it to be written back.
///
/// A part has a property of this type. It is no field of its own: coding passes it over, and
/// ``MutationRecord`` fills and writes it with the text at hand, number by number as it is spelled.
package struct UnknownFields: Codable, Hashable, Sendable {
  private var values: [String: JSONValue] = [:]

  /// No fields.
  package init() {}

  /// Nothing: coding passes unknown fields over.
  package init(from decoder: any Decoder) {}

  /// The members of an object whose keys are none of the known ones.
  init(of object: JSONValue?, besides isKnown: (String) -> Bool) {
    for member in (object ?? .null).members {
      if let key = member.key.string, !isKnown(key) { values[key] = member.value }
    }
  }

  var isEmpty: Bool { values.isEmpty }

  /// Nothing: coding passes unknown fields over.
  package func encode(to encoder: any Encoder) {}

  /// Takes over the fields of another record of the same thing, unless they are there.
  mutating func merge(_ other: UnknownFields) {
    values.merge(other.values) { own, _ in own }
  }

  /// An object with the fields put into it.
  func added(to object: JSONValue) throws(JSONError) -> JSONValue {
    var object = object
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      object = try object.setting(key, to: value)
    }
    return object
  }
}

extension KeyedDecodingContainer {
  /// No fields, in place of the member that the compiler would ask for.
  func decode(_ type: UnknownFields.Type, forKey key: Key) throws -> UnknownFields {
    UnknownFields()
  }
}

extension KeyedEncodingContainer {
  /// No member, in place of the one that the compiler would write.
  mutating func encode(_ fields: UnknownFields, forKey key: Key) throws {}
}
