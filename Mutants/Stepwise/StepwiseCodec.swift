package import ManifestLaws

/// A correct manifest codec in small steps, of which a mutant replaces one by a mistake.
///
/// It makes a tree of the text, changes the tree and writes it out: slow and plain. Everything that a
/// mutant does not replace is right, so a mutant's file shows its mistake and little else.
package protocol StepwiseCodec: ManifestCodec {
  /// Whether a list with these records is read at all.
  func accepts(_ records: [StepwiseJSON]) -> Bool

  /// The simplest spelling of a field's value; nil when it is not understood.
  func known(_ field: ManifestField, _ value: StepwiseJSON) -> String?

  /// What a record says about a field.
  func content(of field: ManifestField, in record: StepwiseJSON) -> FieldContent

  /// Whether something is wrong with a record.
  func isFaulty(_ record: StepwiseJSON) -> Bool

  /// The place of the member that counts for a key.
  func place(of key: String, in members: [StepwiseMember]) -> Int?

  /// The record after an edit, made of what the edits so far left or of what was read; nil when the
  /// edit is refused.
  func edited(
    _ record: StepwiseJSON, _ edit: ManifestEdit, original: StepwiseJSON
  ) -> StepwiseJSON?

  /// The record after an edit that changes what it says.
  func changed(_ record: StepwiseJSON, _ edit: ManifestEdit) -> StepwiseJSON?

  /// The records that are written.
  func kept(_ records: [StepwiseElement]) -> [StepwiseElement]

  /// A record as it is written.
  func written(_ record: StepwiseJSON) -> StepwiseJSON

  /// A member of a record as it is written; nil when it is left out.
  func written(_ member: StepwiseMember, isKnown: Bool) -> StepwiseMember?

  /// The value of a key that is no field's as it is written.
  func writtenUnknown(_ value: StepwiseJSON) -> StepwiseJSON

  /// The whole text as it is written.
  func finished(_ bytes: [UInt8]) -> [UInt8]
}

/// The steps as they are, without a mistake.
package struct CorrectCodec: StepwiseCodec {
  package init() {}
}

extension StepwiseCodec {
  package var fidelity: ManifestFidelity { .bytes }

  package func records(in source: [UInt8]) -> [RecordReading]? {
    guard let tree = StepwiseTree(source), accepts(tree.records.map(\.value)) else { return nil }
    return tree.records.map { element in
      RecordReading(isFaulty: isFaulty(element.value)) { content(of: $0, in: element.value) }
    }
  }

  package func rewrite(_ source: [UInt8], _ edits: [ManifestEdit]) -> [UInt8]? {
    guard var tree = StepwiseTree(source), accepts(tree.records.map(\.value)) else { return nil }
    let originals = tree.records.map(\.value)
    for edit in edits {
      guard originals.indices.contains(edit.recordIndex),
        let record = edited(
          tree.records[edit.recordIndex].value, edit, original: originals[edit.recordIndex])
      else { return nil }
      tree.records[edit.recordIndex].value = record
    }
    tree.records = kept(tree.records).map { element in
      StepwiseElement(before: element.before, value: written(element.value), after: element.after)
    }
    return finished(tree.bytes)
  }
}

/// A manifest as a tree, with the way to its records.
struct StepwiseTree {
  private var root: StepwiseElement
  private let listPlace: Int

  init?(_ source: [UInt8]) {
    guard let root = StepwiseReader.value(source), let members = root.value.members,
      let place = members.lastIndex(where: { $0.isMember(of: "releases") }),
      members[place].value.elements != nil
    else { return nil }
    self.root = root
    listPlace = place
  }

  var records: [StepwiseElement] {
    get { root.value.members?[listPlace].value.elements ?? [] }
    set {
      guard var members = root.value.members else { return }
      members[listPlace].value = .array(newValue)
      root.value = .object(members)
    }
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    root.write(to: &bytes)
    return bytes
  }
}
