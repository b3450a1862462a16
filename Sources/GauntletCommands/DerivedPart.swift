import Foundation
import MutantChecking
import Reporting
import SourceMutation

/// The derived mutants of a run: those that were chosen, of all shards, and how they are recorded.
struct DerivedPart: Sendable {
  let build: InstrumentedBuild
  let plan: BuildPlan
  /// The package's name.
  let name: String
  private let options: DerivedOptions
  /// The name of the subject that a module belongs to.
  private let subject: @Sendable (String) -> String
  /// The texts of the mutated files by their paths in the package.
  let sources: [String: String]

  init(
    build: InstrumentedBuild, plan: BuildPlan, name: String, options: DerivedOptions,
    subject: @escaping @Sendable (String) -> String
  ) {
    self.build = build
    self.plan = plan
    self.name = name
    self.options = options
    self.subject = subject
    let paths = Set(options.selection.mutants(in: build).map(\.path))
    sources = Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        (try? String(contentsOfFile: "\(plan.package)/\(path)", encoding: .utf8)).map { (path, $0) }
      })
  }

  /// Every chosen mutant, those that do not compile last.
  var records: [MutantRecord] {
    options.selection.mutants(in: build).map { mutant in
      MutantRecord(mutant, subject: subject(mutant.module), in: sources[mutant.path])
    }
      + build.rejected.filter { options.selection.contains($0.mutant) }.map { rejected in
        var record = MutantRecord(
          rejected.mutant, subject: subject(rejected.mutant.module),
          in: sources[rejected.mutant.path])
        record.status = .compileError
        record.reason = rejected.reason
        return record
      }
  }

  /// The chosen mutants of a shard.
  func records(in shard: Shard?) -> [MutantRecord] {
    records.filter { shard?.contains($0.id) ?? true }
  }

  /// The numbers of the mutants of which a record does not know yet what becomes of them.
  func openNumbers(in record: MutationRecord) -> [Int] {
    let open = Set(
      record.mutants.filter { $0.kind == .derived && !$0.status.isDecided }.map(\.id))
    return build.mutants.filter { open.contains($0.value.identifier) }.keys.sorted()
  }

  /// Has the mutants judged of which nothing is known yet, shows and stores what becomes of each, and
  /// notes it in the record.
  func judge(
    _ recorder: inout MutationRecorder, _ checkpoint: RunCheckpoint, showing title: String,
    _ console: Console,
    by results: ([Int], @escaping @Sendable (DerivedResult) -> Void) throws(SourceMutationError) ->
      [DerivedResult]
  ) throws(SourceMutationError) -> [DerivedResult] {
    let numbers = openNumbers(in: recorder.record)
    let progress = ProgressBar(title, total: numbers.count, console: console)
    let judged = try results(numbers) { result in
      let record = record(result)
      progress.advance(record.file ?? "", isFinding: record.status.isSurvival)
      checkpoint.note(record)
    }
    console.endProgress()
    recorder.note(judged.map(record))
    recorder.note(ignoreListFaults: listFaults(in: recorder.record))
    return judged
  }

  /// A mutant with what became of it, or with the reason why that does not matter.
  func record(_ result: DerivedResult) -> MutantRecord {
    var record = MutantRecord(
      result.mutant, subject: subject(result.mutant.module), in: sources[result.mutant.path])
    record.note(result.status, ignoredFor: options.ignored.reason(for: result.mutant.identifier))
    switch result.finding {
    case .missingTest(let inputs, let said, let expected)?:
      record.missingTest = CounterexampleRecord(
        inputs: inputs.map { .init(name: $0.name, text: $0.text) }, said: said, expected: expected)
    case .none(let count)?:
      record.reason = "no difference from the original in \(CountText.count(count, "input"))"
    case nil: break
    }
    return record
  }

  /// The list of ignored mutants.
  var ignored: IgnoreList { options.ignored }

  /// What is wrong with that list in view of a run.
  func listFaults(in record: MutationRecord) -> [String] {
    ignored.faults(
      mutants: build.mutants.values, of: plan.modules,
      noticed: Set(record.mutants.filter(\.status.isDetection).map(\.id)))
  }
}

extension MutantRecord {
  /// A derived mutant that was not tried yet.
  fileprivate init(_ mutant: SourceMutant, subject: String, in text: String?) {
    self.init(
      id: mutant.identifier, kind: .derived, subject: subject, operatorName: mutant.operatorName,
      file: mutant.path,
      range: text.map { SourceRange(bytes: mutant.range, in: $0) }, original: mutant.original,
      replacement: mutant.replacement)
    declaration = mutant.declaration
  }

  /// Notes what became of a derived mutant.
  fileprivate mutating func note(_ status: DerivedResult.Status, ignoredFor reason: String?) {
    switch status {
    case .killed(let law, let cases):
      self.status = .killed
      killer = law
      casesToKill = cases
    case .timedOut(let law):
      self.status = .timeout
      killer = law
    case .crashed(let law, let how):
      self.status = .crashed
      killer = law
      self.reason = how
    case .errored(let how):
      self.status = .runtimeError
      self.reason = how
    case .survived, .noCoverage:
      self.status = reason != nil ? .ignored : status == .survived ? .survived : .noCoverage
      self.reason = reason
    }
  }
}
