package import PropertyTesting

/// The command that repeats a case, as a line to be pasted into a shell.
package struct ReplayLine: Hashable, Sendable {
  private let command: String
  private let program: [String]

  /// - Parameters:
  ///   - command: what stands before `--replay`.
  ///   - program: the words of the program that is checked; they stand after `--`.
  package init(_ command: String, program: [String] = []) {
    self.command = command
    self.program = program
  }

  /// The line for one case.
  package func line(_ token: ReplayToken) -> String {
    let words = program.isEmpty ? "" : " -- " + Self.quoted(program)
    return "\(command) --replay '\(token)'" + words
  }

  /// Words as a shell takes them, in quotes only where they are needed.
  package static func quoted(_ words: [String]) -> String {
    words.map { word in
      let isPlain = !word.isEmpty && word.utf8.allSatisfy(plainBytes.contains)
      return isPlain
        ? word
        : "'"
          + word.split(separator: "'", omittingEmptySubsequences: false)
          .joined(separator: #"'\''"#) + "'"
    }.joined(separator: " ")
  }

  private static let plainBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=:,+@%".utf8)
}
