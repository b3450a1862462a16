/// What a record says about one key, values as JSON text.
public enum FieldContent: Sendable {
  /// The record has no such key.
  case absent
  /// The value is the literal `null`.
  case null
  /// The value is understood, and this is its simplest spelling.
  case known(String)
  /// The value is not understood, and this is how it is spelled.
  case unrecognized(String)

  /// The JSON text that stands for the content in a record; nil when the key is absent.
  public var json: String? {
    switch self {
    case .absent: nil
    case .null: "null"
    case .known(let text), .unrecognized(let text): text
    }
  }
}

extension FieldContent: CustomStringConvertible {
  /// The content in words.
  public var description: String {
    switch self {
    case .absent: "absent"
    case .null: "null"
    case .known(let text): "known \(text)"
    case .unrecognized(let text): "unrecognized \(text)"
    }
  }
}

extension FieldContent: Equatable {
  /// Whether both say the same in the same bytes: canonically equivalent texts are different.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.absent, .absent), (.null, .null): true
    case (.known(let left), .known(let right)), (.unrecognized(let left), .unrecognized(let right)):
      left.utf8.elementsEqual(right.utf8)
    default: false
    }
  }
}
