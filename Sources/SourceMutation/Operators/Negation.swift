/// Negates what says yes or no, or takes its negation away.
struct Negation: MutationOperator {
  private static let kinds: Set = [
    "call_expr", "member_ref_expr", "declref_expr", "subscript_expr",
  ]

  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.isBool, !node.isImplicit, let range = node.range else { return [] }
    if node.kind == "prefix_unary_expr", node.callee?.name == "!",
      let operand = node.arguments.first?.range
    {
      return [Replacement(range, source.text(operand))]
    }
    let isNegated = range.lowerBound > 0 && source[range.lowerBound - 1] == UInt8(ascii: "!")
    let isAssigned = role == "dest" || role == "sub_expr"
    guard Self.kinds.contains(node.kind), !isNegated, !isAssigned else { return [] }
    return [Replacement(range, "!\(source.text(range))")]
  }
}
