import ManifestLaws

/// Unknown keys are kept in a dictionary of strings, which takes canonically equivalent keys for one.
struct CanonicalKeysMerged: ManifestMutant {
  let expectedKiller: any ManifestLaw = UneditedManifestKeepsItsBytes()

  func written(_ record: StepwiseJSON) -> StepwiseJSON {
    guard let members = record.members else { return record }
    let texts = members.map { String(decoding: $0.key, as: UTF8.self) }
    return .object(
      members.indices.filter { place in
        !texts[..<place].contains { text in
          text == texts[place] && !text.utf8.elementsEqual(texts[place].utf8)
        }
      }.map { members[$0] })
  }
}
