/// Where a generator gets its decisions from: each is an index from 0, the simplest, to a maximum.
///
/// A generator that makes its value from choices alone can be replayed, shrunk and enumerated
/// without knowing it: replay gives the same choices again, shrinking gives simpler ones.
public struct ChoiceSource: Sendable {
  /// What decides.
  private enum Origin: Sendable {
    /// The random source, as the generator asks.
    case random
    /// The random source, each possible choice as likely as the others.
    case uniform
    /// A list, and the simplest choices after its end.
    case script
  }

  /// The most choices of a case; with this many the value is far too large to be looked at.
  ///
  /// Beyond it every choice is 0, and the case is discarded as oversized.
  public static let maximumChoiceCount = 10_000
  /// How deep parts may be nested: few enough for the 512 KiB stack of a thread on macOS.
  public static let maximumDepth = 400

  /// The end of the numbers that are small: with some of two digits, as faults in texts need.
  private static let largestSmallNumber: UInt64 = 20

  private var random: SplitMix64
  private let origin: Origin
  private let script: [UInt64]
  private let limit: Int
  private var style = CaseStyle.plain
  private var echo = Echo()
  /// Whether what is chosen is kept in the trace.
  private var isRecording = true
  /// What has been chosen, if it is recorded.
  private(set) var trace = ChoiceTrace()
  private var choiceCount = 0
  private var depth = 0

  /// A source of random choices.
  public init(seed: Seed) {
    self.init(.random, seed: seed)
    isRecording = false
  }

  private init(
    _ origin: Origin, seed: Seed, script: [UInt64] = [], limit: Int = maximumChoiceCount
  ) {
    random = SplitMix64(seed: seed)
    self.origin = origin
    self.script = script
    self.limit = limit
  }

  /// The recording source of one of the random cases of a run.
  ///
  /// - Parameters:
  ///   - index: the place of the case in the run.
  ///   - seed: the seed of the run.
  init(caseAt index: Int, seed: Seed) {
    self.init(.random, seed: seed)
    begin(caseAt: index, seed: seed, isRecording: true)
  }

  /// A recording source whose choices are all equally likely, whatever the generator asks for.
  init(uniform seed: Seed) {
    self.init(.uniform, seed: seed)
  }

  /// A recording source that gives out a list of choices, up to a number of them.
  init(script: [UInt64], limit: Int = maximumChoiceCount) {
    self.init(.script, seed: Seed(0), script: script, limit: limit)
  }

  /// Forgets the case that it was the source of and begins one of the random cases of a run.
  ///
  /// A case that repeats parts of itself is recorded in any event, since it is made of what was
  /// recorded, and takes longer for it.
  ///
  /// - Parameters:
  ///   - index: the place of the case in the run.
  ///   - seed: the seed of the run.
  ///   - isRecording: whether the trace is wanted.
  mutating func begin(caseAt index: Int, seed: Seed, isRecording: Bool) {
    random = SplitMix64(seed: seed.forPart(UInt64(index)))
    style = CaseStyle(caseAt: index, seed: seed)
    if self.isRecording { forget() }
    self.isRecording = isRecording || style.isEchoing
    choiceCount = 0
    depth = 0
  }

  /// Forgets what was recorded, for which there is nothing to do in most cases.
  private mutating func forget() {
    echo = Echo()
    trace.removeAll()
  }

  /// Makes every further choice one too many.
  @usableFromInline
  mutating func end() { choiceCount = max(choiceCount, limit) }

  /// Whether every further choice is one too many.
  var isAtEnd: Bool { choiceCount >= limit }

  /// Whether more was asked for than a case may have.
  var isOverdrawn: Bool { choiceCount > limit }

  /// A number from 0 to the maximum, all equally likely.
  public mutating func choose(upTo maximum: UInt64) -> UInt64 {
    take(upTo: maximum) { $0.next(upTo: maximum) }
  }

