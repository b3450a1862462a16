/// A mutant as a warning on its line, in the words that a step of a GitHub workflow prints.
///
/// Source: GitHub Actions documentation, "Workflow commands", section "Setting a warning message".
package struct WorkflowAnnotation {
  private let file: String?
  private let lineNumber: Int?
  private let title: String
  private let message: String

  package init(_ mutant: MutantRecord) {
    let text = MutantText(mutant)
    file = mutant.file
    lineNumber = mutant.range?.start.line
    title = mutant.id
    message = (text.change.map { "\($0): " } ?? "") + text.verdict
  }

  /// The line to print.
  package var line: String {
    let place = [("file", file), ("line", file.flatMap { _ in lineNumber?.description })]
    let properties = (place + [("title", title)]).compactMap { name, value in
      value.map { "\(name)=\(Self.escaped($0, "%\r\n:,"))" }
    }
    return "::warning \(properties.joined(separator: ","))::\(Self.escaped(message, "%\r\n"))"
  }

  /// Replaces some characters by a percent sign and two hexadecimal digits.
  private static func escaped(_ text: String, _ special: String) -> String {
    text.unicodeScalars.map { scalar in
      guard special.unicodeScalars.contains(scalar) else { return String(scalar) }
      return (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
    }.joined()
  }
}
