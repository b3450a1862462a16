import ComparatorLaws
import ExternalComparators
import MutantChecking
import ReferenceLaws
import Reporting

/// What `gauntlet check` is told about a program that compares versions.
struct ExternalCheck {
  static let options = [
    CommandOption("--only-valid", nil, "asks COMMAND about versions only: it does not validate"),
    CommandOption("--limit", "BYTES", "COMMAND documents that it refuses longer texts"),
    CommandOption("--max-number", "DIGITS", "COMMAND documents that it refuses longer numbers"),
    CommandOption(
      "--deadline", "MILLISECONDS", "how long COMMAND may take to reply (default 5000)"),
  ]

  /// Versions of the exhaustive law, at least: each pair of them is a question or two.
  private static let defaultScope = 400

  private let command: [String]
  private var limits = DocumentedLimits()
  private let deadlineMilliseconds: Int
  private let scope: Int
  /// Repeats a case of this check.
  let replay: ReplayLine

  /// Nil when no command is given.
  init?(_ arguments: CommandArguments) throws(CommandError) {
    command = arguments.command
    limits.isOnlyValid = arguments.has("--only-valid")
    limits.byteLimit = try arguments.number("--limit", atLeast: 1)
    limits.digitLimit = try arguments.number("--max-number", atLeast: 1)
    deadlineMilliseconds = try arguments.number("--deadline", atLeast: 1) ?? 5000
    scope = try arguments.number("--scope", atLeast: 1) ?? Self.defaultScope
    replay = ReplayLine(
      ReplayLine.quoted(["gauntlet", "check"] + Self.words(arguments)), program: command)
    guard command.isEmpty else { return }
    for option in Self.options where arguments.has(option.name) {
      throw .usage("\(option.name) needs '-- COMMAND'")
    }
    return nil
  }

  /// The options that a repeated case needs.
  private static func words(_ arguments: CommandArguments) -> [String] {
    let names = Self.options.map(\.name) + ["--scope"]
    return names.filter(arguments.has).flatMap { [$0] + arguments.values($0) }
  }

  /// Starts the program.
  ///
  /// What it writes to its standard error goes to the diagnostics.
  func begin(_ console: Console) throws(CommandError) -> Interview {
    do throws(ExternalComparatorError) {
      return try Interview(with: command, deadlineMilliseconds: deadlineMilliseconds) { bytes in
        console.warn(bytes: bytes)
      }
    } catch {
      throw .badData("\(error)")
    }
  }

  /// The laws as they are asked of the program.
  func suite(_ interview: Interview) -> LawSuite {
    LawSuite(
      subject: command.joined(separator: " "),
      laws: interview.laws(ReferenceSuite.comparatorLaws(scope: scope), limits).map { law in
        LawSuite.Law(
          name: law.name, properties: law.properties, reasonToSkip: law.reasonToSkip)
      },
      mutants: [])
  }
}
