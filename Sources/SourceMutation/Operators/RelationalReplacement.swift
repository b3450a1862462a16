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

  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "binary_expr", !node.isImplicit, let range = node.range,
      let callee = node.callee, let place = callee.range, let partners = Self.partners[callee.name],
      let constant = Self.constants[callee.name]
    else { return [] }
    let kept = partners.filter { !isSame($0, as: callee.name, for: node) }
    return kept.map { Replacement(place, $0) } + [Replacement(range, constant)]
  }

  /// Whether two comparisons with zero say the same of what is never below it: a count or a number
  /// without a sign.
  private func isSame(_ partner: String, as name: String, for node: SyntaxNode) -> Bool {
    guard let left = node.arguments.first?.unwrapped, let right = node.arguments.last?.unwrapped,
      right.kind == "integer_literal_expr", right.value == "0",
      left.name == "count" || Self.unsignedTypes.contains(left.type)
    else { return false }
    return [[">", "!="], ["!=", ">"], ["==", "<="]].contains([name, partner])
  }

  private static let unsignedTypes: Set = [
    "$sSuD", "$ss5UInt8VD", "$ss6UInt16VD", "$ss6UInt32VD", "$ss6UInt64VD", "$ss7UInt128VD",
  ]
}
