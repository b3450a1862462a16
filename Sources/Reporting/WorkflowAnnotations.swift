/// Mutants as warnings on their lines, in the words that a step of a GitHub workflow prints.
///
/// Source: GitHub Actions documentation, "Workflow commands", section "Setting a warning message".
package struct WorkflowAnnotations {
  private let mutants: [MutantRecord]

  package init(_ mutants: [MutantRecord]) {
    self.mutants = mutants
  }

  /// A line for each mutant; a mutant without a place is a warning of its own.
  package var lines: [String] {
    mutants.map { mutant in
      let text = MutantText(mutant)
      let message = (text.change.map { [$0] } ?? []) + [text.verdict]
      let properties = Self.properties(mutant).map { "\($0)=\(Self.escaped($1))" }
      return "::warning \(properties.joined(separator: ","))::"
        + Self.escapedMessage(message.joined(separator: ": "))
    }
  }

  private static func properties(_ mutant: MutantRecord) -> [(String, String)] {
    let place = mutant.range.map { range in
      [("line", "\(range.start.line)"), ("col", "\(range.start.column)")]
    }
    let file = mutant.file.map { [("file", $0)] + (place ?? []) }
    return (file ?? []) + [("title", mutant.id)]
  }

  private static func escapedMessage(_ text: String) -> String { escaped(text, "%\r\n") }

  private static func escaped(_ property: String) -> String { escaped(property, "%\r\n:,") }

  /// Replaces some characters by a percent sign and two hexadecimal digits.
  private static func escaped(_ text: String, _ special: String) -> String {
    text.unicodeScalars.map { scalar in
      guard special.unicodeScalars.contains(scalar) else { return String(scalar) }
      return (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
    }.joined()
  }
}
