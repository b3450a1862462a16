import ComparatorLaws

/// Identifiers are matched as `([0-9A-Za-z-]+)*`, which tries every way to cut a bad one into pieces.
///
/// Each character before the bad one doubles the time.
struct BacktracksOnLongIdentifier: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ParsingIsTotal()
  let isDangerous = true

  func isPrereleaseIdentifier(_ identifier: String) -> Bool {
    !identifier.utf8.isEmpty && matches(identifier.utf8[...])
      && !(identifier.isNumber && identifier.isZeroLed)
  }

  /// Whether the bytes are pieces of good ones, the longest first piece tried first.
  private func matches(_ bytes: Substring.UTF8View) -> Bool {
    var piece = bytes.prefix(while: isIdentifierByte)
    while !piece.isEmpty {
      if piece.endIndex == bytes.endIndex || matches(bytes[piece.endIndex...]) { return true }
      piece.removeLast()
    }
    return false
  }
}
