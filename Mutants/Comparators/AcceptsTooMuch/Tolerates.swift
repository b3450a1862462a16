import ComparatorLaws

/// A text with one kind of fault is repaired instead of refused.
///
/// One mutant for each kind of fault that has no mutant of its own. Clauses 2, 9 and 10.
struct Tolerates: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryGrammarFaultIsRejected()

  /// The kinds of faults that have no mutant of their own.
  static let faults = GrammarFault.allCases.filter { fault in
    switch fault {
    case .leadingZeroInCore, .leadingZeroInPrerelease, .missingCoreComponent, .extraCoreComponent,
      .secondPlus, .trailingLineFeed, .smallVPrefix, .overLength:
      false
    default: true
    }
  }

  private let fault: GrammarFault

  init(_ fault: GrammarFault) {
    self.fault = fault
  }

  var name: String {
    "tolerates" + fault.rawValue.prefix(1).uppercased() + fault.rawValue.dropFirst()
  }

  func substitute(for refused: String) -> StepwiseVersion? {
    correct.parse(repaired(refused))?.read(from: refused)
  }

  /// The text without the fault, if that is the fault it has.
  private func repaired(_ text: String) -> String {
    switch fault {
    case .emptyText: text.isEmpty ? "0.0.0" : text
    case .emptyCoreComponent: text.changingCore { $0.map { $0.isEmpty ? "0" : $0 } }
    case .prereleaseWithoutPatch: text.changingCore { $0.count == 2 ? $0 + ["0"] : $0 }
    case .emptyPrerelease: text.replacing("-+", with: "+").without(suffix: "-")
    case .emptyBuild: text.without(suffix: "+")
    case .emptyFirstIdentifier: text.replacing("-.", with: "-").replacing("+.", with: "+")
    case .emptyMiddleIdentifier: text.replacing("..", with: ".")
    case .emptyLastIdentifier: text.replacing(".+", with: "+").without(suffix: ".")
    case .hexadecimalNumeral: text.replacing("0x", with: "", maxReplacements: 1)
    case .exponentNumeral: text.replacing("e3", with: "", maxReplacements: 1)
    case .underscoreNumeral: text.replacing("_000", with: "", maxReplacements: 1)
    case .minusSign: text.replacing(".-", with: ".").without(prefix: "-")
    case .plusSign: text.replacing(".+", with: ".").without(prefix: "+")
    case .leadingSpace: text.without(prefix: " ")
    case .trailingSpace: text.without(suffix: " ")
    case .leadingTab: text.without(prefix: "\t")
    case .trailingTab: text.without(suffix: "\t")
    case .leadingCarriageReturn: text.without(prefix: "\r")
    case .trailingCarriageReturn: text.without(suffix: "\r")
    case .leadingLineFeed: text.without(prefix: "\n")
    case .leadingByteOrderMark: text.without(prefix: "\u{FEFF}")
    case .leadingNUL: text.without(prefix: "\0")
    case .trailingNUL: text.without(suffix: "\0")
    case .capitalVPrefix: text.without(prefix: "V")
    case .equalsPrefix: text.without(prefix: "=")
    default: text.leavingOut(isStray)
    }
  }

  /// Whether a character is one that the fault puts in somewhere.
  private func isStray(_ scalar: Unicode.Scalar) -> Bool {
    switch fault {
    case .foreignASCII:
      scalar.isASCII && scalar.value > 0x20 && !correct.isIdentifierByte(UInt8(ascii: scalar))
        && scalar != "." && scalar != "+"
    case .nonASCIILetter: !scalar.isASCII && scalar.properties.isAlphabetic
    case .letterFoldingToASCII: scalar == "\u{17F}" || scalar == "\u{212A}"
    case .unicodeSpace: !scalar.isASCII && scalar.properties.isWhitespace
    case .fullWidthDigit: ("\u{FF10}"..."\u{FF19}").contains(scalar)
    case .arabicIndicDigit: ("\u{660}"..."\u{669}").contains(scalar)
    case .combiningMark: scalar.properties.generalCategory == .nonspacingMark
    case .zeroWidthJoiner: scalar == "\u{200D}"
    default: false
    }
  }
}

extension String {
  /// The text with other numbers before the first hyphen or plus sign.
  fileprivate func changingCore(_ change: ([String]) -> [String]) -> String {
    let core = utf8.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    return change(String(Substring(core)).pieces).joined(separator: ".") + self[core.endIndex...]
  }

  fileprivate func without(prefix: Unicode.Scalar) -> String {
    unicodeScalars.first == prefix ? String(unicodeScalars.dropFirst()) : self
  }

  fileprivate func without(suffix: Unicode.Scalar) -> String {
    unicodeScalars.last == suffix ? String(unicodeScalars.dropLast()) : self
  }

  fileprivate func leavingOut(_ isLeftOut: (Unicode.Scalar) -> Bool) -> String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !isLeftOut($0) }))
  }
}
