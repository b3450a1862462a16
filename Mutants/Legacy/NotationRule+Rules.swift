extension NotationRule {
  /// Spaces and tabs around the version are dropped.
  static let surroundingBlanks = NotationRule(name: "surroundingBlanks") { text in
    var bytes = text.utf8[...]
    while let first = bytes.first, first.isBlank { bytes.removeFirst() }
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// One `v` or `V` before the version is dropped.
  static let vPrefix = NotationRule(name: "vPrefix") { text in
    text.hasPrefix("v") || text.hasPrefix("V") ? String(text.dropFirst()) : text
  }

  /// A core of two numbers gets a third.
  static let missingPatch = NotationRule(name: "missingPatch") { text in
    let core = text.utf8.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    let numbers = String(Substring(core)).pieces
    guard numbers.count == 2 else { return text }
    return String(Substring(core)) + ".0" + text[core.endIndex...]
  }

  /// Capitals are made small letters, which no version asks for.
  static let capitals = NotationRule(name: "capitals") { $0.lowercased() }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
