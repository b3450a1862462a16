import LosslessJSON
import ReleaseManifest
import UpdateDecisions

extension Release {
  /// What a record of a manifest says to an update decision; what is not understood is kept as an
  /// unreadable field, so that the decision can name it.
  init(_ record: ReleaseRecord) {
    self.init(version: Self.versionText(record), channel: Self.channel(record))
    guard record.value.kind == .object else {
      unreadableFields = [UnreadableField(.record, text: record.value.description)]
      return
    }
    if case .unrecognized(let json) = record.channel, json.string == nil {
      unreadableFields.append(UnreadableField(.channel, text: json.description))
    }
    rollout = integer(record.rollout, .rollout) { $0.count }.map { BasisPoints($0) }
    sequence = integer(record.sequence, .sequence) { Int(exactly: $0) }
    isWithdrawn = record.withdrawn.value ?? false
    if case .unrecognized(let json) = record.withdrawn {
      unreadableFields.append(UnreadableField(.withdrawn, text: json.description))
    }
  }

  /// The text of the version, or of what stands in its place.
  private static func versionText(_ record: ReleaseRecord) -> String {
    switch record.version {
    case .known(let text): text
    case .unrecognized(let json): json.description
    case .absent, .null: ""
    }
  }

  private static func channel(_ record: ReleaseRecord) -> Channel? {
    switch record.channel {
    case .known(let channel): Channel(channel.rawValue)
    case .unrecognized(let json): json.string.map { Channel($0) }
    case .absent, .null: nil
    }
  }

  /// A number that a decision can look at, be it out of range; any other is noted as unreadable.
  private mutating func integer<Value>(
    _ reading: FieldReading<Value>, _ field: UpdateEvent.Field, _ value: (Value) -> Int?
  ) -> Int? {
    let text: String
    switch reading {
    case .absent, .null: return nil
    case .known(let known):
      if let number = value(known) { return number }
      text = "\(known)"
    case .unrecognized(let json):
      if let number = json.integer(Int.self) { return number }
      text = json.description
    }
    unreadableFields.append(UnreadableField(field, text: text))
    return nil
  }
}
