import ComparatorLaws

/// White space around a version is dropped.
///
/// `node-semver` does so. Clause 2: it is no part of a version.
struct TrimsWhitespace: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryGrammarFaultIsRejected()

  func prepared(_ text: String) -> String {
    func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    var rest = text.utf8.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(Substring(rest))
  }
}
