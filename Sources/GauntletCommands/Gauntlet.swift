import ChildProcesses
import Foundation

/// The tool.
public enum Gauntlet {
  /// The tool's version.
  static let version = "0.1.0"

  /// The commands, in the order in which the help shows them.
  static let commands: [any Command.Type] = [
    CheckCommand.self, MutateCommand.self, GenerateCommand.self, ParseCommand.self,
    CompareCommand.self, SortCommand.self, DecideCommand.self, ManifestCommand.self,
    ShowCommand.self, MergeCommand.self, HistoryCommand.self, HelpCommand.self,
  ]

  /// Options that every command has.
  static let commonOptions = [
    CommandOption("--quiet", nil, "shows no progress"),
    CommandOption("--help", nil, "shows the command's help"),
    CommandOption("--version", nil, "shows the tool's version"),
  ]

  /// Runs the tool.
  ///
  /// - Parameter words: the words of the command line after the program's name.
  /// - Returns: what to exit with.
  public static func run(_ words: [String]) -> ExitStatus {
    ignoreClosedPipes()
    let console = Console(
      isQuiet: words.contains("--quiet"), environment: ProcessInfo.processInfo.environment)
    defer { console.flush() }
    do throws(CommandError) {
      return try run(words, console)
    } catch {
      console.endProgress()
      console.flush()
      console.warn("gauntlet: \(error.message)")
      if case .usage = error { console.warn("try 'gauntlet help'") }
      return error.status
    }
  }

  private static func run(
    _ words: [String], _ console: Console
  ) throws(CommandError) -> ExitStatus {
    guard let name = words.first, name != "--help" else {
      return try HelpCommand(topic: nil).run(console)
    }
    if name == "--version" { return printVersion(console) }
    if name == WorkerCommand.name { return WorkerCommand().run() }
    if name == ExplainRequest.name, let request = ExplainRequest(Array(words.dropFirst())) {
      return try request.run(console)
    }
    if name == Counterexamples.name, let request = Counterexamples(Array(words.dropFirst())) {
      return request.answer(Array(words.dropFirst(3)), console)
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw unknown("command", name, among: commands.map { $0.name })
    }
    let arguments = try CommandArguments(
      Array(words.dropFirst()), options: command.options + commonOptions)
    if arguments.has("--help") { return try HelpCommand(topic: name).run(console) }
    if arguments.has("--version") { return printVersion(console) }
    return try command.init(arguments).run(console)
  }

  private static func printVersion(_ console: Console) -> ExitStatus {
    console.print("gauntlet \(version)")
    return .success
  }
}
