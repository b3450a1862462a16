/// The code that a precedence key begins, bit for bit, written as text from the description of
/// `PrecedenceKeyBuilder`: what keys are compared with.
struct PrecedenceCode {
  /// The bits, as many as there are.
  private(set) var bits = ""
  /// Whether nothing can be written any more after a number that was left open.
  private var isOpen = false

  /// The bits that a key has room for.
  static let keyBitCount = 95

  /// Writes the numbers of the core, the identifiers of the pre-release and what ends it.
  init(core: [String], prerelease: [String]) {
    for number in core { write(number: number) }
    for identifier in prerelease {
      if identifier.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        write(1, width: 2)
        write(number: identifier)
      } else {
        write(2, width: 2)
        for byte in identifier.utf8 { write(UInt64(byte), width: 7) }
        write(0, width: 7)
      }
    }
    write(prerelease.isEmpty ? 3 : 0, width: 2)
  }

  /// The key's bits: the code cut off or filled up with zeros, then whether it is the whole.
  var key: String {
    let isWhole = !isOpen && bits.count <= Self.keyBitCount
    let code = bits.prefix(Self.keyBitCount)
    return code + String(repeating: "0", count: Self.keyBitCount - code.count)
      + (isWhole ? "1" : "0")
  }

  private mutating func write(number: String) {
    guard let value = UInt64(number), value < 1 << 57 else { return write(huge: number) }
    let successor = String(value + 1, radix: 2)
    write(UInt64(successor.count), width: 6)
    write(text: String(successor.dropFirst()))
  }

  private mutating func write(huge number: String) {
    write(63, width: 6)
    write(UInt64(number.utf8.count), width: 8)
    // Nineteen digits always fit.
    write(UInt64(number.prefix(19)) ?? 0, width: 64)
    if number.utf8.count > 19 { isOpen = true }
  }

  private mutating func write(_ value: UInt64, width: Int) {
    let digits = String(value, radix: 2)
    write(text: String(repeating: "0", count: width - digits.count) + digits)
  }

  private mutating func write(text: String) {
    if !isOpen { bits += text }
  }
}
