import MutationTesting
import Reporting

/// Which mutants a run is about: those that were asked for, of them the shard's, and of them those
/// that an earlier run did not decide.
struct MutationPlan {
  static let options = [
    CommandOption(
      "--mutant", "NAME", "runs this mutant only; a derived one by its identifier",
      isRepeatable: true),
    CommandOption("--shard", "K/N", "runs the K-th of N parts of the mutants, which 'merge' joins"),
    CommandOption("--resume", "DIR", "takes over what the report there has decided"),
  ]

  /// Every mutant of all shards.
  let all: [Mutant]
  /// The mutants of the shard.
  let mutants: [Mutant]
  let shard: Shard?
  /// An earlier run that this one goes on with.
  private let earlier: MutationRecord?

  init(_ arguments: CommandArguments) throws(CommandError) {
    // Derived mutants have identifiers of their own.
    let isDerived = arguments.value("--only") == "derived" || arguments.has("--package")
    let names = isDerived ? [] : arguments.values("--mutant")
    let all =
      names.isEmpty
      ? LawSuite.allMutants
      : try names.map { (name) throws(CommandError) in try LawSuite.mutant(name) }
    let shard = try arguments.value("--shard").map { (text) throws(CommandError) in
      guard let shard = Shard(text) else {
        throw CommandError.usage("--shard needs K/N with K from 1 to N, found '\(text)'")
      }
      return shard
    }
    self.all = all
    self.shard = shard
    mutants = all.filter { shard?.contains($0.name) ?? true }
    earlier = try arguments.value("--resume").map { (folder) throws(CommandError) in
      try ReportFolder(folder).record()
    }
  }

  /// The suites that the mutants of all shards belong to.
  var suites: [LawSuite] {
    let names = Set(all.map(\.name))
    return LawSuite.all.filter { suite in suite.mutants.contains { names.contains($0.name) } }
  }

  /// The earlier run, if there is one and this run is the same.
  func earlier(of run: RunRecord) throws(CommandError) -> MutationRecord? {
    guard let earlier else { return nil }
    let differences =
      earlier.run.differences(from: run) + (earlier.run.shard == run.shard ? [] : ["shard"])
    guard differences.isEmpty else {
      throw .badData(
        "cannot resume, the earlier run had another \(differences.joined(separator: ", "))")
    }
    return earlier
  }
}
