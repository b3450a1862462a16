import PropertyTesting

/// Manifests and edits that one law asks for.
extension ChoiceSource {
  /// A manifest whose records are all objects.
  mutating func manifestOfObjects(
    _ fidelity: ManifestFidelity
  ) throws(Discard) -> ManifestModel {
    var manifest = try manifest(fidelity)
    manifest.records.removeAll { $0.stranger != nil }
    return manifest
  }

  /// A manifest in the style of the first release of the tool: sorted keys, known fields and values.
  mutating func earlierManifest(_ fidelity: ManifestFidelity) -> ManifestModel {
    var manifest = ManifestModel()
    for _ in 0..<number(1...3) {
      var record = RecordModel()
      for field in ManifestField.allCases
      where field == .channel || field == .version || chance(1, in: 2) {
        record.members.append(member(field, pick(FieldSamples.of(field).known), .values))
      }
      manifest.records.append(record)
    }
    if fidelity == .bytes { manifest.indent() }
    return manifest
  }

  /// A sound record that holds a number where no field is.
  mutating func record(withNumber text: String, _ fidelity: ManifestFidelity) -> RecordModel {
    var record = RecordModel(space: spaces(fidelity))
    record.members = [
      member(.channel, FieldSamples.of(.channel).known[0], fidelity),
      unknownMember(fidelity, valueText: text),
      member(.version, FieldSamples.of(.version).known[0], fidelity),
    ]
    record.members.sort { $0.key < $1.key }
    return record
  }

  /// A record with something wrong in it.
  mutating func badRecord(_ fidelity: ManifestFidelity) -> RecordModel {
    guard chance(1, in: 2) else {
      return RecordModel(space: spaces(fidelity), stranger: pick(Self.strangers))
    }
    let field = pick([ManifestField.rollout, .minimumSupported, .sequence, .version, .withdrawn])
    return soundRecord(with: field, pick(FieldSamples.of(field).unrecognized), fidelity)
  }

  /// An edit of a field and one of another key, often in one record; both set something.
  mutating func independentEdits(
    of manifest: ManifestModel, _ fidelity: ManifestFidelity
  ) throws(Discard) -> (ManifestEdit, ManifestEdit) {
    let field = pick(ManifestField.allCases)
    let old = ManifestEdit(
      recordIndex: try objectIndex(in: manifest), key: field.key,
      content: pick(FieldSamples.of(field).known).content)
    let key = unknownMember(fidelity, valueText: "1").key
    let new = ManifestEdit(
      recordIndex: chance(1, in: 4) ? try objectIndex(in: manifest) : old.recordIndex, key: key,
      content: .unrecognized(pick(Self.newValues)))
    return (old, new)
  }

  /// Makes a field stand twice in a record, with two different values.
  ///
  /// - Returns: whether the keys are spelled differently.
  mutating func repeatField(_ field: ManifestField, in record: inout RecordModel) -> Bool {
    let known = FieldSamples.of(field).known
    let first = number(0...known.count - 1)
    let second = (first + number(1...known.count - 1)) % known.count
    var members = [member(field, known[first], .bytes), member(field, known[second], .bytes)]
    let isRespelled = chance(1, in: 2)
    if isRespelled {
      let escaped = field.key.dropLast() + field.key.suffix(1).escaped
      members[number(0...1)].keyText = "\"\(escaped)\""
    }
    record.members.removeAll { $0.key == field.key }
    record.members.insert(members[0], at: 0)
    record.members.insert(members[1], at: number(1...record.members.count))
    return isRespelled
  }
}

extension ManifestModel {
  /// Lays the manifest out over lines, as the first release of the tool did.
  fileprivate mutating func indent() {
    opening = "{\n  \"releases\": ["
    closing = "\n  ],\n  \"schema\": 1\n}\n"
    for index in records.indices {
      records[index].space.before = "\n    "
      for place in records[index].members.indices {
        records[index].members[place].space.before = "\n      "
        records[index].members[place].colonSpace.after = " "
      }
      let last = records[index].members.count - 1
      records[index].members[last].space.after = "\n    "
    }
  }
}

extension Substring {
  /// The text of one ASCII character as an escape of a string.
  fileprivate var escaped: String {
    utf8.map { "\\u00" + String($0, radix: 16) }.joined()
  }
}
