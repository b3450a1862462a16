/// The texts that JSON strings stand for.
enum StepwiseText {
  /// The UTF-8 of a string that is spelled with quotes; a lone surrogate becomes three bytes that
  /// are no UTF-8.
  static func resolved(_ spelled: String) -> [UInt8] {
    let plain = spelled.utf8.dropFirst().dropLast()
    guard plain.contains(UInt8(ascii: "\\")) else { return Array(plain) }
    var units: [UInt16] = []
    var rest = spelled.dropFirst().dropLast()[...]
    while let character = rest.unicodeScalars.first {
      rest = rest.dropFirst(scalars: 1)
      guard character == "\\", let escaped = rest.unicodeScalars.first else {
        units += Array(String(character).utf16)
        continue
      }
      rest = rest.dropFirst(scalars: 1)
      guard escaped == "u" else {
        units.append(unit(escaped))
        continue
      }
      units.append(UInt16(rest.prefix(4), radix: 16) ?? 0)
      rest = rest.dropFirst(scalars: 4)
    }
    return bytes(units)
  }

  /// The text of a string that is spelled with quotes; nil for one with a lone surrogate.
  static func text(_ spelled: String) -> String? {
    String(validating: resolved(spelled), as: UTF8.self)
  }

  /// A text as a string, with only what has to be escaped escaped.
  static func spelled(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { spelled, scalar in
      switch scalar {
      case "\"", "\\": spelled += "\\" + String(scalar)
      case "\n": spelled += "\\n"
      default: spelled.unicodeScalars.append(scalar)
      }
    } + "\""
  }

  private static func unit(_ escaped: Unicode.Scalar) -> UInt16 {
    switch escaped {
    case "b": 8
    case "f": 12
    case "n": 10
    case "r": 13
    case "t": 9
    default: UInt16(escaped.value)
    }
  }

  private static func bytes(_ units: [UInt16]) -> [UInt8] {
    var bytes: [UInt8] = []
    let failed = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { bytes.append($0) }
    // No two texts are alike that differ in a lone surrogate.
    return failed ? [0xED] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } : bytes
  }
}

extension Substring {
  fileprivate func dropFirst(scalars count: Int) -> Substring {
    Substring(unicodeScalars.dropFirst(count))
  }
}
