import DecisionLaws
import UpdateDecisions

/// Of two packages with one sequence one is chosen in silence.
struct DuplicateSequenceIgnored: DecisionMutant {
  let expectedKiller: any DecisionLaw = RepeatedSequenceLeavesAnEvent()

  func repetitions(of best: StepwiseRecord, in eligible: [StepwiseRecord]) -> [UpdateEvent] { [] }
}
