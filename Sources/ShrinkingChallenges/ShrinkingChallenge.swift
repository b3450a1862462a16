package import PropertyTesting

/// A false property and its best counterexample.
///
/// The challenges are those of the public benchmark of shrinkers by J. Link and others
/// (github.com/jlink/shrinking-challenge) and of MacIver, Donaldson, "Test-case reduction via
/// test-case generation", ECOOP 2020, restated.
package struct ShrinkingChallenge: Sendable {
  /// The challenge's name.
  package let name: String
  /// The false property.
  package let property: Property
  /// The text of the best counterexample: fewest choices, then the simplest from left to right.
  package let best: String

  init<Values: Generator>(
    _ name: String, best: String, _ values: Values,
    holds: @escaping @Sendable (Values.Value) throws -> Bool
  ) {
    self.name = name
    self.best = best
    property = Property(name, values, holds: holds)
  }

  /// All fifteen.
  package static let all: [ShrinkingChallenge] = [
    boundOfFive(elementCount: 0...10, "bound of five, lists of up to ten"),
    boundOfFive(elementCount: 0...1, "bound of five, lists of up to one"),
    largeUnionList, reverse, calculator, lengthList, differenceMustNotBeZero,
    differenceMustNotBeSmall, differenceMustNotBeOne, binaryHeap, coupling, deletion, distinct,
    nestedLists, replacement,
  ]
}
