import DecisionLaws
import UpdateDecisions

/// Sequences of different channels are compared, though each channel counts for itself.
struct CrossChannelSequence: DecisionMutant {
  let expectedKiller: any DecisionLaw = SequenceCountsOnlyWhenComparable()

  func isComparable(_ record: StepwiseRecord, _ request: UpdateRequest) -> Bool { true }
}
