/// Everything that a run over mutants has found out: the one input of all reports.
///
/// It is stored as `evidence.json` and read back to show, merge, resume and compare runs. Nothing in
/// it depends on the clock but the timings.
package struct MutationRecord: Codable, Hashable, Sendable {
  /// The form that this version of the tool writes.
  package static let currentFormat = 1

  /// The form of the record; a tool that does not know it must not guess.
  package var format = MutationRecord.currentFormat
  /// By what, of what and how the run was made.
  package var run: RunRecord
  /// The subjects with what the laws said of them unmutated: the baseline.
  package var subjects: [SubjectRecord]
  /// Every mutant of the run, those that were not tried included.
  package var mutants: [MutantRecord]
  /// Laws that killed nothing although every mutant was tried.
  package var idleLaws: [String] = []
  /// Laws that killed nothing which another law of their group did not kill too.
  package var redundantLaws: [String] = []
  /// Derived mutants that no other implies; nil when they were not looked for.
  package var dominators: DominatorRecord?
  /// Derived mutants that were judged again as real edits; nil when none were.
  package var audit: AuditRecord?
  /// What is wrong with the list of ignored mutants, line by line; nil when nothing is.
  package var ignoreListFaults: [String]?
  /// The texts of the files that mutants stand in, by their paths.
  package var sources: [String: String] = [:]
  /// Seconds, by the part of the run.
  package var timings: [Timing] = []
  /// What a later version of the tool has written besides, here and at every level below.
  package var unknownFields = UnknownFields()

  /// Derived mutants that no other implies, those of the same differences taken for one.
  package struct DominatorRecord: Codable, Hashable, Sendable {
    package var count: Int
    package var noticedCount: Int

    package init(count: Int, noticedCount: Int) {
      self.count = count
      self.noticedCount = noticedCount
    }
  }

  /// Derived mutants that were judged again, each as the only change of the source.
  package struct AuditRecord: Codable, Hashable, Sendable {
    package var count: Int
    /// Other verdicts, line by line.
    package var faults: [String]

    package init(count: Int, faults: [String]) {
      self.count = count
      self.faults = faults
    }
  }

  /// How long a part of a run took.
  package struct Timing: Codable, Hashable, Sendable {
    package var part: String
    package var seconds: Double

    package init(part: String, seconds: Double) {
      self.part = part
      self.seconds = seconds
    }
  }

  /// Describes a run of which no mutant was tried yet.
  package init(
    run: RunRecord, subjects: [SubjectRecord], mutants: [MutantRecord],
    sources: [String: String] = [:]
  ) {
    self.run = run
    self.subjects = subjects
    self.mutants = mutants
    self.sources = sources
  }
}

extension MutationRecord {
  /// Whether every mutant was decided.
  package var isComplete: Bool { mutants.allSatisfy(\.status.isDecided) }

  /// Whether the laws hold on all unmutated subjects.
  package var isBaselinePassed: Bool { subjects.allSatisfy { $0.laws.allSatisfy(\.isPassed) } }

  /// The mutants that nothing noticed as it should have.
  package var survivors: [MutantRecord] { mutants.filter(\.status.isSurvival) }

  /// How many mutants were noticed, of those that count.
  package var score: MutationScore { MutationScore(of: mutants) }

  /// The names of a subject's laws, in the order of a mutant's outcomes.
  package func laws(of mutant: MutantRecord) -> [String] {
    subjects.first { $0.name == mutant.subject }?.laws.map(\.name) ?? []
  }

  /// Seconds of all parts together.
  package var seconds: Double { timings.reduce(0) { $0 + $1.seconds } }
}

/// A mutation score.
package struct MutationScore: Hashable, Sendable {
  /// Mutants that were noticed as they should.
  package let detected: Int
  /// Mutants that count: not those ignored, not tried, or without a verdict for want of a build.
  package let total: Int

  package init(of mutants: [MutantRecord]) {
    detected = mutants.count { $0.status.isDetection }
    total = detected + mutants.count { $0.status.isSurvival }
  }

  /// From 0 to 100; nil when no mutant counts, which is neither good nor bad.
  package var percent: Double? { total > 0 ? 100 * Double(detected) / Double(total) : nil }
}
