import ComparatorLaws

/// Bytes that are no UTF-8 end the process.
///
/// A parser must refuse what it cannot read.
struct TrapsOnInvalidUTF8: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ParsingIsTotal()
  let isDangerous = true

  func decoded(_ bytes: [UInt8]) -> String? {
    guard let text = correct.decoded(bytes) else { preconditionFailure("invalid UTF-8") }
    return text
  }
}
