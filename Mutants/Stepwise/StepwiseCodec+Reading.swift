package import ManifestLaws

extension StepwiseCodec {
  package func accepts(_ records: [StepwiseJSON]) -> Bool { true }

  package func known(_ field: ManifestField, _ value: StepwiseJSON) -> String? {
    guard case .scalar(let text) = value else { return nil }
    switch field {
    case .channel: return knownChannel(text)
    case .minimumSupported, .version: return string(text)
    case .rollout: return integer(text).flatMap { $0 <= 10_000 ? String($0) : nil }
    case .sequence: return integer(text).map { String($0) }
    case .withdrawn: return text == "true" || text == "false" ? text : nil
    }
  }

  /// A channel by its name in quotes.
  func knownChannel(_ text: String) -> String? {
    string(text).flatMap { [#""stable""#, #""beta""#, #""nightly""#].contains($0) ? $0 : nil }
  }

  private func string(_ text: String) -> String? {
    guard text.utf8.first == UInt8(ascii: "\"") else { return nil }
    guard StepwiseText.hasEscapes(text) else { return text }
    return StepwiseText.text(text).map { StepwiseText.spelled($0) }
  }

  private func integer(_ text: String) -> UInt64? { text == "-0" ? 0 : UInt64(text) }

  package func content(of field: ManifestField, in record: StepwiseJSON) -> FieldContent {
    guard let members = record.members, let place = place(of: field.key, in: members) else {
      return .absent
    }
    let value = members[place].value
    guard value.text != "null" else { return .null }
    return known(field, value).map { .known($0) } ?? .unrecognized(value.text)
  }

  package func isFaulty(_ record: StepwiseJSON) -> Bool {
    guard let members = record.members else { return true }
    return ManifestField.allCases.contains { field in
      let value = content(of: field, in: record)
      let isRequired = field == .channel || field == .version
      return members.count { $0.isMember(of: field.key) } > 1
        || isRequired && (value == .absent || value == .null)
        || isUnreadable(value, field)
    }
  }

  /// Whether a value is of no use: a channel of the future is.
  private func isUnreadable(_ content: FieldContent, _ field: ManifestField) -> Bool {
    guard case .unrecognized(let text) = content else { return false }
    return field != .channel || string(text) == nil
  }

  package func place(of key: String, in members: [StepwiseMember]) -> Int? {
    members.lastIndex { $0.isMember(of: key) }
  }
}
