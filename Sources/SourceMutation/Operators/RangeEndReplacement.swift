/// Moves the upper end of a range by one: the other operator, or a bound that is one lower.
struct RangeEndReplacement: MutationOperator {
  private static let partners = ["..<": "...", "...": "..<"]

  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "binary_expr", !node.isImplicit, let callee = node.callee,
      let place = callee.range, let partner = Self.partners[callee.name]
    else { return [] }
    let bound = node.arguments.last?.unwrapped
    guard let bound, bound.type == "$sSiD", bound.kind != "integer_literal_expr",
      let range = bound.range
    else { return [Replacement(place, partner)] }
    return [Replacement(place, partner), Replacement(range, "\(source.text(range)) - 1")]
  }
}
