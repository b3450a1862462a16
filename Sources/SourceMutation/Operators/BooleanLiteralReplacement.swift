/// Turns `true` into `false` and the other way round.
struct BooleanLiteralReplacement: MutationOperator {
  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "boolean_literal_expr", !node.isImplicit, let range = node.range else {
      return []
    }
    return [Replacement(range, source.text(range) == "true" ? "false" : "true")]
  }
}
