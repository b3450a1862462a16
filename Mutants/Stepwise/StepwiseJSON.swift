/// A JSON value as a tree of texts, white space included, so that a mutant can change any part.
package indirect enum StepwiseJSON: Sendable {
  /// A value without parts, as it is spelled.
  case scalar(String)
  case array([StepwiseElement])
  case object([StepwiseMember])

  /// The value as it is spelled.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to text: inout String) {
    switch self {
    case .scalar(let scalar): text += scalar
    case .array(let elements): Self.write("[", elements, "]", to: &text) { $0.write(to: &$1) }
    case .object(let members): Self.write("{", members, "}", to: &text) { $0.write(to: &$1) }
    }
  }

  private static func write<Part>(
    _ opening: String, _ parts: [Part], _ closing: String, to text: inout String,
    _ write: (Part, inout String) -> Void
  ) {
    text += opening
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "," }
      write(part, &text)
    }
    text += closing
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

  func write(to text: inout String) {
    text += before
    value.write(to: &text)
    text += after
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

  func write(to text: inout String) {
    text += before
    text += keyText
    text += colon
    value.write(to: &text)
    text += after
  }

  /// The key once its escapes are resolved, in UTF-8.
  var key: [UInt8] { StepwiseText.resolved(keyText) }

  /// Whether this is the member of a key.
  func isMember(of key: String) -> Bool {
    let plain = keyText.utf8.dropFirst().dropLast()
    guard plain.count > key.utf8.count, plain.contains(UInt8(ascii: "\\")) else {
      return plain.elementsEqual(key.utf8)
    }
    return self.key.elementsEqual(key.utf8)
  }
}
