package import PropertyTesting

/// The small scope on which mutants of one subject are compared with the original, and thereby with
/// each other, and the random inputs beyond it.
package struct ObservedScope: Sendable {
  /// The observations, the smallest inputs first.
  package let observations: [Observation]
  /// What the subjects say of each of them: every mutant is asked for it.
  package let sayAll: @Sendable () -> [String]
  /// Draws one of the random ones.
  package let draw: @Sendable (inout ChoiceSource) throws(Discard) -> Observation

  /// A scope of these observations.
  package init(
    observations: [Observation], sayAll: @escaping @Sendable () -> [String],
    draw: @escaping @Sendable (inout ChoiceSource) throws(Discard) -> Observation
  ) {
    self.observations = observations
    self.sayAll = sayAll
    self.draw = draw
  }

  /// A scope of some random inputs, where none is small.
  package init(
    seed: UInt64,
    draw: @escaping @Sendable (inout ChoiceSource) throws(Discard) -> Observation
  ) {
    let observations = (0..<120 as Range<UInt64>).compactMap { index in
      var source = ChoiceSource(seed: Seed(seed).forPart(index))
      return try? draw(&source)
    }
    self.init(
      observations: observations, sayAll: { observations.map { $0.say() } }, draw: draw)
  }
}
