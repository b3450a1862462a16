import PropertyTesting

/// What was noted while a case ran, besides what the law says of it.
struct CaseRecord: Sendable {
  /// The first question without a proper reply, and what came instead.
  var fault: (question: Question, fault: ReplyFault)?
  /// Whether the case is about more than the program documents that it takes.
  var isBeyondLimits = false
  /// Whether a question was not asked, since there were too many faults before.
  var isUnasked = false

  /// What a fault makes of the case; nil when there was none.
  ///
  /// - Throws: the reason for which the case says nothing.
  func failure() throws(Discard) -> Failure? {
    if let (question, fault) = fault {
      return Failure(
        [Failure.Input("a", question.left), Failure.Input("b", question.right)],
        observed: "\(fault)", expected: #"a reply: {"order":…} or {"invalid":[…,…]}"#)
    }
    if isUnasked { throw .refused }
    if isBeyondLimits { throw .precondition }
    return nil
  }
}
