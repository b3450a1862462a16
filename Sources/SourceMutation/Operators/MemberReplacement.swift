/// Takes the member at the other end, or of the opposite meaning.
struct MemberReplacement: MutationOperator {
  private static let pairs = [
    ("first", "last"), ("min", "max"), ("hasPrefix", "hasSuffix"), ("allSatisfy", "contains"),
    ("dropFirst", "dropLast"), ("prefix", "suffix"), ("removeFirst", "removeLast"),
    ("firstIndex", "lastIndex"), ("startIndex", "endIndex"), ("popFirst", "popLast"),
    ("lowercased", "uppercased"), ("leadingZeroBitCount", "trailingZeroBitCount"),
  ]
  private static let partners = Dictionary(
    uniqueKeysWithValues: pairs + pairs.map { ($0.1, $0.0) })

  func replacements(
    for node: SyntaxNode, as role: String, in source: SourceText
  ) -> [Replacement] {
    guard node.kind == "declref_expr" || node.kind == "member_ref_expr", !node.isImplicit,
      let range = node.range, let partner = Self.partners[node.name]
    else { return [] }
    let place = (range.upperBound - node.name.utf8.count)..<range.upperBound
    guard place.lowerBound >= range.lowerBound, source.text(place) == node.name else { return [] }
    return [Replacement(place, partner)]
  }
}
