/// Replaces a comparison by those that are not implied by others.
///
/// Of the seven possible changes three say it all: Kaminski, Ammann, Offutt, "Better predicate
/// testing" (AST 2011).
struct RelationalReplacement: MutationOperator {
  private static let partners = [
    "<": ["<=", "!="], "<=": ["<", "=="], ">": [">=", "!="], ">=": [">", "=="],
    "==": ["<=", ">="], "!=": ["<", ">"], "===": ["!=="], "!==": ["==="], "~=": [],
  ]
  /// What a comparison may be as a whole.
  private static let constants = [
    "<": "false", "<=": "true", ">": "false", ">=": "true", "==": "false", "!=": "true",
    "===": "false", "!==": "true", "~=": "false",
  ]

  func replacements(for node: SyntaxNode, in source: SourceText) -> [Replacement] {
    guard node.kind == "binary_expr", !node.isImplicit, let range = node.range,
      let callee = node.callee, let place = callee.range, let partners = Self.partners[callee.name],
      let constant = Self.constants[callee.name]
    else { return [] }
    return partners.map { Replacement(place, $0) } + [Replacement(range, constant)]
  }
}
