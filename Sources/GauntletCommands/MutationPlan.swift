import MutantChecking
import Reporting

/// Which mutants a run is about: those that were asked for, of them the shard's, and of them those
/// that an earlier run did not decide.
struct MutationPlan {
  static let options = [
    CommandOption(
      "--mutant", "NAME", "runs this mutant only; a derived one by its identifier",
      isRepeatable: true),
    CommandOption(
      "--subject", "NAME",
      "runs mutants of this subject only: \(LawSuite.subjects); \(onRequest) only when named"),
    CommandOption("--shard", "K/N", "runs the K-th of N parts of the mutants, which 'merge' joins"),
    CommandOption("--resume", "DIR", "takes over what the report there has decided"),
  ]

  private static let onRequest = LawSuite.mutated.filter(\.isMutatedOnRequest)
    .map(\.subject).joined(separator: ", ")

  /// Every hand-written mutant of all shards.
  let all: [Mutant]
  /// The hand-written mutants of the shard.
  let mutants: [Mutant]
  let shard: Shard?
  /// The subjects whose sources are mutated; none when no mutants are derived.
  let derivedSuites: [ReferenceSuite]
  /// The only subject that the run is about; nil for all that are not run on request only.
  let subject: String?
  /// An earlier run that this one goes on with.
  private let earlier: MutationRecord?

  init(_ arguments: CommandArguments) throws(CommandError) {
    let subject = try Self.subject(arguments)
    self.subject = subject
    let kinds = try Self.kinds(arguments)
    derivedSuites =
      !kinds.contains(.derived)
      ? []
      : LawSuite.mutated.filter { suite in
        subject.map { $0 == suite.subject } ?? !suite.isMutatedOnRequest
      }
    let names = arguments.values("--mutant").filter { !DerivedOptions.isIdentifier($0) }
    let named = try names.map { (name) throws(CommandError) in try LawSuite.mutant(name) }
    let chosen = !kinds.contains(.catalogue) ? [] : names.isEmpty ? LawSuite.allMutants : named
    all = chosen.filter { subject == nil || LawSuite.subject(of: $0.name) == subject }
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

  private static func subject(_ arguments: CommandArguments) throws(CommandError) -> String? {
    guard let name = arguments.value("--subject") else { return nil }
    guard !arguments.has("--package") else {
      throw .usage("--subject and --package exclude each other")
    }
    return try LawSuite.suite(name, of: LawSuite.all).subject
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
    let mutated = Set(derivedSuites.map(\.subject))
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
