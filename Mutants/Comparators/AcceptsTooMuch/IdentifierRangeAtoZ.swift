import ComparatorLaws

/// The letters of identifiers are the range from `A` to `z`, with six other characters in between.
///
/// The well-known `[A-z]`. Clause 9.
struct IdentifierRangeAtoZ: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = AcceptanceEqualsTheGrammar()

  func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "0"..."9", "A"..."z", "-": true
    default: false
    }
  }
}
