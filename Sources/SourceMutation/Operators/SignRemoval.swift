/// Takes a minus or a complement away.
struct SignRemoval: MutationOperator {
  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "prefix_unary_expr", let range = node.range,
      ["-", "~"].contains(node.callee?.name), let operand = node.arguments.first?.range
    else { return [] }
    return [Replacement(range, source.text(operand))]
  }
}
