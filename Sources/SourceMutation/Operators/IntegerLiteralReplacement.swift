/// Replaces a whole number by its neighbours and by zero.
struct IntegerLiteralReplacement: MutationOperator {
  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "integer_literal_expr", !node.isImplicit, let range = node.range,
      let value = Self.value(of: source.text(range))
    else { return [] }
    let values = value == 0 || value == 1 ? [value + 1, value - 1] : [value + 1, value - 1, 0]
    // Below zero it would not compile, which is not worth finding out.
    return values.filter { $0 >= 0 || !node.isUnsigned }.map { Replacement(range, String($0)) }
  }

  /// The value of a literal in any of its four notations.
  private static func value(of literal: String) -> Int128? {
    let digits = literal.filter { $0 != "_" }
    switch digits.prefix(2) {
    case "0x": return Int128(digits.dropFirst(2), radix: 16)
    case "0o": return Int128(digits.dropFirst(2), radix: 8)
    case "0b": return Int128(digits.dropFirst(2), radix: 2)
    default: return Int128(digits)
    }
  }
}
