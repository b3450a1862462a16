/// Replaces all of a function's body by one plain result: a coarse change, which a test has to miss
/// the whole function to overlook.
struct BodyReplacement: MutationOperator {
  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "func_decl" || node.kind == "accessor_decl", !node.isImplicit,
      let place = node.bodyContent
    else { return [] }
    if node.resultType == "$sytD" { return [Replacement(place, "do {}")] }
    return SyntaxNode.plainValues(ofType: node.resultType).map {
      Replacement(place, "return \($0)")
    }
  }
}

extension SyntaxNode {
  /// What stands between the braces of a function of several statements; nil for one of fewer, whose
  /// statement is changed by other operators.
  var bodyContent: Range<Int>? {
    let ranges = (child("body")?.children("elements") ?? []).filter { $0.kind != "var_decl" }
      .compactMap(\.range)
    guard ranges.count > 1, let first = ranges.first,
      let end = ranges.map(\.upperBound).max()
    else { return nil }
    return first.lowerBound..<end
  }
}
