import LosslessJSON
import ReleaseManifest

/// How the release manifest reads and sets one field, with values as JSON text.
struct FieldAccess: Sendable {
  let content: @Sendable (ReleaseRecord) -> FieldContent
  let set: @Sendable (inout ManifestDocument, Int, FieldContent) throws -> Void
  let setting: @Sendable (ReleaseRecord, FieldContent) throws -> ReleaseRecord

  private init<Value>(_ field: ReleaseField<Value>) {
    content = { FieldContent($0[field], field) }
    set = { document, index, content in
      try document.set(field, to: FieldReading(content, field), ofReleaseAt: index)
    }
    setting = { record, content in try record.setting(field, to: FieldReading(content, field)) }
  }

  /// The access to a field.
  init(to field: ManifestField) {
    switch field {
    case .channel: self.init(ReleaseField.channel)
    case .minimumSupported: self.init(ReleaseField.minimumSupported)
    case .rollout: self.init(ReleaseField.rollout)
    case .sequence: self.init(ReleaseField.sequence)
    case .version: self.init(ReleaseField.version)
    case .withdrawn: self.init(ReleaseField.withdrawn)
    }
  }
}

extension FieldContent {
  fileprivate init<Value>(_ reading: FieldReading<Value>, _ field: ReleaseField<Value>) {
    self =
      switch reading {
      case .absent: .absent
      case .null: .null
      case .known(let value): .known(field.json(value).description)
      case .unrecognized(let json): .unrecognized(json.description)
      }
  }
}

extension FieldReading where Value: Sendable {
  fileprivate init(_ content: FieldContent, _ field: ReleaseField<Value>) throws {
    self =
      switch content {
      case .absent: .absent
      case .null: .null
      case .known(let text), .unrecognized(let text):
        try Self.reading(JSONValue(parsing: text), field)
      }
  }

  private static func reading(_ json: JSONValue, _ field: ReleaseField<Value>) -> Self {
    field.value(json).map { .known($0) } ?? .unrecognized(json)
  }
}
