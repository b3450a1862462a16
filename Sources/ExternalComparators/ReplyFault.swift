package import ChildProcesses

/// What came instead of a reply.
package enum ReplyFault: Error, Hashable, Sendable {
  /// The program cannot be started; why.
  case cannotStart(String)
  /// The program ended, after the beginning of a reply; nil when it only closed its output.
  case ended(ProcessEnding?, after: String)
  /// Nothing, or the beginning of a reply, within so many milliseconds.
  case late(milliseconds: Int, after: String)
  /// A line that is no reply.
  case noReply(String)
  /// A line that is no UTF-8; its first bytes.
  case noText([UInt8])
  /// A line of more bytes than a reply may have.
  case tooLong(limit: Int)
  /// Something that was not asked for.
  case unasked(String)
  /// A reply that does not fit the question.
  case contradiction(String)
}

extension ReplyFault: CustomStringConvertible {
  /// What happened, for the row of a counterexample that says what the comparator said.
  package var description: String {
    switch self {
    case .cannotStart(let reason): "could not be started: \(reason)"
    case .ended(let ending, let start):
      (ending.map { "ended with \($0)" } ?? "closed its output") + Self.placed(after: start)
    case .late(let milliseconds, let start):
      "did not answer within \(milliseconds) ms" + (start.isEmpty ? "" : Self.placed(after: start))
    case .noReply(let line): "answered \(Self.quoted(line)), which is no reply"
    case .noText(let bytes):
      "answered with bytes that are no UTF-8: "
        + bytes.map { String($0, radix: 16) }.joined(separator: " ")
    case .tooLong(let limit): "answered with a line of more than \(limit) bytes"
    case .unasked(let line): "said \(Self.quoted(line)) without being asked"
    case .contradiction(let what): "contradicts itself: \(what)"
    }
  }

  private static func placed(after start: String) -> String {
    start.isEmpty ? " before it answered" : " in the middle of a reply: \(quoted(start))"
  }

  /// The beginning of a text in quotes, every character visible.
  private static func quoted(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(60).map { scalar in
      scalar == "\"" ? "\"" : scalar.escaped(asASCII: true)
    }.joined()
    return "'\(start)\(text.unicodeScalars.count > 60 ? "…" : "")'"
  }
}
