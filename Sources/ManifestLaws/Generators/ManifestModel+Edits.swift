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

  /// Makes an edit; a new member goes to the end, though it may stand anywhere.
  mutating func apply(_ edit: ManifestEdit) {
    guard !replace(edit) else { return }
    guard let text = edit.content.json else {
      return records[edit.recordIndex].members.removeAll {
        $0.key.utf8.elementsEqual(edit.key.utf8)
      }
    }
    records[edit.recordIndex].members.append(
      MemberModel(
        key: edit.key, keyText: "\"\(edit.key)\"", content: edit.content, valueText: text))
  }
}
