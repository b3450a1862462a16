import ComparatorLaws

/// Bytes are read as a string of C: up to the first NUL.
///
/// What follows it is then accepted unseen.
struct BytesEndAtNUL: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ParsingIsTotal()

  func decoded(_ bytes: [UInt8]) -> String? {
    correct.decoded(Array(bytes.prefix { $0 != 0 }))
  }
}
