/// Counts findings that are said in the same words.
struct FindingTally {
  private var counts: [(text: String, count: Int)] = []

  /// More than anybody reads; a program may find new words each time.
  private static let limit = 10

  mutating func add(_ text: String) {
    if let place = counts.firstIndex(where: { $0.text == text }) {
      counts[place].count += 1
    } else if counts.count < Self.limit {
      counts.append((text, 1))
    }
  }

  /// The findings in the order of their first time.
  var lines: [String] {
    counts.map { $0.count == 1 ? $0.text : "\($0.text) (\($0.count) times)" }
  }
}
