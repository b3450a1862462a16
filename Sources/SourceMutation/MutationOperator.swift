/// A way to make a plausible mistake in a source.
protocol MutationOperator: Sendable {
  /// What the changes of one node are; none for a node that the operator is not about.
  ///
  /// The role is the node's in the one around it: an expression may be a statement, a condition or
  /// an operand.
  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement]
}

extension MutationOperator {
  /// The operator's name: its type's, with a small first letter.
  var name: String {
    let typeName = String(describing: Self.self)
    return typeName.prefix(1).lowercased() + typeName.dropFirst()
  }
}
