import PropertyTesting
import Testing

@Test func sortingTwiceIsSortingOnce() throws {
  let lists = Integers(-100...100).list(0...20)
  try Property("sortingTwiceIsSortingOnce", lists) { $0.sorted() == $0.sorted().sorted() }
    .verify(CheckOptions(cases: 200, seed: Seed(1)))
}
