/// Replaces `&&` by `||` and the other way round, or leaves one operand only.
struct ConnectorReplacement: MutationOperator {
  private static let partners = ["&&": "||", "||": "&&"]

  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "binary_expr", !node.isImplicit, let range = node.range,
      let callee = node.callee, let place = callee.range, let partner = Self.partners[callee.name]
    else { return [] }
    let operands = node.arguments.compactMap(\.unwrapped.range).map { source.text($0) }
    return [Replacement(place, partner)] + operands.map { Replacement(range, $0) }
  }
}
