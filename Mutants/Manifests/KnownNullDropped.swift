import ManifestLaws

/// A field that is null is nil in memory and left out when it is written.
struct KnownNullDropped: ManifestMutant {
  let expectedKiller: any ManifestLaw = AbsentNullAndDefaultStayApart()

  func written(_ member: StepwiseMember, isKnown: Bool) -> StepwiseMember? {
    isKnown && member.value.text == "null" ? nil : member
  }
}
