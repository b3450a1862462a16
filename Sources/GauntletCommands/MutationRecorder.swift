import MutantChecking
import MutationTesting
import Reporting
import SourceMutation

/// Turns what the engine says of hand-written mutants into the record of a run.
struct MutationRecorder {
  private(set) var record: MutationRecord
  /// The places of the mutants in the record by their identifiers: a result is noted for each.
  private var places: [String: Int] = [:]

  /// Begins the record of a run of some hand-written mutants.
  init(
    _ run: RunRecord, subjects: [SubjectRecord], mutants: [Mutant], sources: CatalogueSources
  ) {
    let places = mutants.map { sources.place(of: $0.name) }
    let files = Set(places.compactMap { $0?.file })
    record = MutationRecord(
      run: run, subjects: subjects,
      mutants: zip(mutants, places).map { mutant, place in
        MutantRecord(mutant, subject: LawSuite.subject(of: mutant.name), place: place)
      },
      sources: sources.texts.filter { files.contains($0.key) })
    notePlaces(of: record.mutants[...])
  }

  /// Notes where mutants stand; of several of one name the first counts.
  private mutating func notePlaces(of mutants: ArraySlice<MutantRecord>) {
    for (place, mutant) in zip(mutants.indices, mutants) where places[mutant.id] == nil {
      places[mutant.id] = place
    }
  }

  /// Changes the record of a mutant, if the run is about it.
  private mutating func change(_ identifier: String, _ change: (inout MutantRecord) -> Void) {
    if let place = places[identifier] { change(&record.mutants[place]) }
  }

  /// Adds the derived mutants of a shard.
  mutating func add(_ part: DerivedPart, shard: Shard?) {
    let records = part.records(in: shard)
    record.mutants += records
    notePlaces(of: record.mutants.suffix(records.count))
    let files = Set(records.compactMap(\.file))
    record.sources.merge(part.sources.filter { files.contains($0.key) }) { first, _ in first }
  }

  /// Notes what became of mutants.
  mutating func note(_ records: [MutantRecord]) {
    for record in records { change(record.id) { $0 = record } }
  }

  /// Notes which share of the derived mutants that no other implies was noticed.
  mutating func note(_ dominators: Dominators?) {
    guard let dominators, dominators.count > 0 else { return }
    record.dominators = .init(count: dominators.count, noticedCount: dominators.noticedCount)
  }

  /// Notes that the build with derived mutants does not behave as its original.
  mutating func note(buildFaults: [String]) {
    guard !buildFaults.isEmpty else { return }
    let law = LawRecord(
      name: "originalBehavesInTheBuild", cases: 0, isPassed: false,
      findings: buildFaults.map { "FAIL  \($0)" })
    record.subjects.append(SubjectRecord(name: "build with derived mutants", laws: [law]))
  }

  /// Notes what came of judging some mutants again as real edits.
  mutating func note(auditOf count: Int, faults: [String]) {
    record.audit = .init(count: count, faults: faults)
  }

  /// Notes what is wrong with the list of ignored mutants.
  mutating func note(ignoreListFaults: [String]) {
    record.ignoreListFaults = ignoreListFaults.isEmpty ? nil : ignoreListFaults
  }

  /// Takes over what an earlier run has decided.
  mutating func takeOver(_ earlier: MutationRecord) {
    note(earlier.mutants.filter(\.status.isDecided))
    record.unknownFields = earlier.unknownFields
  }

  /// Notes the results of laws.
  mutating func note(_ results: [MutantResult]) {
    for result in results { change(result.mutant) { $0.note(result) } }
  }

  /// Notes what several seeds came to.
  mutating func note(_ confidences: [KillConfidence]) {
    for confidence in confidences { change(confidence.mutant) { $0.note(confidence) } }
  }

  /// Notes inputs that show what is wrong.
  mutating func note(_ counterexamples: [String: CounterexampleRecord]) {
    for (mutant, counterexample) in counterexamples {
      change(mutant) { $0.counterexample = counterexample }
    }
  }

  /// Notes what the laws are worth.
  mutating func judgeLaws() {
    record.judgeLaws()
  }

  /// Notes how long a part of the run took.
  mutating func note(part: String, _ duration: Duration) {
    record.timings.append(.init(part: part, seconds: duration / .seconds(1)))
  }
}

extension MutationRecord {
  /// Notes what the laws are worth; says nothing unless every hand-written mutant was tried.
  mutating func judgeLaws() {
    idleLaws = []
    redundantLaws = []
    let tried = Set(mutants.filter { !$0.outcomes.isEmpty }.map(\.id))
    guard LawSuite.allMutants.allSatisfy({ tried.contains($0.name) }) else { return }
    for suite in LawSuite.all {
      guard let laws = suite.mutants.first?.laws else { continue }
      let results = mutants.filter { $0.subject == suite.subject }.map { mutant in
        MutantResult(mutant, laws: laws.map(\.name))
      }
      let found = RedundantLaws(laws: laws, results: results)
      idleLaws += found.idle
      redundantLaws += found.redundant
    }
  }
}

extension MutantResult {
  /// The result that a record was made of.
  fileprivate init(_ record: MutantRecord, laws: [String]) {
    self.init(
      mutant: record.id, expectedKiller: record.expectedKiller ?? "",
      outcomes: zip(laws, record.outcomes).map { law, outcome in
        LawOutcome(law: law, outcome: outcome)
      })
  }
}

extension LawSuite {
  /// The subject that a hand-written mutant is a broken variant of.
  static func subject(of mutant: String) -> String {
    all.first { suite in suite.mutants.contains { $0.name == mutant } }?.subject ?? ""
  }
}
