/// A spelling of a field's value, and what a reader has to make of it.
struct FieldSample: Sendable {
  let text: String
  let content: FieldContent

  /// A value that is understood, perhaps not in its simplest spelling.
  fileprivate init(_ text: String, readsAs simplest: String? = nil) {
    self.text = text
    content = .known(simplest ?? text)
  }

  /// A value that is not understood.
  fileprivate init(unrecognized text: String) {
    self.text = text
    content = .unrecognized(text)
  }

  /// A content in its simplest spelling.
  init(_ content: FieldContent) {
    self.init(text: content.json ?? "null", content: content)
  }

  /// The literal `null`.
  static let null = FieldSample(text: "null", content: .null)

  fileprivate init(text: String, content: FieldContent) {
    self.text = text
    self.content = content
  }
}

/// The samples of one field.
struct FieldSamples: Sendable {
  /// Understood, in spellings that every codec keeps.
  let known: [FieldSample]
  /// Understood, in spellings that only a keeper of bytes keeps.
  let respelled: [FieldSample]
  /// Not understood, but kept by every codec.
  let unrecognized: [FieldSample]
  /// Not understood, and kept by keepers of bytes only.
  let hostile: [FieldSample]

  fileprivate init(
    known: [String], respelled: [(String, String)], unrecognized: [String], hostile: [String]
  ) {
    self.known = known.map { FieldSample($0) }
    self.respelled = respelled.map { FieldSample($0, readsAs: $1) }
    self.unrecognized = unrecognized.map { FieldSample(unrecognized: $0) }
    self.hostile = hostile.map { FieldSample(unrecognized: $0) }
  }

  /// What an absent field is often displayed as, so that careless tools write it.
  static func usualDefault(of field: ManifestField) -> FieldContent {
    switch field {
    case .channel: .known(#""stable""#)
    case .minimumSupported, .version: .known(#""""#)
    case .rollout: .known("10000")
    case .sequence: .known("0")
    case .withdrawn: .known("false")
    }
  }

  static func of(_ field: ManifestField) -> FieldSamples {
    switch field {
    case .channel: channel
    case .minimumSupported, .version: text
    case .rollout: rollout
    case .sequence: sequence
    case .withdrawn: withdrawn
    }
  }

  private static let channel = FieldSamples(
    known: [#""stable""#, #""beta""#, #""nightly""#],
    respelled: [(#""b\u0065ta""#, #""beta""#), (#""\u0073table""#, #""stable""#)],
    unrecognized: [#""long-term""#, #""Stable""#, #""""#, #""stable ""#],
    hostile: [#""l\u002Dt""#, #""\uD800""#, #""l\/t""#])

  private static let text = FieldSamples(
    known: [
      #""1.0.0""#, #""2.0.0-rc.1+build.9""#, #""1.10.0""#, #""release/1""#, #""""#, #""é""#,
      "\"e\u{301}\"", #""1.0.0\n""#,
    ],
    respelled: [
      (#""1\u002e0.0""#, #""1.0.0""#), (#""release\/1""#, #""release/1""#),
      (#""\u00e9""#, #""é""#), (#""\uD83D\uDE80""#, #""🚀""#),
    ],
    unrecognized: ["2", "true", "[]", #"{"major":1}"#, "1.5"],
    hostile: ["1.0", "1e2", #""\uD800""#, #"[ 1, "a" ]"#])

  private static let rollout = FieldSamples(
    known: ["10000", "0", "1", "2500", "9999"],
    respelled: [("-0", "0")],
    unrecognized: ["10001", "-1", #""100""#, "true", "0.5", #"{"stages":[1,2]}"#],
    hostile: ["100.0", "1e2", "1e400", "99999999999999999999", #"{"stages": [5e2]}"#])

  private static let sequence = FieldSamples(
    known: ["0", "1", "9007199254740993", "9223372036854775807"],
    respelled: [("-0", "0"), ("18446744073709551615", "18446744073709551615")],
    unrecognized: ["-1", "0.5", #""7""#, "[7]"],
    hostile: ["18446744073709551616", "1.0", "1e1"])

  private static let withdrawn = FieldSamples(
    known: ["false", "true"],
    // There is but one way to spell them.
    respelled: [("false", "false"), ("true", "true")],
    unrecognized: ["0", "1", #""perhaps""#, #"{"reason":"crash"}"#],
    hostile: ["1.0", #""\u0079es""#])
}
