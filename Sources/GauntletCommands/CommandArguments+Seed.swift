import PropertyTesting

extension CommandArguments {
  /// The seed that runs have when none is asked for.
  static let defaultSeed = Seed(0x5EED_0000_C0FF_EE42)

  static let seedOption = CommandOption(
    "--seed", "HEX|random", "the seed of all random choices (default \(defaultSeed))")

  /// The seed that was asked for.
  func seed() throws(CommandError) -> Seed {
    switch value(Self.seedOption.name) {
    case nil: return Self.defaultSeed
    case "random": return Seed.random()
    case let text?:
      guard let seed = Seed(text) else {
        throw .usage("--seed needs 1 to 16 hexadecimal digits or 'random', found '\(text)'")
      }
      return seed
    }
  }
}
