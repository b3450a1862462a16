import ComparatorLaws

/// The hash of a version is the length of its text, build metadata included.
///
/// It hides well: equal versions often have texts of equal length.
struct HashByTextLength: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EqualVersionsHashEqually()

  var hash: (@Sendable (StepwiseVersion) -> Int)? { { $0.text.utf8.count } }
}
