/// What the cases of a corpus file say of their texts.
package enum CorpusKind: String, Sendable, CaseIterable {
  /// Each text is a strict version.
  case valid
  /// No text is a strict version; the reason names the first fault.
  case invalid
  /// The first text has lower precedence than the second.
  case ordered
  /// Both texts have equal precedence.
  case equal
  /// Each text fits the grammar and is refused for its length alone.
  case overlength

  /// The name of the file that holds the cases.
  package var fileName: String { rawValue + ".tsv" }

  /// The columns of the file, from the left, as its header names them.
  package var columns: [String] { ["name"] + textColumns + reasonColumn + ["source"] }

  var textColumns: [String] {
    switch self {
    case .valid, .invalid, .overlength: ["text"]
    case .ordered: ["lower", "higher"]
    case .equal: ["left", "right"]
    }
  }

  private var reasonColumn: [String] { self == .invalid ? ["reason"] : [] }
}
