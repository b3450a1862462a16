import Reporting
import UpdateDecisions

/// A decision in the form of `gauntlet decide`.
enum DecisionJSON {
  /// The decision on one line; what it does not have is left out.
  static func line(_ decision: UpdateDecision) -> String {
    var members = [("outcome", JSONText.string(decision.outcome.rawValue))]
    if let outcome = decision.outcomeWithoutMinimum {
      members.append(("outcomeWithoutMinimum", JSONText.string(outcome.rawValue)))
    }
    if let offer = decision.offer { members.append(("offer", object(offer))) }
    members.append(("events", JSONText.array(decision.events.map(object))))
    return JSONText.object(members)
  }

  private static func object(_ offer: UpdateDecision.Offer) -> String {
    var members = [
      ("record", String(offer.recordIndex)), ("version", JSONText.string(offer.release.version)),
    ]
    if let channel = offer.release.channel {
      members.append(("channel", JSONText.string(channel.name)))
    }
    if let sequence = offer.release.sequence { members.append(("sequence", String(sequence))) }
    return JSONText.object(members)
  }

  private static func object(_ event: UpdateEvent) -> String {
    var members = [
      ("code", JSONText.string(event.code.rawValue)),
      ("field", JSONText.string(event.field.rawValue)), ("text", JSONText.string(event.text)),
    ]
    if let index = event.recordIndex { members.append(("record", String(index))) }
    return JSONText.object(members)
  }
}
