import ComparatorLaws

/// One line feed at the end is not noticed.
///
/// Where `$` ends a regular expression, Python and PCRE let it match before a last line feed.
/// Clause 2.
struct TrailingNewlineAccepted: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryGrammarFaultIsRejected()

  func prepared(_ text: String) -> String {
    text.utf8.last == UInt8(ascii: "\n") ? String(Substring(text.utf8.dropLast())) : text
  }
}
