package import PropertyTesting

/// What a worker of an instrumented build can be asked besides checks.
package enum DifferenceRequest: Hashable, Sendable {
  /// Where in a small scope the mutant differs from the original: a ``DifferenceSet``.
  case scope
  /// An input that tells the two apart, looked for in the scope and in so many random cases: a
  /// ``DifferenceFinding``.
  case search(cases: Int, seed: Seed)
}

extension DifferenceRequest: LosslessStringConvertible {
  /// The request as a line.
  package var description: String {
    switch self {
    case .scope: "scope"
    case .search(let cases, let seed): "search\t\(cases)\t\(seed)"
    }
  }

  /// Reads a line; nil when it is none.
  package init?(_ description: String) {
    let fields = description.split(separator: "\t", omittingEmptySubsequences: false)
    if fields == ["scope"] {
      self = .scope
    } else if fields.count == 3, fields[0] == "search", let cases = Int(fields[1]), cases > 0,
      let seed = Seed(String(fields[2]))
    {
      self = .search(cases: cases, seed: seed)
    } else {
      return nil
    }
  }
}

/// The inputs of a small scope on which a mutant differs from the original.
package struct DifferenceSet: Hashable, Sendable {
  /// A bit for each input, in words of 64.
  private let words: [UInt64]

  /// Takes whether the mutant differs, input by input.
  package init(_ differences: [Bool]) {
    words = stride(from: 0, to: differences.count, by: 64).map { start in
      differences[start..<min(start + 64, differences.count)].reversed().reduce(0) { word, bit in
        word << 1 | (bit ? 1 : 0)
      }
    }
  }

  /// Whether the mutant says the same everywhere.
  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Whether all of these inputs are in another set.
  package func isSubset(of other: DifferenceSet) -> Bool {
    zip(words, other.words).allSatisfy { $0 & ~$1 == 0 }
  }
}

extension DifferenceSet: LosslessStringConvertible {
  /// The words in hexadecimal digits, with commas between them.
  package var description: String {
    words.map { String($0, radix: 16) }.joined(separator: ",")
  }

  /// Reads a line; nil when it is none.
  package init?(_ description: String) {
    let words = description.split(separator: ",").map { UInt64($0, radix: 16) }
    guard !words.isEmpty, !words.contains(nil) else { return nil }
    self.words = words.compactMap(\.self)
  }
}
