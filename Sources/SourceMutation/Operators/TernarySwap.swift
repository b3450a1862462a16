/// Exchanges the two values of a conditional expression.
struct TernarySwap: MutationOperator {
  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "ternary_expr", let first = node.child("then_expr")?.unwrapped.range,
      let second = node.child("else_expr")?.unwrapped.range, first.upperBound <= second.lowerBound
    else { return [] }
    return [
      Replacement(
        first.lowerBound..<second.upperBound,
        source.text(second) + source.text(first.upperBound..<second.lowerBound)
          + source.text(first))
    ]
  }
}
