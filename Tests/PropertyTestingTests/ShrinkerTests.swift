import Testing

@testable import PropertyTesting

/// What a list becomes when it is made simpler as long as its sum stays the same.
private func simplest(
  _ range: ClosedRange<Int>, _ counts: ClosedRange<Int>, from choices: [UInt64], sum: Int
) -> String? {
  let property = Property("another sum", Integers(range).list(counts)) {
    $0.reduce(0, +) != sum
  }
  var shrinker = Shrinker(property, from: property.replay(choices).trace, budget: 5000)
  return shrinker.run()?.failure.inputs.first?.text
}

@Test func numbersThatOnlyCountTogetherBecomeZeroAtOnce() {
  let list: [UInt64] = [0, 18, 0, 3, 0, 13]
  #expect(simplest(-1000...1000, 3...3, from: list, sum: 0) == "[0, 0, 0]")
}

@Test(arguments: [0...100, -100...100])
func numbersOfWhichTheSumMattersBecomeOne(range: ClosedRange<Int>) {
  let list: [UInt64] = range.lowerBound < 0 ? [1, 3, 1, 3, 1, 105] : [1, 2, 1, 2, 1, 53]
  #expect(simplest(range, 0...5, from: list, sum: 57) == "[57]")
}
