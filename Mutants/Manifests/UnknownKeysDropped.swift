import ManifestLaws

/// A record is decoded into a type that has the known fields, and encoded from it.
struct UnknownKeysDropped: ManifestMutant {
  let expectedKiller: any ManifestLaw = UneditedManifestKeepsItsBytes()

  func written(_ member: StepwiseMember, isKnown: Bool) -> StepwiseMember? {
    isKnown ? member : nil
  }
}
