/// How many faults of a program are borne: each costs a start, and a late reply its deadline.
///
/// A law needs few to find a small counterexample, and no run may hang.
struct Patience {
  private var faultsLeft = 30
  private var lateRepliesLeft = 2
  private var lateRepliesLeftOfRun = 12

  /// Whether the law has met too many.
  var isExhaustedForLaw: Bool { faultsLeft <= 0 || lateRepliesLeft <= 0 }

  /// Whether the whole run has met too many late replies.
  var isExhausted: Bool { lateRepliesLeftOfRun <= 0 }

  mutating func spend(on fault: ReplyFault) {
    faultsLeft -= 1
    switch fault {
    case .late, .ended(nil, after: _):
      lateRepliesLeft -= 1
      lateRepliesLeftOfRun -= 1
    default: break
    }
  }

  /// Begins anew for the next law.
  mutating func beginLaw() {
    var next = Patience()
    next.lateRepliesLeftOfRun = lateRepliesLeftOfRun
    self = next
  }
}
