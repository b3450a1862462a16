package import PropertyTesting

/// What a subject says of one input, in words: where a mutant's words differ, a test can tell it
/// from the original.
package struct Observation: Sendable {
  /// The input, part by part; long ones take long to show.
  package let inputs: @Sendable () -> [Failure.Input]
  /// Asks the subject.
  package let say: @Sendable () -> String

  /// Says how to ask.
  package init(
    inputs: @escaping @Sendable () -> [Failure.Input], say: @escaping @Sendable () -> String
  ) {
    self.inputs = inputs
    self.say = say
  }
}
