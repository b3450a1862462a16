import PropertyTesting

extension ChoiceSource {
  /// Keys that no field has, each with its spellings; some differ in case, in canonical form or in
  /// an escape only from another or from a field's.
  private static let unknownKeys: [(key: String, texts: [String])] = [
    ("notes", [#""notes""#, #""n\u006ftes""#]),
    ("size", [#""size""#]),
    ("é", [#""é""#, #""\u00e9""#]),
    ("e\u{301}", ["\"e\u{301}\"", #""e\u0301""#]),
    ("Version", [#""Version""#]),
    ("minimum_supported", [#""minimum_supported""#]),
    ("rawChannel", [#""rawChannel""#]),
    ("", [#""""#]),
  ]
  private static let plainUnknownKeys = ["assets", "notes", "size", "zone"]
  /// What stands in place of records that are objects.
  static let strangers = ["7", "null", "[]", #""1.0.0""#, "true"]
  private static let topMembers = [
    #""schema":1"#, #""generator" : {"name":"later", "seen":[1, 2.0, 1e400]}"#,
    #""é":null,"é":[]"#, #""releases":null"#,
  ]

  /// A manifest of up to three records.
  mutating func manifest(_ fidelity: ManifestFidelity) throws(Discard) -> ManifestModel {
    var manifest = ManifestModel()
    if fidelity == .bytes { surround(&manifest) }
    for _ in 0..<number(1...3) {
      manifest.records.append(
        try span(1) { (source) throws(Discard) in try source.record(fidelity) })
    }
    return manifest
  }

  /// Other keys of the document; a list of releases that does not count comes before the one that
  /// does.
  private mutating func surround(_ manifest: inout ManifestModel) {
    let before = chance(1, in: 3) ? pick(Self.topMembers) + "," : ""
    manifest.opening =
      space(.bytes) + "{" + before + space(.bytes) + #""releases""# + space(.bytes) + ":["
    let after = chance(1, in: 3) ? "," + pick(Array(Self.topMembers.dropLast())) : ""
    manifest.closing = "]" + space(.bytes) + after + "}" + space(.bytes)
  }

  /// A record, now and then one that is no object.
  mutating func record(_ fidelity: ManifestFidelity) throws(Discard) -> RecordModel {
    guard !chance(1, in: 10) else {
      return RecordModel(
        space: spaces(fidelity), stranger: pick(Self.strangers))
    }
    return try objectRecord(fidelity)
  }

  /// A record that is an object, with any fields and other keys.
  mutating func objectRecord(_ fidelity: ManifestFidelity) throws(Discard) -> RecordModel {
    var record = RecordModel(space: spaces(fidelity))
    for field in ManifestField.allCases where chance(1, in: 2) {
      record.members.append(member(field, fidelity))
    }
    for _ in 0..<number(0...2) { record.members.append(try unknownMember(fidelity)) }
    guard fidelity == .bytes else {
      record.sortWithoutDuplicates()
      return record
    }
    if chance(1, in: 2) { shuffle(&record.members) }
    if chance(1, in: 4), let field = record.members.compactMap(\.field).first {
      record.members.append(member(field, fidelity))
    }
    return record
  }

  /// A member for a field, its value often null or not understood.
  mutating func member(_ field: ManifestField, _ fidelity: ManifestFidelity) -> MemberModel {
    let samples = FieldSamples.of(field)
    let sample =
      switch index(weighted: fidelity == .bytes ? [4, 2, 1, 2, 2] : [5, 4, 2, 0, 0]) {
      case 0: pick(samples.known)
      case 1: pick(samples.unrecognized)
      case 2: FieldSample.null
      case 3: pick(samples.hostile)
      default: pick(samples.respelled)
      }
    return member(field, sample, fidelity)
  }

  /// A member for a field with this value.
  mutating func member(
    _ field: ManifestField, _ sample: FieldSample, _ fidelity: ManifestFidelity
  ) -> MemberModel {
    MemberModel(
      key: field.key, keyText: "\"\(field.key)\"", content: sample.content,
      valueText: sample.text, space: spaces(fidelity), colonSpace: spaces(fidelity))
  }

  /// A member whose key is no field's.
  mutating func unknownMember(_ fidelity: ManifestFidelity) throws(Discard) -> MemberModel {
    try unknownMember(fidelity, valueText: valueText(fidelity))
  }

  /// A member whose key is no field's, with this value.
  mutating func unknownMember(
    _ fidelity: ManifestFidelity, valueText: String
  ) -> MemberModel {
    let (key, keyText) = unknownKey(fidelity)
    return MemberModel(
      key: key, keyText: keyText, content: valueText == "null" ? .null : .unrecognized(valueText),
      valueText: valueText, space: spaces(fidelity), colonSpace: spaces(fidelity))
  }

  private mutating func unknownKey(_ fidelity: ManifestFidelity) -> (String, String) {
    guard fidelity == .bytes else {
      let key = pick(Self.plainUnknownKeys)
      return (key, "\"\(key)\"")
    }
    let (key, texts) = pick(Self.unknownKeys)
    return (key, pick(texts))
  }

  private mutating func shuffle(_ members: inout [MemberModel]) {
    for place in members.indices.dropLast() {
      members.swapAt(place, number(place...members.count - 1))
    }
  }
}

extension MemberModel {
  /// The field whose key this is, if it is one's.
  var field: ManifestField? { ManifestField(rawValue: key) }
}

extension RecordModel {
  /// Sorts the members and leaves out all but the first of each key.
  fileprivate mutating func sortWithoutDuplicates() {
    var seen: Set<String> = []
    members = members.filter { seen.insert($0.key).inserted }.sorted { $0.key < $1.key }
  }
}

extension ChoiceSource {
  /// A record with nothing wrong in it but perhaps one value.
  mutating func soundRecord(
    with field: ManifestField, _ content: FieldContent, _ fidelity: ManifestFidelity
  ) -> RecordModel {
    var record = soundRecord(with: field, FieldSample(content), fidelity)
    if content == .absent { record.members.removeAll { $0.key == field.key } }
    return record
  }

  /// A record with nothing wrong in it but perhaps one value.
  mutating func soundRecord(
    with field: ManifestField, _ sample: FieldSample, _ fidelity: ManifestFidelity
  ) -> RecordModel {
    var record = RecordModel(space: spaces(fidelity))
    for other in [ManifestField.channel, .version] where other != field {
      record.members.append(member(other, pick(FieldSamples.of(other).known), fidelity))
    }
    let place = record.members.firstIndex { $0.key > field.key } ?? record.members.endIndex
    record.members.insert(member(field, sample, fidelity), at: place)
    return record
  }
}
