import ComparatorLaws

/// What an ``Interview`` remembers.
struct InterviewState {
  var conversation: Conversation
  /// Replies of the batch that is under way, some of them guessed while it is rehearsed.
  private var memory: [Question: Reply] = [:]
  /// Questions that had no proper reply, which are not asked twice.
  private var faults: [Question: ReplyFault] = [:]
  /// Questions that a rehearsal has guessed the replies to; nil when there is none.
  private var guessed: [Question]?
  private var isInBatch = false
  private var law = ""
  private var patience = Patience()
  /// Whether questions are asked one at a time, since a fault came when they were not.
  var isCareful = false
  var record = CaseRecord()
  /// What the program did wrong besides breaking laws, and how often.
  var findings = FindingTally()

  init(_ conversation: Conversation) {
    self.conversation = conversation
  }

  mutating func beginCase(of law: String) {
    record = CaseRecord()
    if !isInBatch { memory.removeAll(keepingCapacity: true) }
    guard law != self.law else { return }
    self.law = law
    patience.beginLaw()
  }

  mutating func reply(to question: Question) -> Reply? {
    if let reply = memory[question] { return reply }
    if guessed != nil { return guess(question) }
    if let fault = faults[question] {
      note(fault, on: question)
    } else if patience.isExhaustedForLaw {
      record.isUnasked = true
    } else {
      return ask(question)
    }
    return nil
  }

  /// Notes what is wrong with the case; the first fault counts.
  mutating func note(_ fault: ReplyFault, on question: Question) {
    if record.fault == nil { record.fault = (question, fault) }
  }

  private mutating func ask(_ question: Question) -> Reply? {
    let (replies, fault) = conversation.replies(to: [question])
    if let fault {
      findings.add("\(fault)")
      patience.spend(on: fault)
      faults[question] = fault
      note(fault, on: question)
    }
    memory[question] = replies.first
    return replies.first
  }
}

extension InterviewState {
  /// Begins to gather questions; false when they are asked one at a time.
  mutating func beginRehearsal() -> Bool {
    isInBatch = true
    guard !isCareful else { return false }
    guessed = []
    return true
  }

  /// Asks what was gathered.
  ///
  /// - Returns: whether the cases may have more questions, since a guess was wrong.
  mutating func endRehearsal() -> Bool {
    guard let questions = guessed else { return false }
    guessed = nil
    var (replies, fault) = conversation.replies(to: questions)
    // Where one reply was too many, each of them may belong to another question.
    if case .unasked = fault { replies = [] }
    var isSurprised = false
    for (question, reply) in zip(questions, replies) where memory[question] != reply {
      memory[question] = reply
      isSurprised = true
    }
    guard let fault else { return isSurprised }
    for question in questions[replies.count...] { memory[question] = nil }
    isCareful = true
    findings.add("\(fault)")
    return false
  }

  /// Forgets the replies: a case that is run alone is asked about anew.
  mutating func endBatch() {
    isInBatch = false
    memory.removeAll(keepingCapacity: true)
  }

  private mutating func guess(_ question: Question) -> Reply {
    let reply = Self.likelyReply(to: question)
    memory[question] = reply
    guessed?.append(question)
    return reply
  }

  /// What a correct comparator replies.
  private static func likelyReply(to question: Question) -> Reply {
    if question.isAboutOneText {
      let isValid = VersionAutomaton().verdict(on: question.left.utf8).isAccepted
      return isValid ? .equal : .invalid(left: true, right: true)
    }
    return switch PrecedenceOracle().order(question.left, question.right) {
    case .less: .less
    case .equal: .equal
    case .greater: .greater
    }
  }
}
