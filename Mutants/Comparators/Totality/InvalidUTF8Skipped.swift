import ComparatorLaws

/// Bytes that are no UTF-8 are left out.
///
/// Two different inputs then are the same version.
struct InvalidUTF8Skipped: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ParsingIsTotal()

  func decoded(_ bytes: [UInt8]) -> String? {
    String(decoding: bytes, as: UTF8.self).filter { $0 != "\u{FFFD}" }
  }
}
