import ComparatorLaws

/// Sorting does not use the order by precedence but the one of texts.
///
/// Clause 11 gives one order for all purposes.
struct SortNotByPrecedence: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = SortingFollowsPrecedence()

  var sorted: (@Sendable ([StepwiseVersion]) -> [StepwiseVersion])? {
    { versions in versions.sorted { $0.text < $1.text } }
  }
}
