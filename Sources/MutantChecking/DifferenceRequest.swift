package import PropertyTesting

/// What a worker of an instrumented build can be asked besides checks.
package enum DifferenceRequest: Hashable, Sendable {
  /// Where in the small scope of a subject the mutant differs from the original: a
  /// ``DifferenceSet``.
  case scope(subject: String)
  /// An input of a subject that tells the two apart, looked for in so many random cases and in the
  /// scope: a ``DifferenceFinding``.
  case search(subject: String, cases: Int, seed: Seed)
}

extension DifferenceRequest: LosslessStringConvertible {
  /// The request as a line.
  package var description: String {
    switch self {
    case .scope(let subject): "scope\t\(subject)"
    case .search(let subject, let cases, let seed): "search\t\(subject)\t\(cases)\t\(seed)"
    }
  }

  /// Reads a line; nil when it is none.
  package init?(_ description: String) {
    let fields = description.split(separator: "\t").map { String($0) }
    if fields.count == 2, fields[0] == "scope" {
      self = .scope(subject: fields[1])
    } else if fields.count == 4, fields[0] == "search", let cases = Int(fields[2]), cases > 0,
      let seed = Seed(fields[3])
    {
      self = .search(subject: fields[1], cases: cases, seed: seed)
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
