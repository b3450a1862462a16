import ChildProcesses

/// Questions to a program, and its replies: one a line, in order, many at a time if it likes.
///
/// A program that breaks the protocol is ended; the next question starts it again.
struct Conversation {
  /// The words that start the program.
  let command: [String]
  /// How long a reply may take.
  let deadlineMilliseconds: Int
  /// Gets what the program writes to its standard error.
  private let showDiagnostics: @Sendable ([UInt8]) -> Void
  private var diagnosticsLeft = Self.diagnosticsLimit
  private var process: PipedProcess?
  private var buffer = LineBuffer()
  /// What the program prints before its first reply.
  private var greeting: [String] = []
  private var isIntroducing = false
  /// Greeting lines that the running program has not printed yet.
  private var greetingLinesLeft = 0
  private var hasReplied = false

  /// The longest reply, in bytes: several times what any needs, and little to keep in memory.
  private static let maximumLineLength = 4096
  /// How many times the deadline the first reply may take: programs need time to start.
  private static let startFactor = 4
  /// Bytes of diagnostics that are shown of a run: a program may have something to say each time.
  private static let diagnosticsLimit = 4096
  /// More lines than any greeting has; what goes on is no greeting.
  private static let greetingLimit = 100
  /// For how many milliseconds a program may end by itself before it is killed.
  private static let graceMilliseconds = 500

  init(
    _ command: [String], deadlineMilliseconds: Int,
    showDiagnostics: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.command = command
    self.deadlineMilliseconds = deadlineMilliseconds
    self.showDiagnostics = showDiagnostics
  }

  /// Asks questions, all at once.
  ///
  /// - Returns: the replies up to the first fault, and the fault.
  mutating func replies(to questions: [Question]) -> (replies: [Reply], fault: ReplyFault?) {
    var replies: [Reply] = []
    replies.reserveCapacity(questions.count)
    do throws(ReplyFault) {
      try ask(questions, &replies)
      return (replies, nil)
    } catch {
      _ = endProcess(graceMilliseconds: 0)
      return (replies, error)
    }
  }

  /// Hears whether the program replies at all, and how it begins.
  ///
  /// - Returns: the first line that it prints before its first reply; nil when there is none.
  mutating func introduce() throws(ReplyFault) -> String? {
    isIntroducing = true
    defer { isIntroducing = false }
    if let fault = replies(to: [Question("1.0.0", "1.0.0")]).fault {
      throw greeting.first.map { .noReply($0) } ?? fault
    }
    return greeting.first
  }

  /// Ends the program, if it runs.
  ///
  /// - Returns: the fault of a program that had more to say than it was asked.
  mutating func end() -> ReplyFault? {
    guard process != nil else { return nil }
    _ = endProcess(graceMilliseconds: Self.graceMilliseconds)
    return unasked
  }

  private mutating func ask(
    _ questions: [Question], _ replies: inout [Reply]
  ) throws(ReplyFault) {
    try startIfNeeded()
    try refuseUnasked(waitingMilliseconds: 0)
    let lines = questions.flatMap(\.line)
    var sentCount = 0
    var limit = hasReplied ? deadlineMilliseconds : deadlineMilliseconds * Self.startFactor
    var timer = Timer(milliseconds: limit)
    while replies.count < questions.count {
      let (count, hasEnded) = exchange(
        lines[sentCount...], waitingMilliseconds: timer.millisecondsLeft)
      sentCount += count
      while replies.count < questions.count, let line = buffer.takeLine() {
        if isGreeting(line) { continue }
        replies.append(try Self.reply(line, to: questions[replies.count]))
        hasReplied = true
        limit = deadlineMilliseconds
        timer = Timer(milliseconds: limit)
      }
      if replies.count < questions.count {
        try refuseToWait(hasEnded: hasEnded, isLate: timer.millisecondsLeft == 0, limit)
      }
    }
    try refuseUnasked(waitingMilliseconds: nil)
  }

