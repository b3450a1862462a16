/// A JSON value as a tree of texts, white space included, so that a mutant can change any part.
package indirect enum StepwiseJSON: Sendable {
  /// A value without parts, as it is spelled.
  case scalar(String)
  case array([StepwiseElement])
  case object([StepwiseMember])

  /// The value as it is spelled.
  var text: String {
    switch self {
    case .scalar(let text): text
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members): "{" + members.map(\.text).joined(separator: ",") + "}"
    }
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

  var text: String { before + value.text + after }
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

  var text: String { before + keyText + colon + value.text + after }

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
