import Testing

@testable import PropertyTesting

/// The choices of the simplest failing case that is reached from a failing one.
private func simplest(_ property: Property, from choices: [UInt64]) -> [UInt64] {
  var shrinker = Shrinker(property, from: property.replay(choices).trace, budget: 5000)
  _ = shrinker.run()
  return shrinker.best.choices
}

@Test func numbersThatOnlyCountTogetherBecomeZeroAtOnce() {
  let numbers = Integers(-1000...1000)
  let property = Property("no sum of the third kind is zero") { trial in
    let sum = (0..<3).reduce(0) { sum, _ in sum + numbers.generate(&trial.source) }
    let kind = trial.source.choose(upTo: 3)
    return kind == 3 && sum == 0 ? Failure([], observed: "zero", expected: "another") : nil
  }
  #expect(simplest(property, from: [18, 3, 13, 3]) == [0, 0, 0, 3])
}

@Test func integersOfWhichTheSumMattersBecomeOne() {
  let lists = Integers(-100...100).list(0...5)
  let property = Property("no sum is 57", lists) { $0.reduce(0, +) != 57 }
  #expect(simplest(property, from: [1, 3, 1, 3, 1, 105]) == [1, 113, 0])
}
