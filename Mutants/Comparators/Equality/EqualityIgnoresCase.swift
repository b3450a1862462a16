import ComparatorLaws

/// Versions that differ in case alone are equal, though one of them is lower.
///
/// Clause 11: equality and order speak of one precedence.
struct EqualityIgnoresCase: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = OperatorsAgree()

  func isEqual(_ left: StepwiseVersion, _ right: StepwiseVersion) -> Bool {
    left.core == right.core
      && left.prerelease.map { $0.lowercased() } == right.prerelease.map { $0.lowercased() }
  }
}
