/// Replaces a text by the empty one, the empty text by another, a character by its successor.
struct StringLiteralReplacement: MutationOperator {
  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "string_literal_expr" || node.kind == "interpolated_string_literal_expr",
      !node.isImplicit, let range = node.range
    else { return [] }
    if node.type == "$sSSD" || node.kind != "string_literal_expr" {
      return [Replacement(range, source.text(range) == "\"\"" ? "\"gauntlet\"" : "\"\"")]
    }
    guard let scalar = node.value.unicodeScalars.first, node.value.unicodeScalars.count == 1,
      ("!"..."y").contains(scalar), let next = Unicode.Scalar(scalar.value + 1)
    else { return [] }
    let text = next == "\"" || next == "\\" ? "\\\(next)" : "\(next)"
    return [Replacement(range, "\"\(text)\"")]
  }
}
