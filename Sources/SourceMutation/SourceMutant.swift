/// One small change of a source: a mutant that was derived from it.
package struct SourceMutant: Hashable, Sendable, Codable {
  /// Names the mutant by its content: it stays the same while code elsewhere changes.
  ///
  /// The content is the file, the enclosing declaration, the operator, what is replaced by what, and
  /// which of the places where that could be done.
  package let identifier: String
  /// The name of the mutation operator.
  package let operatorName: String
  /// The module that the file belongs to.
  package let module: String
  /// The path of the file, relative to the package.
  package let path: String
  /// The declaration that the change is in, such as `Precedence.init(ofIdentifiers:_:)`.
  package let declaration: String
  /// The line, from 1, on which the change begins.
  package let line: Int
  /// The bytes that are replaced.
  package let range: Range<Int>
  /// What stands there.
  package let original: String
  /// What the mutant has there.
  package let replacement: String
  /// The place in which the compiled program tells this mutant from the original.
  package let slot: Int
  /// Whether the code runs once in a process, so that a mutant needs a process of its own.
  package let isInitialiser: Bool

  /// The change in one line.
  package var summary: String {
    "\(path):\(line) \(operatorName): \(Self.oneLine(original)) → \(Self.oneLine(replacement))"
  }

  private static func oneLine(_ text: String) -> String {
    let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    return words.count <= 60 ? "`\(words)`" : "`\(words.prefix(59))…`"
  }
}

extension SourceMutant {
  /// The identifier of a content: twelve hexadecimal digits of its FNV-1a hash (Fowler, Noll, Vo).
  package static func identifier(of parts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in parts.joined(separator: "\0").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    let digits = String(hash ^ (hash >> 32), radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).suffix(12))
  }
}
