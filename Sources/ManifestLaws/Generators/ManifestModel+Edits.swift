extension ManifestModel {
  /// What a record says about the key of an edit before it is made.
  func content(before edit: ManifestEdit) -> FieldContent {
    let record = records[edit.recordIndex]
    return record.place(of: edit.key).map { record.members[$0].content } ?? .absent
  }

  /// Replaces the value that an edit is about; one that says the same already stays as it is spelled.
  ///
  /// - Returns: false when the edit adds or removes a key, which is left undone.
  mutating func replace(_ edit: ManifestEdit) -> Bool {
    guard content(before: edit) != edit.content else { return true }
    guard let place = records[edit.recordIndex].place(of: edit.key),
      let text = edit.content.json
    else { return false }
    records[edit.recordIndex].members[place].valueText = text
    records[edit.recordIndex].members[place].content = edit.content
    return true
  }
}
