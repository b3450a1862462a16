import LosslessJSON

/// What a comparator may reply.
enum Reply: Hashable, Sendable {
  case less
  case equal
  case greater
  /// Which of the two it takes for no version, at least one.
  case invalid(left: Bool, right: Bool)

  /// Reads a line without its line feed; nil when it is no reply.
  ///
  /// White space and members that the protocol does not know are allowed.
  init?(_ line: ArraySlice<UInt8>) {
    if let reply = Self.usual.first(where: { $0.line.elementsEqual(line) })?.reply {
      self = reply
      return
    }
    guard let root = try? JSONDocument(parsing: Array(line)).root else { return nil }
    switch (root["order"]?.string, root["invalid"]) {
    case ("less", nil): self = .less
    case ("equal", nil): self = .equal
    case ("greater", nil): self = .greater
    case (nil, let invalid?): self.init(invalid: invalid.elements.map(\.bool))
    default: return nil
    }
  }

  private init?(invalid: [Bool?]) {
    guard invalid.count == 2, let left = invalid[0], let right = invalid[1], left || right else {
      return nil
    }
    self = .invalid(left: left, right: right)
  }

  /// The shortest spellings, which are looked for first.
  private static let usual: [(line: [UInt8], reply: Reply)] = [
    (Array(#"{"order":"less"}"#.utf8), .less),
    (Array(#"{"order":"greater"}"#.utf8), .greater),
    (Array(#"{"order":"equal"}"#.utf8), .equal),
    (Array(#"{"invalid":[true,true]}"#.utf8), .invalid(left: true, right: true)),
  ]
}

extension Reply {
  /// Whether it can be the reply to a question: of twice the same text it is one or none.
  func fits(_ question: Question) -> Bool {
    guard case .invalid(let left, let right) = self, left != right else { return true }
    return !question.isAboutOneText
  }
}

extension Reply: CustomStringConvertible {
  var description: String {
    switch self {
    case .less: "less"
    case .equal: "equal"
    case .greater: "greater"
    case .invalid: "invalid"
    }
  }
}
