import Synchronization
import UpdateDecisions

/// The last request and what was decided about it.
final class LastDecision: Sendable {
  private let last = Mutex<(request: UpdateRequest, decision: UpdateDecision)?>(nil)

  /// The last decision if it was about the same install with the same version, else a new one.
  func decision(
    on request: UpdateRequest, orDecide decide: () -> UpdateDecision
  ) -> UpdateDecision {
    let known = last.withLock { $0 }
    if let known, known.request.installIdentifier == request.installIdentifier,
      known.request.installed == request.installed
    {
      return known.decision
    }
    let decision = decide()
    last.withLock { $0 = (request, decision) }
    return decision
  }
}
