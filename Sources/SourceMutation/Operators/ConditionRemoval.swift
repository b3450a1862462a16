/// Takes a condition of a `guard`, an `if` or a loop, or a `where`, for given or for never met.
///
/// A loop without end says little and costs a deadline, so that a loop's condition is never taken
/// for given.
struct ConditionRemoval: MutationOperator {
  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    let values: [String]
    switch node.kind {
    case "if_stmt": values = ["true", "false"]
    case "guard_stmt": values = ["true"]
    case "while_stmt": values = ["false"]
    case "for_each_stmt", "case_label_item": values = ["true", "false"]
    default: return []
    }
    let conditions =
      node.children("conditions") + node.children("where") + node.children("where_expr")
    return conditions.filter(\.isBool).compactMap(\.range).flatMap { range in
      values.map { Replacement(range, $0) }
    }
  }
}
