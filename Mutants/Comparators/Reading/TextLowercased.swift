import ComparatorLaws

/// A version is shown in lower case: `1.0.0-RC.1` as `1.0.0-rc.1`, which is another version.
///
/// Clause 11.4.2 tells them apart.
struct TextLowercased: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = TextIsKeptByteForByte()

  var text: (@Sendable (StepwiseVersion) -> String)? { { $0.text.lowercased() } }
}
