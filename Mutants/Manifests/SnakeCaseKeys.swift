import ManifestLaws

/// Keys are written in snake case, after the custom of another language.
struct SnakeCaseKeys: ManifestMutant {
  let expectedKiller: any ManifestLaw = KeysAreThoseReadOrSet()

  func written(_ member: StepwiseMember, isKnown: Bool) -> StepwiseMember? {
    guard member.isMember(of: "minimumSupported") else { return member }
    var member = member
    member.keyText = #""minimum_supported""#
    return member
  }
}
