/// A manifest in parts, and what there is to find in it by the documentation: what the findings of the
/// release manifest are compared with.
struct ManifestSketch {
  /// A member of a record.
  struct Member {
    let key: String
    let value: Value
    /// What stands in front of the key.
    let space: String

    var text: String { "\(space)\"\(key)\": \(value.text)" }
  }

  /// What a field may have for a value.
  struct Value {
    let text: String
    /// Whether its field takes it for sound.
    let isSound: Bool
    /// What it is about, for comparisons with others: of a version the part that counts.
    let meaning: String?

    init(_ text: String, isSound: Bool = true, meaning: String? = nil) {
      self.text = text
      self.isSound = isSound
      self.meaning = isSound ? meaning ?? text : nil
    }
  }

  /// A record, or something else in its place with the name of its kind.
  struct Record {
    var members: [Member] = []
    var stranger: (text: String, kind: String)?

    var text: String { stranger?.text ?? "{" + members.map(\.text).joined(separator: ",") + "}" }

    /// The last member with a key.
    func last(_ key: String) -> Member? { members.last { $0.key == key } }
  }

  static let strangers = [
    ("null", "null"), ("true", "bool"), ("7", "integer"), ("1.5", "floating"),
    (#""1.0.0""#, "string"), ("[]", "array"),
  ]

  var records: [Record] = []

  /// Every record stands on a line of its own.
  var text: String { opening + records.map(\.text).joined(separator: separator) + "\n]}" }

  private let opening = "{\"releases\":[\n  "
  private let separator = ",\n  "
}

// MARK: - What there is to find

extension ManifestSketch {
  private typealias Fault = (offset: Int, record: Int, words: String)

  /// What is expected of a field's value.
  private static let expectations: [(key: String, words: String, isRequired: Bool)] = [
    ("version", "a string", true), ("channel", "a string", true),
    ("rollout", "an integer from 0 to 10000", false), ("withdrawn", "true or false", false),
    ("sequence", "an integer from 0 to 18446744073709551615", false),
    ("minimumSupported", "a string", false),
  ]

  /// The findings in words, in the order of the source.
  var findings: [String] {
    let faults =
      records.indices.flatMap(faults) + records.indices.compactMap(repetition)
      + Set(records.indices.compactMap(package)).compactMap(disorder)
    let sorted = faults.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    return sorted.map { _, fault in
      let lines = text.utf8.prefix(fault.offset).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let column = (lines.last?.count ?? 0) + 1
      return "line \(lines.count), column \(column) (byte \(fault.offset)): "
        + "release \(fault.record): \(fault.words)"
    }
  }

  private func faults(of index: Int) -> [Fault] {
    let record = records[index]
    let start = start(of: index)
    if let stranger = record.stranger {
      return [(start, index, "the record is \(stranger.kind), expected an object")]
    }
    return Self.expectations.flatMap { key, words, isRequired in
      var faults: [Fault] = []
      let last = record.last(key)
      if last == nil || last?.value.text == "null" {
        if isRequired { faults.append((start, index, "\(key) is missing")) }
      } else if let last, !last.value.isSound {
        let shown = Self.shown(last.value.text)
        faults.append((valueStart(of: index, key), index, "\(key) is \(shown), expected \(words)"))
      }
      if record.members.filter({ $0.key == key }).count > 1 {
        faults.append((start, index, "\(key) occurs more than once; the last one counts"))
      }
      return faults
    }
  }

  private static func shown(_ text: String) -> String {
    text.count > 40 ? String(text.prefix(40)) + "…" : text
  }

  /// Which records only a sequence tells apart; nil for one that is never offered.
  private func package(of index: Int) -> [[UInt8]]? {
    let record = records[index]
    guard let version = record.last("version")?.value.meaning,
      let channel = record.last("channel")?.value.meaning,
      record.last("withdrawn")?.value.text != "true", version != "null", channel != "null"
    else { return nil }
    return [Array(version.utf8), Array(channel.utf8)]
  }

  /// The sequence: a number, nothing, or nothing that is understood.
  private func sequence(of index: Int) -> UInt64?? {
    guard let value = records[index].last("sequence")?.value, value.text != "null" else {
      return .some(nil)
    }
    return value.meaning.map { UInt64($0) }
  }

  private func repetition(at index: Int) -> Fault? {
    guard let package = package(of: index), let sequence = sequence(of: index) else { return nil }
    let earlier = (0..<index).first { other in
      self.package(of: other) == package && self.sequence(of: other) == .some(sequence)
    }
    guard let earlier else { return nil }
    let text = records[index].last("sequence")?.value.text
    return (
      valueStart(of: index, "sequence"), index,
      "sequence is \(text ?? "missing") like that of release \(earlier), "
        + "which has the same version and channel"
    )
  }

  /// Where the sequences of a package turn round for the first time.
  private func disorder(in package: [[UInt8]]) -> Fault? {
    let known = records.indices.filter { self.package(of: $0) == package }.compactMap { index in
      (sequence(of: index) ?? nil).map { (index: index, number: $0) }
    }
    var rises: Bool?
    for (before, after) in zip(known, known.dropFirst()) where before.number != after.number {
      let risesHere = before.number < after.number
      guard rises ?? risesHere == risesHere else {
        let text = records[after.index].last("sequence")?.value.text ?? ""
        return (
          valueStart(of: after.index, "sequence"), after.index,
          "sequence is \(text), which turns the order round after release \(before.index)"
        )
      }
      rises = risesHere
    }
    return nil
  }

  private func start(of index: Int) -> Int {
    records[..<index].reduce(opening.utf8.count) {
      $0 + $1.text.utf8.count + separator.utf8.count
    }
  }

  /// Where the last value of a key stands, or the record where there is none.
  private func valueStart(of index: Int, _ key: String) -> Int {
    let members = records[index].members
    guard let place = members.lastIndex(where: { $0.key == key }) else { return start(of: index) }
    let before = members[...place].map(\.text).joined(separator: ",")
    return start(of: index) + 1 + before.utf8.count - members[place].value.text.utf8.count
  }
}
