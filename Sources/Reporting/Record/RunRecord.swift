/// By which tool, of which sources and how a run was made: what somebody needs to repeat it.
package struct RunRecord: Codable, Hashable, Sendable {
  /// The tool's version.
  package var tool: String
  /// The version of the compiler that built the tool.
  package var toolchain: String
  /// The commit of the folder that the tool ran in; nil when there is none.
  package var commit: String?
  /// Whether the tree was the commit's.
  package var isClean: Bool
  /// The operating system and the processor.
  package var platform: String
  /// The words of the command line, the program's name first.
  package var command: [String]
  /// The name of the package that is mutated, if its tests and not the laws here judge it.
  package var package: String?
  /// The seed of all random choices, in hexadecimal digits.
  package var seed: String
  /// Cases of the expected killer; other laws get a tenth.
  package var cases: Int
  /// With how many seeds the expected killers ran.
  package var seedCount: Int
  /// Whether every law ran at the full budget.
  package var isMatrix: Bool
  /// Which part of all mutants this is; nil for all of them.
  package var shard: Shard?
  /// The identifiers of the mutants of all shards, in the order in which one run shows them.
  package var plan: [String]

  package init(
    tool: String, toolchain: String, commit: String?, isClean: Bool, platform: String,
    command: [String], seed: String, cases: Int, seedCount: Int = 1, isMatrix: Bool = false,
    shard: Shard? = nil, plan: [String] = []
  ) {
    self.tool = tool
    self.toolchain = toolchain
    self.commit = commit
    self.isClean = isClean
    self.platform = platform
    self.command = command
    self.seed = seed
    self.cases = cases
    self.seedCount = seedCount
    self.isMatrix = isMatrix
    self.shard = shard
    self.plan = plan
  }

  /// In what another run differs so that the results of both do not belong together; the command
  /// line, the platform and the shard may.
  package func differences(from other: RunRecord) -> [String] {
    let fields = [
      ("tool", tool == other.tool), ("toolchain", toolchain == other.toolchain),
      ("commit", commit == other.commit), ("clean tree", isClean == other.isClean),
      ("seed", seed == other.seed), ("cases", cases == other.cases),
      ("seeds", seedCount == other.seedCount), ("matrix", isMatrix == other.isMatrix),
      ("mutants", plan == other.plan),
    ]
    return fields.filter { !$0.1 }.map(\.0)
  }

  /// The first line of a summary.
  package var line: String {
    let tree = commit.map { "commit \($0.prefix(7)) (\(isClean ? "clean" : "modified"))" }
    return
      (["gauntlet \(tool)", "Swift \(toolchain)", tree ?? "no commit", "seed \(seed)"]
      + (shard.map { ["shard \($0)"] } ?? [])).joined(separator: " · ")
  }
}
