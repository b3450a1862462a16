/// Replaces an operator between two operands by another.
protocol BinaryOperatorReplacement: MutationOperator {
  /// What may stand in place of what.
  static var partners: [String: [String]] { get }
}

extension BinaryOperatorReplacement {
  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "binary_expr", !node.isImplicit, let callee = node.callee,
      let place = callee.range
    else { return [] }
    return (Self.partners[callee.name] ?? []).map { Replacement(place, $0) }
  }
}
