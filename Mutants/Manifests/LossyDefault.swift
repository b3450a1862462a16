import ManifestLaws

/// A channel that is not known is read as the default one and written back as that, for everybody.
struct LossyDefault: ManifestMutant {
  let expectedKiller: any ManifestLaw = UneditedManifestKeepsItsBytes()

  func known(_ field: ManifestField, _ value: StepwiseJSON) -> String? {
    CorrectCodec().known(field, value) ?? (field == .channel ? #""stable""# : nil)
  }

  func written(_ member: StepwiseMember, isKnown: Bool) -> StepwiseMember? {
    let isUnknown = CorrectCodec().known(.channel, member.value) == nil
    guard member.isMember(of: "channel"), isUnknown, member.value.text != "null" else {
      return member
    }
    var member = member
    member.value = .scalar(#""stable""#)
    return member
  }
}
