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
    case script([UInt64])
  }

  /// The most choices of a case; with this many the value is far too large to be looked at.
  ///
  /// Beyond it every choice is 0, and the case is discarded as oversized.
  public static let maximumChoiceCount = 10_000
  /// How deep parts may be nested: few enough for the 512 KiB stack of a thread on macOS.
  public static let maximumDepth = 400

  private var random: SplitMix64
  private let origin: Origin
  private let limit: Int
  /// Whether the case copies parts of itself.
  private var isEchoing = false
  private var echo = Echo()
  /// Which alternatives the case does without; nil when it has all of them.
  private var swarm: Swarm?
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

  private init(_ origin: Origin, seed: Seed, limit: Int = maximumChoiceCount) {
    random = SplitMix64(seed: seed)
    self.origin = origin
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
    self.init(.script(script), seed: Seed(0), limit: limit)
  }

  /// Forgets the case that it was the source of and begins one of the random cases of a run.
  ///
  /// Two of three cases repeat parts of themselves. Such a case is recorded in any event, since it is
  /// made of what was recorded, and takes longer for it. Every other case does without some of the
  /// alternatives.
  ///
  /// - Parameters:
  ///   - index: the place of the case in the run.
  ///   - seed: the seed of the run.
  ///   - isRecording: whether the trace is wanted.
  mutating func begin(caseAt index: Int, seed: Seed, isRecording: Bool) {
    random = SplitMix64(seed: seed.forPart(UInt64(index)))
    isEchoing = index % 3 != 0
    echo = Echo()
    swarm = index.isMultiple(of: 2) ? nil : Swarm(caseAt: index, seed: seed)
    self.isRecording = isRecording || isEchoing
    trace.removeAll()
    choiceCount = 0
    depth = 0
  }

  /// Whether more was asked for than a case may have.
  var isOverdrawn: Bool { choiceCount > limit }

  /// A number from 0 to the maximum, all equally likely.
  public mutating func choose(upTo maximum: UInt64) -> UInt64 {
    take(upTo: maximum) { $0.next(upTo: maximum) }
  }

  /// A number from 0 to the maximum that is often small, often near the maximum, and often any.
  ///
  /// Small numbers repeat, and faults sit at the ends of ranges: a uniform draw from 64 bits meets
  /// neither.
  public mutating func chooseByMagnitude(upTo maximum: UInt64) -> UInt64 {
    take(upTo: maximum) { random in
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
  /// - Precondition: some weight is greater than zero, and their sum is at most `UInt64.max`.
  public mutating func index(weighted weights: [UInt64]) -> Int {
    var total: UInt64 = 0
    var possible = 0
    for weight in weights where weight > 0 {
      total += weight
      possible += 1
    }
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
    guard let swarm else { return Int(choose(upTo: UInt64(count - 1))) }
    return Int(take(upTo: UInt64(count - 1)) { swarm.pick(of: count, &$0) })
  }

  /// A number of a range, all equally likely; lower ones are simpler.
  public mutating func number(_ range: ClosedRange<Int>) -> Int {
    let last = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    return range.lowerBound &+ Int(truncatingIfNeeded: choose(upTo: last))
  }

  /// The next choice of the script, or what the closure draws.
  ///
  /// The final index is recorded however it was drawn: a bias costs the shrinker nothing.
  @inline(__always)
  private mutating func take(
    upTo maximum: UInt64, orDraw draw: (inout SplitMix64) -> UInt64
  ) -> UInt64 {
    choiceCount += 1
    guard choiceCount <= limit else { return 0 }
    let choice: UInt64
    switch origin {
    case .random:
      let copy = isEchoing ? echo.next(upTo: maximum, from: trace, &random) : nil
      choice = copy ?? draw(&random)
    case .uniform: choice = random.next(upTo: maximum)
    case .script(let script):
      choice = choiceCount <= script.count ? min(script[choiceCount - 1], maximum) : 0
    }
    if isRecording { trace.append(choice, maximum: maximum) }
    return choice
  }
}

extension ChoiceSource {
  /// Begins a part of the value that can be left out or stand in for another of its kind.
  ///
  /// Each beginning needs its ``endSpan()``, unless the case is discarded in between.
  public mutating func beginSpan(_ kind: Int = 0) {
    guard isRecording else { return }
    if isEchoing { echo.begin(kind, in: trace, &random) }
    trace.beginSpan(kind)
  }

  /// Ends the part of the value that was begun last.
  public mutating func endSpan() {
    guard isRecording else { return }
    trace.endSpan()
    if isEchoing { echo.end(in: trace) }
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
