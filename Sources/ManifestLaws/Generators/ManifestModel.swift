/// A manifest as the text of its parts, so that what an edit has to give is known without reading.
struct ManifestModel: Sendable {
  /// Everything up to the bracket that opens the list, and from the one that closes it.
  var opening = #"{"releases":["#
  var records: [RecordModel] = []
  var closing = "]}"

  var text: String { String(decoding: source, as: UTF8.self) }

  var source: [UInt8] {
    var text = JSONText()
    text += opening
    text.list(records) { $0.write(to: &$1) }
    text += closing
    return text.bytes
  }
}

/// A record as the text of its parts.
struct RecordModel: Sendable {
  /// White space on either side.
  var space = Space()
  /// What stands in place of an object; nil for an object.
  var stranger: String?
  /// The members of the object.
  var members: [MemberModel] = []

  var text: String { JSONText.of(write) }

  fileprivate func write(to text: inout JSONText) {
    text += space.before
    if let stranger { text += stranger } else { writeMembers(to: &text) }
    text += space.after
  }

  private func writeMembers(to text: inout JSONText) {
    text += "{"
    text.list(members) { $0.write(to: &$1) }
    text += "}"
  }

  /// The place of the member that counts for a key: the last one.
  func place(of key: String) -> Int? {
    members.lastIndex { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// What the record says about a field.
  subscript(field: ManifestField) -> FieldContent {
    place(of: field.key).map { members[$0].content } ?? .absent
  }
}

/// A key with its value as the text of its parts.
struct MemberModel: Sendable {
  /// The key once its escapes are resolved.
  let key: String
  /// The key as it is spelled, with its quotes.
  var keyText: String
  /// What a reader has to make of the value; unrecognized when the key is no field's.
  var content: FieldContent
  /// The value as it is spelled.
  var valueText: String
  /// White space around the member and around its colon.
  var space = Space()
  var colonSpace = Space()

  var text: String { JSONText.of(write) }

  fileprivate func write(to text: inout JSONText) {
    text += space.before
    text += keyText
    text += colonSpace.before
    text += ":"
    text += colonSpace.after
    text += valueText
    text += space.after
  }
}

/// White space on both sides of something.
struct Space: Sendable {
  var before = ""
  var after = ""
}

/// A text that grows from many short pieces: as bytes, with room for most manifests from the start,
/// since the laws spend much of their time on it.
private struct JSONText {
  private(set) var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(1024)
  }

  static func of(_ write: (inout JSONText) -> Void) -> String {
    var text = JSONText()
    write(&text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  static func += (text: inout JSONText, piece: String) {
    // Most white space is none.
    if !piece.isEmpty { text.bytes.append(contentsOf: piece.utf8) }
  }

  /// Elements with commas between them.
  mutating func list<Element>(
    _ elements: [Element], _ write: (Element, inout JSONText) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { self += "," }
      write(element, &self)
    }
  }
}
