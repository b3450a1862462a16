import ComparatorLaws

/// Quotes around a version are dropped.
///
/// As if it came straight from a file of settings. Clause 2: they are no part of a version.
struct QuotedVersionAccepted: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = AcceptanceEqualsTheGrammar()

  func prepared(_ text: String) -> String {
    guard text.utf8.count > 1, text.utf8.first == text.utf8.last,
      text.first == "\"" || text.first == "'"
    else { return text }
    return String(Substring(text.utf8.dropFirst().dropLast()))
  }
}
