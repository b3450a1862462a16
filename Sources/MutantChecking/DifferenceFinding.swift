/// What came of the search for an input that tells a mutant from the original.
package enum DifferenceFinding: Hashable, Sendable {
  /// A test that is missing: what goes in, by name and text, what the mutant says of it and what
  /// the original says.
  case missingTest(inputs: [Input], said: String, expected: String)
  /// None was found among so many inputs.
  case none(inputs: Int)

  /// A part of the input.
  package struct Input: Hashable, Sendable {
    package let name: String
    package let text: String
  }

  /// An input, by names and texts, that tells the two apart.
  package init(inputs: [(String, String)], said: String, expected: String) {
    self = .missingTest(
      inputs: inputs.map { Input(name: $0.0, text: $0.1) }, said: said, expected: expected)
  }
}

extension DifferenceFinding: LosslessStringConvertible {
  /// The finding as a line: fields with tabs between them.
  package var description: String {
    switch self {
    case .none(let inputs): "none\t\(inputs)"
    case .missingTest(let inputs, let said, let expected):
      (["differs", said, expected] + inputs.flatMap { [$0.name, $0.text] })
        .map(Self.escaped).joined(separator: "\t")
    }
  }

  /// Reads a line; nil when it is none.
  package init?(_ description: String) {
    let fields = description.split(separator: "\t", omittingEmptySubsequences: false)
    if fields.count == 2, fields[0] == "none", let inputs = Int(fields[1]) {
      self = .none(inputs: inputs)
    } else if fields.count >= 5, fields.count % 2 == 1, fields[0] == "differs" {
      let texts = fields.map { Self.unescaped(String($0)) }
      let pairs = stride(from: 3, to: texts.count, by: 2).map { (texts[$0], texts[$0 + 1]) }
      self.init(inputs: pairs, said: texts[1], expected: texts[2])
    } else {
      return nil
    }
  }

  /// Percent signs, tabs and line ends as `%` and two hexadecimal digits.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\t": "%09"
      case "\n": "%0A"
      case "\r": "%0D"
      default: String(scalar)
      }
    }.joined()
  }

  private static func unescaped(_ text: String) -> String {
    var parts = text.split(separator: "%", omittingEmptySubsequences: false)[...]
    let first = parts.popFirst() ?? ""
    return parts.reduce(into: String(first)) { text, part in
      guard let byte = UInt8(part.prefix(2), radix: 16) else { return }
      text.unicodeScalars.append(Unicode.Scalar(byte))
      text += part.dropFirst(2)
    }
  }
}
