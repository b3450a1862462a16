import UpdateDecisions

/// What an app shows, and what it may open.
enum UpdateNotice: Equatable {
  case nothing
  case offer(version: String, isRequired: Bool)
  case blocked
  case checkFailed
}

func checkForUpdate(
  _ request: UpdateRequest, log: (String) -> Void
) -> UpdateNotice {
  let decision = request.decide()
  for event in decision.events { log("update check: \(event)") }
  switch decision.outcomeWithoutMinimum ?? decision.outcome {
  case .upToDate, .heldByRollout:
    return .nothing
  case .updateAvailable:
    return notice(of: decision.offer, isRequired: false)
  case .updateRequired:
    return notice(of: decision.offer, isRequired: true)
  case .belowMinimumWithoutRemedy:
    return .blocked
  case .currentVersionInvalid, .remoteVersionInvalid, .minimumVersionInvalid:
    return .checkFailed
  }
}

func notice(of offer: UpdateDecision.Offer?, isRequired: Bool) -> UpdateNotice {
  guard let offer else { return .checkFailed }
  return .offer(version: offer.release.version, isRequired: isRequired)
}
