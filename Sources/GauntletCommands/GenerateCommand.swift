import ComparatorLaws
import PropertyTesting
import Reporting

/// The command `gauntlet generate`.
struct GenerateCommand: Command {
  static let name = "generate"
  static let summary = "Prints generated version texts as JSON Lines, for tests in any language."
  static let options = [
    CommandOption("--valid", "N", "prints so many valid versions with their parts"),
    CommandOption("--invalid", "N", "prints so many invalid texts with their fault"),
    CommandOption("--ordered", "N", "prints so many pairs of versions with their order"),
    CommandArguments.seedOption,
  ]
  static let notes = "The same seed gives the same lines."

  private let validCount: Int
  private let invalidCount: Int
  private let orderedCount: Int
  private let seed: Seed

  init(_ arguments: CommandArguments) throws(CommandError) {
    try arguments.refuseOperands()
    let counts = try ["--valid", "--invalid", "--ordered"].map { (name) throws(CommandError) in
      try arguments.number(name, atLeast: 0) ?? 0
    }
    (validCount, invalidCount, orderedCount) = (counts[0], counts[1], counts[2])
    guard counts.contains(where: { $0 > 0 }) else {
      throw .usage("generate needs --valid, --invalid or --ordered with a number above 0")
    }
    seed = try arguments.seed()
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let samples = VersionSamples(seed: seed)
    for index in 0..<validCount {
      let fields = samples.valid(index)
      console.print(
        JSONText.object([
          ("input", JSONText.string(fields.text)), ("valid", "true"),
          ("major", JSONText.string(fields.core[0])), ("minor", JSONText.string(fields.core[1])),
          ("patch", JSONText.string(fields.core[2])),
          ("prerelease", JSONText.array(fields.prerelease.map(JSONText.string))),
          ("build", JSONText.array(fields.build.map(JSONText.string))),
        ]))
    }
    for index in 0..<invalidCount {
      let sample = samples.invalid(index)
      console.print(
        JSONText.object([
          ("input", JSONText.string(sample.text)), ("valid", "false"),
          ("fault", JSONText.string(sample.fault)),
        ]))
    }
    for index in 0..<orderedCount {
      let sample = samples.ordered(index)
      console.print(
        JSONText.object([
          ("a", JSONText.string(sample.left)), ("b", JSONText.string(sample.right)),
          ("order", JSONText.string(sample.order)),
        ]))
    }
    return .success
  }
}
