package import PropertyTesting

/// One way in which a text fails to be a version.
package enum GrammarFault: String, Hashable, Sendable, CaseIterable {
  case leadingZeroInCore
  case leadingZeroInPrerelease
  case missingCoreComponent
  case extraCoreComponent
  case emptyCoreComponent
  case emptyPrerelease
  case emptyBuild
  case emptyFirstIdentifier
  case emptyMiddleIdentifier
  case emptyLastIdentifier
  case secondPlus
  case foreignASCII
  case nonASCIILetter
  case letterFoldingToASCII
  case fullWidthDigit
  case arabicIndicDigit
  case combiningMark
  case zeroWidthJoiner
  case unicodeSpace
  case leadingByteOrderMark
  case leadingSpace
  case trailingSpace
  case leadingTab
  case trailingTab
  case leadingCarriageReturn
  case trailingCarriageReturn
  case leadingLineFeed
  case trailingLineFeed
  case leadingNUL
  case trailingNUL
  case smallVPrefix
  case capitalVPrefix
  case equalsPrefix
  case minusSign
  case plusSign
  case overLength
  case emptyText
  case hexadecimalNumeral
  case exponentNumeral
  case underscoreNumeral
  case prereleaseWithoutPatch

  /// A text that has this fault and is otherwise the given version.
  ///
  /// Parts that the fault needs are added to the version; the source decides where it stands.
  package func text(spoiling version: VersionModel, _ source: inout ChoiceSource) -> String {
    var fields = version.fields
    switch self {
    case .leadingZeroInCore: fields.spoilCore(&source) { "0" + $0 }
    case .leadingZeroInPrerelease:
      fields.prerelease.insert("0" + source.numeral(), at: source.place(in: fields.prerelease))
    case .missingCoreComponent: fields.core.removeLast(source.number(1...2))
    case .extraCoreComponent: fields.core.append(source.numeral())
    case .emptyCoreComponent: fields.spoilCore(&source) { _ in "" }
    case .emptyPrerelease: fields.prerelease = [""]
    case .emptyBuild: fields.build = [""]
    case .emptyFirstIdentifier: fields.spoilIdentifiers(&source) { ["", $0] }
    case .emptyMiddleIdentifier: fields.spoilIdentifiers(&source) { [$0, "", $0] }
    case .emptyLastIdentifier: fields.spoilIdentifiers(&source) { [$0, ""] }
    case .secondPlus: fields.build = [source.buildIdentifier() + "+" + source.buildIdentifier()]
    case .minusSign: fields.spoilCore(&source) { "-" + $0 }
    case .plusSign: fields.spoilCore(&source) { "+" + $0 }
    case .hexadecimalNumeral: fields.spoilCore(&source) { "0x" + $0 }
    case .exponentNumeral: fields.spoilCore(&source) { $0 + "e3" }
    case .underscoreNumeral: fields.spoilCore(&source) { $0 + "_000" }
    case .overLength: fields.lengthen(&source)
    case .prereleaseWithoutPatch:
      fields.core.removeLast()
      if fields.prerelease.isEmpty { fields.prerelease = ["rc", "1"] }
    case .fullWidthDigit: return fields.text(insertingOneOf: ["\u{FF11}", "\u{FF10}"], &source)
    case .arabicIndicDigit: return fields.text(insertingOneOf: ["\u{661}", "\u{660}"], &source)
    case .nonASCIILetter:
      return fields.text(insertingOneOf: ["\u{E9}", "\u{DF}", "\u{430}", "\u{FF21}"], &source)
    case .combiningMark: return fields.text(insertingOneOf: ["\u{301}", "\u{338}"], &source)
    case .letterFoldingToASCII:
      // The long s and the sign for kelvin: `s` and `k` where case is ignored.
      return fields.text(insertingOneOf: ["\u{17F}", "\u{212A}"], &source)
    case .unicodeSpace:
      let space = source.pick(["\u{A0}", "\u{85}", "\u{2028}", "\u{3000}"])
      return source.chance(1, in: 2) ? space + fields.text : fields.text + space
    case .zeroWidthJoiner: return fields.text(insertingOneOf: ["\u{200D}"], &source)
    case .foreignASCII: return fields.text(insertingOneOf: Self.foreignCharacters, &source)
    case .emptyText: return ""
    default: return around(fields.text)
    }
    return fields.text
  }

  /// The text with what the fault puts before or after it.
  private func around(_ text: String) -> String {
    switch self {
    case .leadingSpace: " " + text
    case .trailingSpace: text + " "
    case .leadingTab: "\t" + text
    case .trailingTab: text + "\t"
    case .leadingCarriageReturn: "\r" + text
    case .trailingCarriageReturn: text + "\r"
    case .leadingLineFeed: "\n" + text
    case .trailingLineFeed: text + "\n"
    case .leadingNUL: "\0" + text
    case .leadingByteOrderMark: "\u{FEFF}" + text
    case .trailingNUL: text + "\0"
    case .smallVPrefix: "v" + text
    case .capitalVPrefix: "V" + text
    default: "=" + text
    }
  }

  /// Printable ASCII outside the alphabet of versions, and two control characters.
  private static let foreignCharacters =
    "_~@!/:;<=>?[\\]^`{|}\"#$%&'()*,\u{1}\u{7F}".unicodeScalars.map { String($0) }
}

extension ChoiceSource {
  /// An index at which an element can be inserted.
  fileprivate mutating func place(in list: [String]) -> Int { number(0...list.count) }
}

extension VersionFields {
  /// Changes one of the three numbers.
  fileprivate mutating func spoilCore(
    _ source: inout ChoiceSource, _ change: (String) -> String
  ) {
    let place = source.number(0...2)
    core[place] = change(core[place])
  }

  /// Replaces the pre-release or the build metadata by identifiers made from one good one.
  fileprivate mutating func spoilIdentifiers(
    _ source: inout ChoiceSource, _ identifiers: (String) -> [String]
  ) {
    if source.chance(1, in: 2) {
      build = identifiers(source.buildIdentifier())
    } else {
      prerelease = identifiers(source.identifier())
    }
  }

  /// Lengthens one part until the text is over the limit.
  fileprivate mutating func lengthen(_ source: inout ChoiceSource) {
    let excess = VersionModel.maximumByteCount + 1 + source.number(0...40)
    switch source.choose(upTo: 2) {
    case 0: build.append(String(repeating: "a", count: excess))
    case 1: prerelease.append(String(repeating: "a", count: excess))
    default: core[source.number(0...2)] = String(repeating: "1", count: excess)
    }
  }

  /// The text with a character put somewhere into it, one time in three into the core.
  fileprivate func text(
    insertingOneOf characters: [String], _ source: inout ChoiceSource
  ) -> String {
    let character = source.pick(characters)
    let bytes = Array(text.utf8)
    let end = source.chance(1, in: 3) ? core.joined(separator: ".").utf8.count : bytes.count
    let place = source.number(0...end)
    return String(
      decoding: bytes[..<place] + Array(character.utf8) + bytes[place...], as: UTF8.self)
  }
}
