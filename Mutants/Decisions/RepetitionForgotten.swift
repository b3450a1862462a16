import DecisionLaws
import UpdateDecisions

/// A repeated release goes unsaid when another one of its precedence stands between the two in the
/// feed.
struct RepetitionForgotten: DecisionMutant {
  let expectedKiller: any DecisionLaw = OrderOfReleasesDoesNotMatter()

  func repetitions(of best: StepwiseRecord, in eligible: [StepwiseRecord]) -> [UpdateEvent] {
    let tied = eligible.filter { $0.version == best.version }
    let runs = tied.split { record in
      record.release.channel != best.release.channel
        || record.release.sequence != best.release.sequence
    }
    return runs.flatMap { CorrectPolicy().repetitions(of: best, in: Array($0)) }
  }
}
