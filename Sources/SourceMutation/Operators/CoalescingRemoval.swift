/// Takes the default of `a ?? b` always.
struct CoalescingRemoval: MutationOperator {
  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "binary_expr", node.callee?.name == "??", let range = node.range,
      let other = node.arguments.last?.unwrapped.range
    else { return [] }
    return [Replacement(range, source.text(other))]
  }
}
