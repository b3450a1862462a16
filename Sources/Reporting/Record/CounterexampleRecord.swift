/// An input and what is wrong with what was said of it.
package struct CounterexampleRecord: Codable, Hashable, Sendable {
  /// A part of the input.
  package struct Input: Codable, Hashable, Sendable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  package var inputs: [Input]
  /// What the mutant said.
  package var said: String
  /// What is right, and why.
  package var expected: String
  /// The command that repeats it.
  package var replay: String?

  package init(inputs: [Input], said: String, expected: String, replay: String? = nil) {
    self.inputs = inputs
    self.said = said
    self.expected = expected
    self.replay = replay
  }

  /// The parts and what is wrong in one line.
  package var line: String {
    let parts = inputs.map { "\($0.name) = \(VisibleText.of($0.text))" }
    return "\(parts.joined(separator: ", ")): said \(said), expected \(expected)"
  }

  /// The names and texts of all parts, as they are shown.
  package var rows: [(name: String, text: String)] {
    inputs.map { ($0.name, VisibleText.of($0.text)) }
      + [("said", said), ("expected", expected)] + (replay.map { [("replay", $0)] } ?? [])
  }
}