  /// A number from 0 to the maximum that is often small, often near the maximum, and often any.
  ///
  /// Small numbers repeat, and faults sit at the ends of ranges: a uniform draw from 64 bits meets
  /// neither. In half of the cases of a check all such numbers are at most 20: many faults need
  /// several numbers that are alike, and hardly any needs them to be large.
  ///
  /// Source of the idea: Jackson, Damon, "Elements of style: analyzing a software design feature with
  /// a counterexample detector", 1996, which names it the small scope hypothesis.
  public mutating func chooseByMagnitude(upTo maximum: UInt64) -> UInt64 {
    guard !style.isSmall else {
      return take(upTo: maximum) { $0.next(upTo: min(Self.largestSmallNumber, maximum)) }
    }
    return take(upTo: maximum) { random in
      let bitWidth = UInt64(UInt64.bitWidth - maximum.leadingZeroBitCount)
      if bitWidth > 3, random.next(upTo: 15) == 0 { return maximum - random.next(upTo: 2) }
      let bits = random.next(upTo: bitWidth)
      let cap = bits >= 64 ? UInt64.max : (1 << bits) - 1
      return random.next(upTo: min(cap, maximum))
    }
  }

  /// True so many times in so many cases; false is the simpler one.
  ///
  /// What is certain is still a choice, but one that cannot be changed.
  ///
  /// - Precondition: there is at least one case.
  public mutating func chance(_ times: UInt64, in cases: UInt64) -> Bool {
    precondition(cases > 0, "a chance needs at least one case")
    guard times > 0 && times < cases else {
      _ = take(upTo: 0) { _ in 0 }
      return times > 0
    }
    return take(upTo: 1) { $0.next(upTo: cases - 1) < times ? 1 : 0 } == 1
  }

  /// An index into a list of weights, as likely as its weight; earlier ones are simpler.
  ///
  /// Weights that are the same each time are better given as ``Weights``, which cost less to draw from.
  ///
  /// - Precondition: some weight is greater than zero, and their sum is at most `UInt64.max`.
  public mutating func index(weighted weights: [UInt64]) -> Int {
    let total = weights.reduce(0, +)
    let possible = weights.count { $0 > 0 }
    precondition(possible > 0, "no weight is greater than zero")
    var rest = take(upTo: UInt64(possible - 1)) { random in
      var rest = random.next(upTo: total - 1)
      var passed: UInt64 = 0
      for weight in weights where weight > 0 {
        if rest < weight { break }
        rest -= weight
        passed += 1
      }
      return passed
    }
    // The choice counts the weights above zero alone, so that no other can come out of a replay.
    guard possible < weights.count else { return Int(rest) }
    for index in weights.indices where weights[index] > 0 {
      if rest == 0 { return index }
      rest -= 1
    }
    return weights.count - 1
  }

  /// The index of one of several alternatives, as likely as its weight; earlier ones are simpler.
  ///
  /// It makes the same choice as from a list of these weights.
  public mutating func index(weighted weights: Weights) -> Int {
    Int(
      take(upTo: weights.count - 1) { random in
        weights.index(of: random.next(upTo: weights.total - 1))
      })
  }

