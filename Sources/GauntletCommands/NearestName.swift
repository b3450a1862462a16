/// The name that a misspelt one most likely stands for; nil when none is near.
///
/// - Complexity: O(*n* · *m*) in the lengths, for each candidate.
func nearestName(to name: String, among candidates: [String]) -> String? {
  let ranked = candidates.map {
    (name: $0, distance: editDistance(name.lowercased(), $0.lowercased()))
  }
  guard let nearest = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  return nearest.distance <= max(2, name.utf8.count / 3) ? nearest.name : nil
}

/// A sentence about an unknown name, with the nearest one if there is any.
func unknown(_ kind: String, _ name: String, among candidates: [String]) -> CommandError {
  let hint = nearestName(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  return .usage("unknown \(kind) '\(name)'\(hint)")
}

/// How many insertions, deletions and replacements make one text of another (Levenshtein, 1965).
private func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right.utf8)
  var row = Array(0...right.count)
  for (index, byte) in left.utf8.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in right.indices {
      let replaced = diagonal + (byte == right[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
    }
  }
  return row[right.count]
}
