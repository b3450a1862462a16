import SemVer
package import UpdateDecisions

extension StepwisePolicy {
  package func isRolledOut(_ record: StepwiseRecord, _ given: StepwiseCase) -> Bool {
    guard let rollout = record.release.rollout else { return true }
    let share = share(rollout)
    return isWithin(bucket(record, given), share) || share > 0 && isRolloutWaived(given)
  }

  package func share(_ rollout: BasisPoints) -> Int { rollout.count }

  package func isWithin(_ bucket: Int, _ share: Int) -> Bool { bucket < share }

  package func bucket(_ record: StepwiseRecord, _ given: StepwiseCase) -> Int {
    RolloutBucket(installIdentifier: given.request.installIdentifier)
      .number(for: record.version)
  }

  package func isRolloutWaived(_ given: StepwiseCase) -> Bool { isBelowMinimum(given) }

  package func isBelowMinimum(_ given: StepwiseCase) -> Bool {
    given.minimum.map { precedence(given.current, $0) == .less } ?? false
  }

  package func outcome(
    _ best: StepwiseRecord?, hasMalformedRecord: Bool, isHeld: Bool, _ given: StepwiseCase
  ) -> UpdateDecision.Outcome {
    if let minimum = given.minimum, isBelowMinimum(given) {
      let isRemedy = best.map { precedence($0.version, minimum) != .less } ?? false
      return isRemedy ? .updateRequired : .belowMinimumWithoutRemedy
    }
    return best == nil
      ? outcomeWithoutOffer(hasMalformedRecord: hasMalformedRecord, isHeld: isHeld)
      : .updateAvailable
  }

  package func outcomeWithoutOffer(
    hasMalformedRecord: Bool, isHeld: Bool
  ) -> UpdateDecision.Outcome {
    if hasMalformedRecord { return .remoteVersionInvalid }
    return isHeld ? .heldByRollout : .upToDate
  }
}
