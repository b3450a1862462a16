extension InterviewState {
  /// Starts the program and compares its replies to questions asked one at a time with those to
  /// the same questions asked at once.
  mutating func introduce() throws(ReplyFault) {
    if let greeting = try conversation.introduce() {
      findings.add("prints '\(greeting)' before its first reply")
    }
    guard let alone = repliesOneByOne() else { return }
    let (replies, fault) = conversation.replies(to: Self.probe)
    if let fault {
      findings.add("asked \(Self.probe.count) questions at once, it \(fault)")
    } else if let place = replies.indices.first(where: { replies[$0] != alone[$0] }) {
      let question = Self.probe[place]
      findings.add(
        "asked \(Self.probe.count) questions at once, it answers in another order: "
          + "\(question.left) to \(question.right) is \(replies[place]), alone it is \(alone[place])"
      )
    } else {
      return
    }
    isCareful = true
  }

  /// Ends the program; what it still says is one fault more.
  mutating func end() {
    if let fault = conversation.end() { findings.add("\(fault)") }
  }

  /// The replies to the probe; nil when there was a fault, which a law will find.
  private mutating func repliesOneByOne() -> [Reply]? {
    var replies: [Reply] = []
    for question in Self.probe { replies += conversation.replies(to: [question]).replies }
    return replies.count == Self.probe.count ? replies : nil
  }

  /// Questions whose replies differ, so that a permutation shows.
  private static let probe: [Question] = {
    let versions = ["1.0.0", "2.0.0", "1.5.0", "1.0.1", "3.0.0", "2.1.0", "0.9.0"]
    return versions.flatMap { left in versions.map { right in Question(left, right) } }
  }()
}
