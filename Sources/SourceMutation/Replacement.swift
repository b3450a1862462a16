/// Text to stand in place of a range of a source.
struct Replacement: Hashable, Sendable {
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}
