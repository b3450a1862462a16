import LosslessJSON

/// What a later version of the tool has written into a record, at any depth, for it to be written
/// back.
///
/// A record has one property of this type. It is no field of its own: coding passes it over. It is
/// what the text of the record has beyond what coding makes of it, so that no level can be forgotten;
/// values are kept byte for byte.
package struct UnknownFields: Codable, Hashable, Sendable {
  /// An element of an array: of the same name at another place it is the same one.
  private struct Element: Hashable, Sendable {
    /// What tells it from others, such as the mutant's identifier; nil for one that has no name.
    let name: String?
    /// The number of elements of that name before it.
    let earlierCount: Int
  }

  /// What an object has besides the known keys.
  private var values: [String: JSONValue] = [:]
  /// What there is in the values of known keys.
  private var members: [String: UnknownFields] = [:]
  /// What there is in the elements of an array.
  private var elements: [Element: UnknownFields] = [:]

  /// No fields.
  package init() {}

  /// Nothing: coding passes unknown fields over.
  package init(from decoder: any Decoder) {}

  /// What a value has that is not in another, which says the same as far as it is known.
  init(in value: JSONValue, besides known: JSONValue) {
    for member in value.members {
      guard let key = member.key.string else { continue }
      if let known = known[key] {
        members[key] = UnknownFields(in: member.value, besides: known).nilIfEmpty
      } else {
        values[key] = member.value
      }
    }
    for (element, pair) in zip(Self.elements(of: value), zip(value.elements, known.elements)) {
      elements[element] = UnknownFields(in: pair.0, besides: pair.1).nilIfEmpty
    }
  }

  private var nilIfEmpty: UnknownFields? { isEmpty ? nil : self }

  var isEmpty: Bool { values.isEmpty && members.isEmpty && elements.isEmpty }

  /// Nothing: coding passes unknown fields over.
  package func encode(to encoder: any Encoder) {}

  /// Takes over the fields of another record of the same thing, unless they are there.
  package mutating func merge(_ other: UnknownFields) {
    values.merge(other.values) { own, _ in own }
    members.merge(other.members) { own, other in own.merged(other) }
    elements.merge(other.elements) { own, other in own.merged(other) }
  }

  private func merged(_ other: UnknownFields) -> UnknownFields {
    var merged = self
    merged.merge(other)
    return merged
  }

  /// A value with the fields put into it, each where the order of the keys has it; what the value has
  /// itself wins.
  ///
  /// - Throws: ``JSONError`` when it gets too deep.
  /// - Complexity: O(*n*) in the bytes, for each level with unknown fields.
  func added(to value: JSONValue) throws(JSONError) -> JSONValue {
    let document = try JSONDocument(parsing: Array(value.bytes))
    var replacements: [JSONReplacement] = []
    for member in document.root.members {
      guard let fields = member.key.string.flatMap({ members[$0] }) else { continue }
      replacements.append(JSONReplacement(of: member.value, by: try fields.added(to: member.value)))
    }
    for (element, value) in zip(Self.elements(of: document.root), document.root.elements) {
      guard let fields = elements[element] else { continue }
      replacements.append(JSONReplacement(of: value, by: try fields.added(to: value)))
    }
    var result = try JSONDocument(parsing: document.source(replacing: replacements)).root
    for (key, value) in values.sorted(by: { $0.key < $1.key }) where result[key] == nil {
      result = try result.setting(key, to: value)
    }
    return result
  }

  /// The elements of an array, by the first of these keys that has a text.
  private static func elements(of array: JSONValue) -> [Element] {
    var counts: [String?: Int] = [:]
    return array.elements.map { value in
      let name = ["id", "name", "part"].lazy.compactMap { value[$0]?.string }.first
      defer { counts[name, default: 0] += 1 }
      return Element(name: name, earlierCount: counts[name, default: 0])
    }
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
