import ManifestLaws

/// Unknown keys are kept in a dictionary in which null stands for none.
struct UnknownNullDropped: ManifestMutant {
  let expectedKiller: any ManifestLaw = UneditedManifestKeepsItsBytes()

  func written(_ member: StepwiseMember, isKnown: Bool) -> StepwiseMember? {
    isKnown || member.value.text != "null" ? member : nil
  }
}
