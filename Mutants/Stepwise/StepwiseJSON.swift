/// A JSON value as a tree of texts, white space included, so that a mutant can change any part.
package enum StepwiseJSON: Sendable {
  /// A value without parts, as it is spelled.
  case scalar(String)
  case array([StepwiseElement])
  case object([StepwiseMember])

  /// The value as it is spelled.
  var text: String {
    if case .scalar(let text) = self { return text }
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func write(to bytes: inout [UInt8]) {
    switch self {
    case .scalar(let scalar): bytes.append(contentsOf: scalar.utf8)
    case .array(let elements): Self.write("[", elements, "]", to: &bytes) { $0.write(to: &$1) }
    case .object(let members): Self.write("{", members, "}", to: &bytes) { $0.write(to: &$1) }
    }
  }

  private static func write<Part>(
    _ opening: Unicode.Scalar, _ parts: [Part], _ closing: Unicode.Scalar,
    to bytes: inout [UInt8], _ write: (Part, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: opening))
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(part, &bytes)
    }
    bytes.append(UInt8(ascii: closing))
  }

  var members: [StepwiseMember]? {
    if case .object(let members) = self { members } else { nil }
  }

  var elements: [StepwiseElement]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}

/// An element of an array with the white space around it.
package struct StepwiseElement: Sendable {
  var before = ""
  var value: StepwiseJSON
  var after = ""

  func write(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: before.utf8)
    value.write(to: &bytes)
    bytes.append(contentsOf: after.utf8)
  }
}

/// A member of an object with the white space around it.
package struct StepwiseMember: Sendable {
  var before = ""
  /// The key as it is spelled, with its quotes.
  var keyText: String
  /// The colon with the white space around it.
  var colon = ":"
  var value: StepwiseJSON
  var after = ""

  func write(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: before.utf8)
    bytes.append(contentsOf: keyText.utf8)
    bytes.append(contentsOf: colon.utf8)
    value.write(to: &bytes)
    bytes.append(contentsOf: after.utf8)
  }

  /// The key once its escapes are resolved, in UTF-8.
  var key: [UInt8] { StepwiseText.resolved(keyText) }

  /// Whether this is the member of a key.
  func isMember(of key: String) -> Bool {
    // Without escapes there are the quotes besides, and with them even more.
    switch keyText.utf8.count - key.utf8.count {
    case ..<2: false
    case 2: keyText.utf8.dropFirst().starts(with: key.utf8)
    default: StepwiseText.hasEscapes(keyText) && self.key.elementsEqual(key.utf8)
    }
  }
}
