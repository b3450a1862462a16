import PropertyTesting

extension ChoiceSource {
  private typealias Value = ManifestSketch.Value

  /// A manifest: as often as not a series of records that only their sequences tell apart, otherwise
  /// records of which some are full of faults.
  mutating func manifestSketch() -> ManifestSketch {
    var manifest = ManifestSketch()
    let isSeries = chance(1, in: 2)
    for _ in 0..<number(0...6) {
      manifest.records.append(isSeries ? recordOfSeries() : recordSketch())
    }
    return manifest
  }

  private mutating func recordOfSeries() -> ManifestSketch.Record {
    var record = ManifestSketch.Record()
    for (key, sound, faulty) in Self.fieldValues {
      switch key {
      case "version": add(key, pick(Array(sound.prefix(3))), to: &record)
      case "channel": add(key, sound[0], to: &record)
      case "sequence" where chance(5, in: 6): add(key, pick(sound + faulty), to: &record)
      case "withdrawn" where chance(1, in: 8): add(key, pick(sound), to: &record)
      default: break
      }
    }
    return record
  }

  private mutating func recordSketch() -> ManifestSketch.Record {
    if chance(1, in: 10) {
      return ManifestSketch.Record(stranger: pick(ManifestSketch.strangers))
    }
    var record = ManifestSketch.Record()
    let isFaulty = chance(1, in: 4)
    for (key, sound, faulty) in Self.fieldValues {
      let isUsual = key == "version" || key == "channel" || key == "sequence"
      if isFaulty {
        for _ in 0..<pick([0, 1, 1, 2]) { add(key, pick(sound + faulty), to: &record) }
      } else if isUsual || chance(1, in: 4) {
        add(key, pick(sound), to: &record)
      }
    }
    if chance(1, in: 4) { add("later", Value("[1]"), to: &record) }
    return record
  }

  private mutating func add(_ key: String, _ value: Value, to record: inout ManifestSketch.Record) {
    let member = ManifestSketch.Member(key: key, value: value, space: pick(["", " ", "\n    "]))
    record.members.insert(member, at: number(0...record.members.count))
  }

  /// The fields with values of theirs, those with a fault last.
  private static let fieldValues: [(String, [Value], [Value])] = [
    (
      "version",
      [
        Value(#""1.0.0""#), Value(#""1.0.0+a""#, meaning: #""1.0.0""#),
        Value(#""1.0.\u0030+b""#, meaning: #""1.0.0""#), Value(#""1.0.0-a""#),
        Value(#""1.0.0!""#), Value(#""1.0.0!a""#), Value("\"é\""), Value("\"e\u{301}\""),
      ], [Value("null"), Value("1", isSound: false), Value(#""\uD800""#, isSound: false)]
    ),
    (
      "channel", [Value(#""stable""#), Value(#""stable""#), Value(#""beta""#), Value(#""later""#)],
      [Value("null"), Value("true", isSound: false)]
    ),
    (
      "rollout", [Value("0"), Value("10000")],
      [
        Value("null"), Value("10001", isSound: false), Value("1.0", isSound: false),
        Value("[" + String(repeating: "1", count: 38) + "]", isSound: false),
        Value("[" + String(repeating: "1", count: 39) + "]", isSound: false),
        Value("\"" + String(repeating: "🚀", count: 60) + "\"", isSound: false),
      ]
    ),
    (
      "withdrawn", [Value("false"), Value("false"), Value("true")],
      [Value("null"), Value("0", isSound: false)]
    ),
    (
      "sequence",
      [
        Value("1"), Value("2"), Value("3"), Value("null"), Value("-0", meaning: "0"),
        Value("18446744073709551615"),
      ],
      [Value("-1", isSound: false), Value("1e0", isSound: false)]
    ),
    ("minimumSupported", [Value(#""""#)], [Value("null"), Value("{}", isSound: false)]),
  ]
}
