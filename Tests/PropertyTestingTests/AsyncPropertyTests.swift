import PropertyTesting
import Testing

private actor Counter {
  private var count = 0
  func add(_ number: Int) -> Int {
    count += number
    return count
  }
}

private let numbers = Integers(0...1000)

@Test(arguments: [1, 4])
func aPropertyThatWaitsPasses(threads: Int) async throws {
  let options = CheckOptions(cases: 600, seed: Seed(1), threads: threads)
  try await AsyncProperty("adds", numbers) { number in
    await Counter().add(number) == number
  }.verify(options)
}

@Test func aPropertyThatWaitsIsMadeSimpler() async throws {
  let report = await AsyncProperty("small", numbers) { number in
    await Counter().add(number) < 37
  }.check(CheckOptions(seed: Seed(1)))
  #expect(report.counterexample?.failure.inputs.map(\.text) == ["37"])
}

@Test func whatIsThrownWhileWaitingIsAViolation() async throws {
  struct Late: Error {}
  let report = await AsyncProperty("throws", numbers) { _ in
    await Task.yield()
    throw Late()
  }.check(CheckOptions(seed: Seed(1)))
  #expect(report.counterexample?.failure.observed == "threw Late()")
}

@Test func aDiscardWhileWaitingDiscardsTheCase() async throws {
  let report = await AsyncProperty("discards", numbers) { _ in throw Discard.precondition }
    .check(CheckOptions(cases: 10, seed: Seed(1)))
  #expect(report.ending == .gaveUp && report.cases == 0)
}
