import ComparatorLaws

/// A strict version is converted as well: `1.0.0-RC.1` becomes `1.0.0-rc.1`.
///
/// The two are different versions (clause 11.4.2).
struct AppliesRulesToValidText: NotationMutant {
  let expectedKiller: any NotationLaw = ValidTextIsLeftAlone()

  var rules: [NotationRule] { CorrectConverter().rules + [.capitals] }

  func isConverted(_ text: String) -> Bool { true }
}
