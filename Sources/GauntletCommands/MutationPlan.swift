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

  /// The kinds of mutants that the run is about.
  let kinds: Set<MutantRecord.Kind>
  /// Every hand-written mutant of all shards.
  let all: [Mutant]
  /// The hand-written mutants of the shard.
  let mutants: [Mutant]
  let shard: Shard?
  /// An earlier run that this one goes on with.
  private let earlier: MutationRecord?

  init(_ arguments: CommandArguments) throws(CommandError) {
    kinds = try Self.kinds(arguments)
    let names = arguments.values("--mutant").filter { !DerivedOptions.isIdentifier($0) }
    let named = try names.map { (name) throws(CommandError) in try LawSuite.mutant(name) }
    all = !kinds.contains(.catalogue) ? [] : names.isEmpty ? LawSuite.allMutants : named
    let shard = try arguments.value("--shard").map { (text) throws(CommandError) in
      guard let shard = Shard(text) else {
        throw CommandError.usage("--shard needs K/N with K from 1 to N, found '\(text)'")
      }
      return shard
    }
    self.shard = shard
    mutants = all.filter { shard?.contains($0.name) ?? true }
    earlier = try arguments.value("--resume").map { (folder) throws(CommandError) in
      try ReportFolder(folder).record()
    }
  }

  /// What is asked for by kind, or by the names; else all that there is to be had here.
  private static func kinds(_ arguments: CommandArguments) throws(CommandError)
    -> Set<MutantRecord.Kind>
  {
    if arguments.has("--package") { return [] }
    if let name = arguments.value("--only") {
      guard let kind = MutantRecord.Kind(rawValue: name) else {
        throw unknown(
          "kind of mutants", name, among: MutantRecord.Kind.allCases.map(\.rawValue))
      }
      return [kind]
    }
    let names = arguments.values("--mutant")
    guard names.isEmpty else {
      return Set(names.map { DerivedOptions.isIdentifier($0) ? .derived : .catalogue })
    }
    return DerivedMutation.hasSources ? [.catalogue, .derived] : [.catalogue]
  }

  /// The suites that the mutants of all shards belong to.
  var suites: [LawSuite] {
    let names = Set(all.map(\.name))
    let mutated = kinds.contains(.derived) ? DerivedMutation.subjects : []
    return LawSuite.all.filter { suite in
      mutated.contains(suite.subject) || suite.mutants.contains { names.contains($0.name) }
    }
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
