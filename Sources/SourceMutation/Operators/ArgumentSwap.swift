/// Exchanges two neighbouring arguments of one type.
struct ArgumentSwap: MutationOperator {
  /// Functions that say the same of two values in either order.
  private static let symmetricFunctions: Set = ["min", "max"]

  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "call_expr", !node.isImplicit,
      !Self.symmetricFunctions.contains(node.callee?.name ?? "")
    else { return [] }
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
