import ComparatorLaws

/// A text without a core ends the process.
///
/// One Swift package traps on `+1.0.0-a`. Clause 2: it is no version, and to be refused.
struct TrapsOnEmptyCore: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ParsingIsTotal()
  let isDangerous = true

  func cut(_ text: String) -> StepwiseVersion {
    let version = correct.cut(text)
    precondition(version.core != [""], "no core")
    return version
  }
}
