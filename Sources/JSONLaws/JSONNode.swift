/// A value as ``JSONAutomaton`` finds it in a source.
struct JSONNode {
  /// The kinds of values by their names; the source around the outermost value has one as well.
  enum Kind: String {
    case source, null, bool, integer, floating, string, array, object
  }

  var kind: Kind
  let start: Int
  var end = 0
  /// Elements in their order, or keys and values in turns.
  var children: [JSONNode] = []

  init(kind: Kind, start: Int) {
    self.kind = kind
    self.start = start
  }

  /// How many arrays and objects lie inside one another here.
  var depth: Int {
    guard kind == .array || kind == .object else { return 0 }
    return 1 + (children.map(\.depth).max() ?? 0)
  }

  /// The value's bytes.
  func bytes(in source: [UInt8]) -> [UInt8] { Array(source[start..<end]) }
}

/// What is wrong with a source, and where.
struct JSONFault: Error {
  let kind: String
  let offset: Int
  let message: String

  init(_ kind: String, _ offset: Int, _ message: String) {
    self.kind = kind
    self.offset = offset
    self.message = message
  }
}
