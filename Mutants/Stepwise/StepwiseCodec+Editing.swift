package import ManifestLaws

extension StepwiseCodec {
  package func edited(
    _ record: StepwiseJSON, _ edit: ManifestEdit, original: StepwiseJSON
  ) -> StepwiseJSON? {
    content(of: edit, in: record) == edit.content ? record : changed(record, edit)
  }

  /// What a record says about the key of an edit.
  func content(of edit: ManifestEdit, in record: StepwiseJSON) -> FieldContent {
    if let field = edit.field { return content(of: field, in: record) }
    guard let members = record.members, let place = place(of: edit.key, in: members) else {
      return .absent
    }
    let text = members[place].value.text
    return text == "null" ? .null : .unrecognized(text)
  }

  package func changed(_ record: StepwiseJSON, _ edit: ManifestEdit) -> StepwiseJSON? {
    guard var members = record.members else { return nil }
    guard let json = edit.content.json else { return .object(removing(edit.key, from: members)) }
    guard let value = StepwiseReader.value(json.utf8)?.value else { return nil }
    if let place = place(of: edit.key, in: members) {
      members[place].value = value
    } else {
      insert(value, for: edit.key, into: &members)
    }
    return .object(members)
  }

  /// Takes away all members of a key; a first member behind them gets the white space of the object's
  /// beginning, and a last one before them that of its end.
  private func removing(_ key: String, from members: [StepwiseMember]) -> [StepwiseMember] {
    var kept = members.filter { !$0.isMember(of: key) }
    guard let first = members.first, let last = members.last, !kept.isEmpty else { return kept }
    kept[0].before = first.before
    kept[kept.count - 1].after = last.after
    return kept
  }

  /// Adds a member before the first greater key, else at the end, with the white space of the last.
  private func insert(
    _ value: StepwiseJSON, for key: String, into members: inout [StepwiseMember]
  ) {
    let keyText = StepwiseText.spelled(key)
    let place = members.firstIndex { key.utf8.lexicographicallyPrecedes($0.key) }
    guard let last = members.last else {
      members = [StepwiseMember(keyText: keyText, value: value)]
      return
    }
    var member = StepwiseMember(keyText: keyText, colon: last.colon, value: value)
    guard let place else {
      member.before = last.before
      member.after = last.after
      members[members.count - 1].after = ""
      members.append(member)
      return
    }
    member.before = members[place].before
    members[place].before = last.before
    members.insert(member, at: place)
  }
}
