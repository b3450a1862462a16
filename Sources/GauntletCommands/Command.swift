/// One of the tool's commands.
protocol Command: SendableMetatype {
  /// The word that calls it.
  static var name: String { get }
  /// What it does, in one line.
  static var summary: String { get }
  /// What may stand after its name besides options, such as `A B`; empty for nothing.
  static var operands: String { get }
  static var options: [CommandOption] { get }
  /// What else its help should say.
  static var notes: String { get }

  /// Understands the words after the command's name.
  init(_ arguments: CommandArguments) throws(CommandError)

  /// Does the work.
  func run(_ console: Console) throws(CommandError) -> ExitStatus
}

extension Command {
  static var operands: String { "" }
  static var notes: String { "" }

  /// What `gauntlet help NAME` shows.
  static var help: String {
    let usage = ["gauntlet", name, options.isEmpty ? "" : "[OPTION…]", operands]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let rows = options.map { option in
      (([option.name] + (option.value.map { [$0] } ?? [])).joined(separator: " "), option.help)
    }
    let width = rows.map(\.0.count).max() ?? 0
    let table = rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right
    }
    return
      (["usage: \(usage)", "", summary] + (table.isEmpty ? [] : ["", "options:"] + table)
      + (notes.isEmpty ? [] : ["", notes])).joined(separator: "\n")
  }
}
