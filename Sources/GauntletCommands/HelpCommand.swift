/// The command `gauntlet help [COMMAND]`.
struct HelpCommand: Command {
  static let name = "help"
  static let summary = "Shows what the tool can do, or what one command can."
  static let operands = "[COMMAND]"
  static let options: [CommandOption] = []

  private let topic: String?

  init(topic: String?) {
    self.topic = topic
  }

  init(_ arguments: CommandArguments) throws(CommandError) {
    guard arguments.operands.count <= 1 else { throw .usage("help takes one command") }
    topic = arguments.operands.first
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    guard let topic else {
      console.print(Self.overview)
      return .success
    }
    guard let command = Gauntlet.commands.first(where: { $0.name == topic }) else {
      throw unknown("command", topic, among: Gauntlet.commands.map { $0.name })
    }
    console.print(command.help)
    return .success
  }

  private static var overview: String {
    let width = Gauntlet.commands.map { $0.name.count }.max() ?? 0
    let commands = Gauntlet.commands.map { command in
      "  " + command.name + String(repeating: " ", count: width - command.name.count + 2)
        + command.summary
    }
    let common = Gauntlet.commonOptions.map { "  \($0.name)  \($0.help)" }
    return
      (["usage: gauntlet COMMAND [OPTION…]", "", "commands:"] + commands
      + ["", "every command also takes:"] + common).joined(separator: "\n")
  }
}
