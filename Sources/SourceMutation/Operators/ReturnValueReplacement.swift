/// Returns a plain value of the type instead of the one that was worked out.
struct ReturnValueReplacement: MutationOperator {
  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "return_stmt", let result = node.child("result"),
      let range = result.unwrapped.range
    else { return [] }
    return SyntaxNode.plainValues(ofType: result.type).map { Replacement(range, $0) }
  }
}
