/// Exchanges two neighbouring arguments of one type.
struct ArgumentSwap: MutationOperator {
  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "call_expr", !node.isImplicit else { return [] }
    let arguments = node.arguments.map(\.unwrapped)
    return zip(arguments, arguments.dropFirst()).compactMap { first, second in
      guard first.type == second.type, let left = first.range, let right = second.range,
        left.upperBound <= right.lowerBound, source.text(left) != source.text(right)
      else { return nil }
      return Replacement(
        left.lowerBound..<right.upperBound,
        source.text(right) + source.text(left.upperBound..<right.lowerBound) + source.text(left))
    }
  }
}
