import LosslessJSON

extension MutationRecord {
  /// Notes what the text of the record has beyond what this version of the tool knows: in the record
  /// itself, in its run, in each subject and in each mutant.
  ///
  /// - Parameter json: the text that the record was read from.
  /// - Throws: ``JSONError`` when it is no JSON.
  mutating func noteUnknownFields(in json: [UInt8]) throws(JSONError) {
    let root = try JSONDocument(parsing: json).root
    unknownFields = UnknownFields(of: root, besides: Self.knows)
    run.unknownFields = UnknownFields(of: root["run"], besides: RunRecord.knows)
    for (index, subject) in (root["subjects"] ?? .null).elements.enumerated() {
      subjects[index].unknownFields = UnknownFields(of: subject, besides: SubjectRecord.knows)
    }
    for (index, mutant) in (root["mutants"] ?? .null).elements.enumerated() {
      mutants[index].unknownFields = UnknownFields(of: mutant, besides: MutantRecord.knows)
    }
  }

  /// The text of the record with the fields that this version of the tool does not know.
  ///
  /// - Parameter json: the text without them.
  /// - Returns: the text with them, each where the order of the keys has it.
  /// - Throws: ``JSONError`` when the text is no JSON or gets too deep.
  func addUnknownFields(to json: [UInt8]) throws(JSONError) -> [UInt8] {
    guard hasUnknownFields else { return json }
    let document = try JSONDocument(parsing: json)
    var replacements: [JSONReplacement] = []
    func add(_ fields: UnknownFields, to object: JSONValue?) throws(JSONError) {
      guard let object, !fields.isEmpty else { return }
      replacements.append(JSONReplacement(of: object, by: try fields.added(to: object)))
    }
    // In the order of the text, which is that of the keys.
    for (mutant, object) in zip(mutants, (document.root["mutants"] ?? .null).elements) {
      try add(mutant.unknownFields, to: object)
    }
    try add(run.unknownFields, to: document.root["run"])
    for (subject, object) in zip(subjects, (document.root["subjects"] ?? .null).elements) {
      try add(subject.unknownFields, to: object)
    }
    let whole = try JSONDocument(parsing: document.source(replacing: replacements))
    return Array(try unknownFields.added(to: whole.root).bytes)
  }

  private var hasUnknownFields: Bool {
    !unknownFields.isEmpty || !run.unknownFields.isEmpty
      || subjects.contains { !$0.unknownFields.isEmpty }
      || mutants.contains { !$0.unknownFields.isEmpty }
  }
}
