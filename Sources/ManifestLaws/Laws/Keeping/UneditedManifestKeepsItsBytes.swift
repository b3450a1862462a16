public import PropertyTesting

/// C1: what is read and written without an edit is written as it was: white space, the order of
/// keys, the spelling of numbers and texts, null, duplicate keys, records that are no objects.
public struct UneditedManifestKeepsItsBytes: ManifestLaw {
  private enum Mark: Int, CaseIterable {
    case unknownKey
    case unknownChannel
    case nullUnderUnknownKey
    case nestedUnknown
    case canonicallyEquivalentKeys
    case duplicateKey
    case stranger
    case escape
    case fragileNumber
  }

  /// Keeping.
  public let group = ManifestLawGroup.keeping
  /// It sees every loss.
  public let mustBeSoleKiller = false
  /// What careless tools lose.
  public let labels = Label.each(of: Mark.self, atLeast: 0.01)

  /// States the law.
  public init() {}

  /// Rewrites any manifest; to refuse it is to lose it.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    let manifest = try trial.source.manifest(codec.fidelity)
    mark(manifest, &trial)
    let written = codec.rewrite(manifest.source, [])
    guard written != manifest.source else { return nil }
    return Failure(manifest, wrote: written, expected: "the same bytes")
  }

  private func mark(_ manifest: ManifestModel, _ trial: inout Trial) {
    for record in manifest.records {
      trial.mark(Mark.stranger, if: record.stranger != nil)
      trial.mark(Mark.duplicateKey, if: record.repeatsAKey)
      trial.mark(
        Mark.canonicallyEquivalentKeys,
        if: ["é", "e\u{301}"].allSatisfy { record.place(of: $0) != nil })
      for member in record.members { mark(member, &trial) }
    }
  }

  private func mark(_ member: MemberModel, _ trial: inout Trial) {
    trial.mark(Mark.escape, if: member.text.utf8.contains(UInt8(ascii: "\\")))
    trial.mark(Mark.fragileNumber, if: ChoiceSource.fragileNumbers.contains(member.valueText))
    if let field = member.field {
      guard field == .channel, case .unrecognized = member.content else { return }
      trial.mark(Mark.unknownChannel)
    } else {
      trial.mark(Mark.unknownKey)
      trial.mark(Mark.nullUnderUnknownKey, if: member.valueText == "null")
      trial.mark(Mark.nestedUnknown, if: member.valueText.hasPrefix("{"))
    }
  }
}

extension RecordModel {
  /// Whether some key stands more than once.
  fileprivate var repeatsAKey: Bool {
    members.indices.contains { index in place(of: members[index].key) != index }
  }
}