  /// Whether a line belongs to what the program prints before its first reply.
  private mutating func isGreeting(_ line: ArraySlice<UInt8>) -> Bool {
    if isIntroducing, greeting.count < Self.greetingLimit, Reply(line) == nil {
      greeting.append(Self.text(line))
      return true
    }
    guard greetingLinesLeft > 0 else { return false }
    greetingLinesLeft -= 1
    return true
  }

  /// Looks at the pipes once.
  private mutating func exchange(
    _ bytes: ArraySlice<UInt8>, waitingMilliseconds: Int
  ) -> (sentCount: Int, hasEnded: Bool) {
    guard
      let exchange = process?.exchange(bytes, waitingMilliseconds: waitingMilliseconds)
    else { return (0, true) }
    show(exchange.diagnostics)
    if !exchange.output.isEmpty { buffer.append(exchange.output) }
    return (exchange.sentCount, exchange.hasEnded)
  }

  private mutating func startIfNeeded() throws(ReplyFault) {
    guard process == nil else { return }
    process = try PipedProcess(command)
    buffer = LineBuffer()
    greetingLinesLeft = greeting.count
    hasReplied = false
  }

  /// Refuses what came after the last reply that was asked for.
  ///
  /// - Parameter limit: how long to look for more; nil looks at what is here already.
  /// - Throws: ``ReplyFault/unasked(_:)`` when there is any.
  private mutating func refuseUnasked(waitingMilliseconds limit: Int?) throws(ReplyFault) {
    if let limit, hasReplied { _ = exchange([], waitingMilliseconds: limit) }
    if let fault = unasked { throw fault }
  }

  /// What came after the last reply that was asked for.
  private var unasked: ReplyFault? {
    mutating get {
      guard hasReplied, !buffer.rest.isEmpty else { return nil }
      return .unasked(Self.text(buffer.takeLine() ?? buffer.rest))
    }
  }

  /// Gives the program up if it has ended, goes on without end, or is late.
  private mutating func refuseToWait(
    hasEnded: Bool, isLate: Bool, _ limit: Int
  ) throws(ReplyFault) {
    let start = buffer.rest
    guard start.count <= Self.maximumLineLength else {
      throw .tooLong(limit: Self.maximumLineLength)
    }
    if hasEnded {
      let ending = endProcess(graceMilliseconds: Self.graceMilliseconds)
      throw .ended(ending, after: Self.text(start))
    }
    if isLate { throw .late(milliseconds: limit, after: Self.text(start)) }
  }

  private mutating func endProcess(graceMilliseconds: Int) -> ProcessEnding? {
    guard var process else { return nil }
    self.process = nil
    let (ending, said) = process.end(graceMilliseconds: graceMilliseconds)
    show(said.diagnostics)
    buffer.append(said.output)
    return ending
  }

  private mutating func show(_ diagnostics: [UInt8]) {
    guard !diagnostics.isEmpty, diagnosticsLeft > 0 else { return }
    showDiagnostics(Array(diagnostics.prefix(diagnosticsLeft)))
    diagnosticsLeft -= diagnostics.count
    if diagnosticsLeft <= 0 { showDiagnostics(Array("… the rest is not shown\n".utf8)) }
  }

  private static func reply(
    _ line: ArraySlice<UInt8>, to question: Question
  ) throws(ReplyFault) -> Reply {
    guard line.count <= maximumLineLength else { throw .tooLong(limit: maximumLineLength) }
    guard let reply = Reply(line) else {
      throw String(validating: line, as: UTF8.self).map { .noReply($0) }
        ?? .noText(Array(line.prefix(20)))
    }
    guard reply.fits(question) else {
      throw .contradiction("of twice the same text it takes one for a version")
    }
    return reply
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(maximumLineLength), as: UTF8.self)
  }
}

/// Time that runs out.
private struct Timer {
  private let end: ContinuousClock.Instant

  init(milliseconds: Int) {
    end = .now + .milliseconds(milliseconds)
  }

  /// Whole milliseconds, rounded up; 0 when none is left.
  var millisecondsLeft: Int {
    let left = end - .now
    return left > .zero ? Int(left / .milliseconds(1)) + 1 : 0
  }
}
