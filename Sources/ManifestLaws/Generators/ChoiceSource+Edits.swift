import PropertyTesting

extension ChoiceSource {
  /// What keys that are no fields' are set to.
  static let newValues = ["1", #""edited""#, "[true]", #"{"a":null}"#]

  /// An edit of one of the records that are objects.
  mutating func edit(
    of manifest: ManifestModel, _ fidelity: ManifestFidelity
  ) throws(Discard) -> ManifestEdit {
    let index = try objectIndex(in: manifest)
    guard !chance(1, in: 4) else {
      let key = unknownMember(fidelity, valueText: "1").key
      return ManifestEdit(recordIndex: index, key: key, content: newContent())
    }
    let field = pick(ManifestField.allCases)
    return ManifestEdit(recordIndex: index, key: field.key, content: content(of: field))
  }

  /// The place of a record that is an object.
  mutating func objectIndex(in manifest: ManifestModel) throws(Discard) -> Int {
    let indexes = manifest.records.indices.filter { manifest.records[$0].stranger == nil }
    guard !indexes.isEmpty else { throw .precondition }
    return pick(indexes)
  }

  /// What a field may be set to.
  mutating func content(of field: ManifestField) -> FieldContent {
    switch index(weighted: Weights(5, 2, 1, 1, 1)) {
    case 0: pick(FieldSamples.of(field).known).content
    case 1: FieldSamples.usualDefault(of: field)
    case 2: .null
    case 3: .absent
    default: pick(FieldSamples.of(field).unrecognized).content
    }
  }

  /// What a key that is no field's may be set to.
  mutating func newContent() -> FieldContent {
    switch index(weighted: Weights(4, 1, 1)) {
    case 0: .unrecognized(pick(Self.newValues))
    case 1: .null
    default: .absent
    }
  }
}
