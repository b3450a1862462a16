import ComparatorLaws

/// A pre-release may follow the core directly: `1.2.3rc1`.
///
/// So PEP 440 writes it. Clause 9 asks for a hyphen.
struct PrereleaseWithoutHyphen: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = AcceptanceEqualsTheGrammar()

  func prepared(_ text: String) -> String {
    let core = text.utf8.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    guard let next = text.utf8[core.endIndex...].first, isIdentifierByte(next),
      next != UInt8(ascii: "-")
    else { return text }
    return String(Substring(core)) + "-" + String(text[core.endIndex...])
  }
}
