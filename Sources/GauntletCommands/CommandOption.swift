/// An option of a command, as its help shows it.
struct CommandOption: Hashable, Sendable {
  /// With its two hyphens.
  let name: String
  /// What stands for the value in the help; nil for an option without one.
  let value: String?
  let help: String
  /// Whether it may be given more than once.
  let isRepeatable: Bool

  init(_ name: String, _ value: String? = nil, _ help: String, isRepeatable: Bool = false) {
    self.name = name
    self.value = value
    self.help = help
    self.isRepeatable = isRepeatable
  }
}

/// The words after a command's name, told apart.
struct CommandArguments: Sendable {
  /// The values of each option that was given; an empty list for an option without a value.
  private let values: [String: [String]]
  /// The words that belong to no option.
  let operands: [String]
  /// Those of them that stand after `--`.
  let command: [String]
  /// All words, as they were given.
  let words: [String]

  /// Tells options, values and operands apart; `--` ends the options.
  init(_ words: [String], options: [CommandOption]) throws(CommandError) {
    var values: [String: [String]] = [:]
    var operands: [String] = []
    var command: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word != "--" else {
        command = Array(rest)
        operands += rest
        break
      }
      guard word.hasPrefix("--"), word.utf8.count > 2 else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        throw unknown("option", name, among: options.map(\.name))
      }
      guard values[name] == nil || option.isRepeatable else {
        throw .usage("\(name) is given twice")
      }
      guard option.value != nil else {
        guard parts.count == 1 else { throw .usage("\(name) takes no value") }
        values[name] = []
        continue
      }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw .usage("\(name) needs a value")
      }
      values[name, default: []].append(value)
    }
    self.values = values
    self.operands = operands
    self.command = command
    self.words = words
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option; nil when it was not given.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of a repeatable option.
  func values(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option as a number of at least so much; nil when it was not given.
  func number(_ name: String, atLeast least: Int) throws(CommandError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number >= least else {
      throw .usage("\(name) needs a whole number of at least \(least), found '\(text)'")
    }
    return number
  }

  /// Refuses operands, for commands without any.
  func refuseOperands() throws(CommandError) {
    try refuseOperands(besides: [])
  }

  /// Refuses operands, for commands that take another program's words only.
  func refuseOperands(besides command: [String]) throws(CommandError) {
    if let operand = operands.dropLast(command.count).first {
      throw .usage("unexpected argument '\(operand)'")
    }
  }
}
