import ManifestLaws

/// The raw text of the channel is stored under a name of its own, which is the key that is written.
struct StorageNameLeaked: ManifestMutant {
  let expectedKiller: any ManifestLaw = KeysAreThoseReadOrSet()

  func written(_ member: StepwiseMember, isKnown: Bool) -> StepwiseMember? {
    guard member.isMember(of: "channel") else { return member }
    var member = member
    member.keyText = #""rawChannel""#
    return member
  }
}
