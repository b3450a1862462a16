import PropertyTesting

extension ChoiceSource {
  /// Numbers that readers of values change or refuse, by what is lost.
  static let fragileNumbers = [
    "22.0", "1e3", "9007199254740993", "18446744073709551615", "1e400", "-0", "-0.0", "1E+2",
    "4503599627370497.5", "0.10", "170141183460469231731687303715884105728", "1e-400", "-1e999",
    "3.14159265358979323846", "10e0",
  ]
  private static let plainNumbers = [
    "0", "22", "-1", "1.5", "0.1", "-2.25", "9007199254740993", "9223372036854775807",
    "-9223372036854775808",
  ]
  private static let fragileTexts = [
    #""\/""#, #""\u00e9""#, #""\uD83D\uDE80""#, #""\uD800""#, #""\udc00x""#, #""\u0000""#,
    #""\u000A""#,
    #""\"\\\b""#, "\"\u{7F}\"", "\"\u{2028}\"",
  ]
  private static let plainTexts = [#""""#, #""a""#, #""é""#, "\"e\u{301}\"", #""a/b""#, #""🚀""#]
  /// Keys that nested objects have; among them those of fields, which mean nothing there.
  private static let plainKeys = ["a", "b", "rollout", "version"]
  private static let spaces = [" ", "\n", "\n    ", "\t", "\r\n", "  "]

  /// White space, often none; always none for a codec that keeps values only.
  mutating func space(_ fidelity: ManifestFidelity) -> String {
    fidelity == .bytes && chance(1, in: 4) ? pick(Self.spaces) : ""
  }

  /// White space on two sides.
  mutating func spaces(_ fidelity: ManifestFidelity) -> Space {
    Space(before: space(fidelity), after: space(fidelity))
  }

  /// The text of a number.
  mutating func numberText(_ fidelity: ManifestFidelity) -> String {
    pick(fidelity == .bytes && chance(1, in: 2) ? Self.fragileNumbers : Self.plainNumbers)
  }

  /// The text of a string.
  mutating func stringText(_ fidelity: ManifestFidelity) -> String {
    pick(fidelity == .bytes && chance(1, in: 2) ? Self.fragileTexts : Self.plainTexts)
  }

  /// The text of any value.
  mutating func valueText(_ fidelity: ManifestFidelity) throws(Discard) -> String {
    try span(2) { (source) throws(Discard) in
      switch source.index(weighted: Weights(2, 2, 3, 3, 1, 2)) {
      case 0: return "null"
      case 1: return source.chance(1, in: 2) ? "true" : "false"
      case 2: return source.numberText(fidelity)
      case 3: return source.stringText(fidelity)
      case 4: return try source.arrayText(fidelity)
      default: return try source.objectText(fidelity)
      }
    }
  }

  private mutating func arrayText(_ fidelity: ManifestFidelity) throws(Discard) -> String {
    var elements: [String] = []
    for _ in 0..<number(0...2) {
      elements.append(
        space(fidelity) + (try valueText(fidelity)) + space(fidelity))
    }
    return "[" + elements.joined(separator: ",") + "]"
  }

  private mutating func objectText(_ fidelity: ManifestFidelity) throws(Discard) -> String {
    var members: [String] = []
    for key in nestedKeyTexts(fidelity) {
      members.append(
        space(fidelity) + key + space(fidelity) + ":" + space(fidelity)
          + (try valueText(fidelity)) + space(fidelity))
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// Keys with quotes: sorted and different ones for a codec that keeps values only.
  private mutating func nestedKeyTexts(_ fidelity: ManifestFidelity) -> [String] {
    guard fidelity == .bytes else {
      var texts: [String] = []
      for key in Self.plainKeys where chance(1, in: 3) { texts.append("\"\(key)\"") }
      return texts
    }
    let spellings = [
      #""a""#, #""b""#, #""\u0061""#, #""é""#, "\"e\u{301}\"", #""rollout""#, #""""#,
    ]
    var texts: [String] = []
    for _ in 0..<number(0...2) { texts.append(pick(spellings)) }
    return texts
  }
}