  /// An element of a list, all equally likely; earlier ones are simpler.
  ///
  /// - Precondition: the list is not empty.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    precondition(!elements.isEmpty, "nothing to pick from")
    return elements[Int(choose(upTo: UInt64(elements.count - 1)))]
  }

  /// The index of one of several alternatives; earlier ones are simpler.
  ///
  /// They are all equally likely over many cases. Within half of the cases some are switched off, so
  /// that the others come in great numbers: a fault that needs ten commands of one kind in a row, or
  /// a list without any element of one kind, is then found soon. More than 64 are never switched off.
  ///
  /// Source: Groce, Zhang, Eide, Chen, Regehr, "Swarm testing", ISSTA 2012.
  ///
  /// - Precondition: there is at least one.
  public mutating func alternative(of count: Int) -> Int {
    precondition(count > 0, "nothing to choose from")
    guard let swarm = style.swarm else { return Int(choose(upTo: UInt64(count - 1))) }
    return Int(take(upTo: UInt64(count - 1)) { swarm.pick(of: count, &$0) })
  }

  /// A number of a range, all equally likely; lower ones are simpler.
  public mutating func number(_ range: ClosedRange<Int>) -> Int {
    let last = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    return range.lowerBound &+ Int(truncatingIfNeeded: choose(upTo: last))
  }

  /// The next choice that is given, or what the closure draws.
  ///
  /// The final index is recorded however it was drawn: a bias costs the shrinker nothing.
  @inline(__always)
  private mutating func take(
    upTo maximum: UInt64, orDraw draw: (inout SplitMix64) -> UInt64
  ) -> UInt64 {
    choiceCount += 1
    guard choiceCount <= limit else { return 0 }
    // Most cases are random and not recorded: nothing else is looked at for them.
    guard isRecording else { return draw(&random) }
    let choice = given(upTo: maximum) ?? draw(&random)
    trace.append(choice, maximum: maximum)
    return choice
  }

  /// The choice that does not depend on how the generator wants it to be drawn.
  private mutating func given(upTo maximum: UInt64) -> UInt64? {
    switch origin {
    case .random: style.isEchoing ? echo.next(upTo: maximum, from: trace, &random) : nil
    case .uniform: random.next(upTo: maximum)
    case .script: choiceCount <= script.count ? min(script[choiceCount - 1], maximum) : 0
    }
  }
}

extension ChoiceSource {
  /// Begins a part of the value that can be left out or stand in for another of its kind.
  ///
  /// Each beginning needs its ``endSpan()``, unless the case is discarded in between.
  public mutating func beginSpan(_ kind: Int = 0) {
    if isRecording { recordSpanBegin(kind) }
  }

  /// Ends the part of the value that was begun last.
  public mutating func endSpan() {
    if isRecording { recordSpanEnd() }
  }

  private mutating func recordSpanBegin(_ kind: Int) {
    if style.isEchoing { echo.begin(kind, in: trace, &random) }
    trace.beginSpan(kind)
  }

  private mutating func recordSpanEnd() {
    trace.endSpan()
    if style.isEchoing { echo.end(in: trace) }
  }

  /// Makes a part of the value that stands in for others of its kind, however deep they are.
  ///
  /// - Throws: ``Discard/oversized`` when the case has become too large, so that a generator that
  ///   calls itself without end comes to one; and what the closure throws.
  public mutating func span<Part>(
    _ kind: Int, _ body: (inout ChoiceSource) throws(Discard) -> Part
  ) throws(Discard) -> Part {
    try enterSpan(kind)
    defer { leaveSpan() }
    return try body(&self)
  }

  /// Begins a part like ``beginSpan(_:)``, unless the case has become too large.
  @usableFromInline
  mutating func enterSpan(_ kind: Int) throws(Discard) {
    guard depth < Self.maximumDepth, !isOverdrawn else {
      choiceCount = limit + 1
      throw .oversized
    }
    depth += 1
    beginSpan(kind)
  }

  /// Ends a part that was entered.
  @usableFromInline
  mutating func leaveSpan() {
    endSpan()
    depth -= 1
  }

  /// Makes a value that meets a condition, in up to three tries.
  ///
  /// What was chosen in vain is forgotten: a replay, which knows the outcome, needs one try.
  mutating func value<Value>(
    where isIncluded: (Value) -> Bool,
    from body: (inout ChoiceSource) throws(Discard) -> Value
  ) throws(Discard) -> Value {
    var remainingTries = if case .random = origin { 3 } else { 1 }
    while true {
      let mark = trace.mark
      let value = try body(&self)
      if isIncluded(value) { return value }
      remainingTries -= 1
      guard remainingTries > 0 else { throw .precondition }
      if isRecording { trace.cut(backTo: mark) }
    }
  }
}
