/// Leaves a statement out that is there for its effect.
///
/// Statements that leave a block stay: what comes after them would have no value to go on with.
struct StatementRemoval: MutationOperator {
  private static let kinds: Set = [
    "assign_expr", "for_each_stmt", "while_stmt", "repeat_while_stmt", "defer_stmt",
  ]

  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard role == "elements", !node.isImplicit, let range = node.range else { return [] }
    let isEffect = node.isExpression && node.isVoid
    let isPlainIf = node.kind == "if_stmt" && node.child("else_stmt") == nil
    guard Self.kinds.contains(node.kind) || isEffect || isPlainIf else { return [] }
    return [Replacement(range, "do {}")]
  }
}
