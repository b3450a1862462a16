import UpdateDecisions

/// What a decision says to the user: everything but its events and the place of the offered record.
struct Verdict: Hashable, Sendable {
  var outcome: UpdateDecision.Outcome
  var outcomeWithoutMinimum: UpdateDecision.Outcome?
  var offered: Release?

  /// The outcome, the minimum left aside when it is no version.
  var effectiveOutcome: UpdateDecision.Outcome { outcomeWithoutMinimum ?? outcome }

  /// The same with the effective outcome replaced, if it is one of those.
  func replacing(
    _ outcomes: Set<UpdateDecision.Outcome>, by outcome: UpdateDecision.Outcome
  ) -> Verdict {
    guard outcomes.contains(effectiveOutcome) else { return self }
    var copy = self
    if outcomeWithoutMinimum == nil {
      copy.outcome = outcome
    } else {
      copy.outcomeWithoutMinimum = outcome
    }
    return copy
  }
}

extension UpdateDecision {
  var verdict: Verdict {
    Verdict(
      outcome: outcome, outcomeWithoutMinimum: outcomeWithoutMinimum, offered: offer?.release)
  }

  /// What is wrong, whichever record it is in.
  var faults: [Fault: Int] {
    Dictionary(events.map { (Fault($0), 1) }, uniquingKeysWith: +)
  }
}

/// An event without the place of its record.
struct Fault: Hashable, Sendable {
  let code: UpdateEvent.Code
  let field: UpdateEvent.Field
  let text: String

  init(_ event: UpdateEvent) {
    code = event.code
    field = event.field
    text = event.text
  }
}
