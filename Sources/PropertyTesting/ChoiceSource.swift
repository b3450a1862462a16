/// Where a generator gets its decisions from: each is an index from 0, the simplest, to a maximum.
///
/// A generator that makes its value from choices alone can be replayed, shrunk and enumerated
/// without knowing it: replay gives the same choices again, shrinking gives simpler ones.
public struct ChoiceSource: Sendable {
  private var random: SplitMix64
  /// The choices to give out, simplest ones after its end; nil for random ones.
  private let script: [UInt64]?
  private var position = 0
  /// What has been chosen, when that is wanted.
  private(set) var trace: ChoiceTrace?

  /// A source of random choices.
  public init(seed: Seed) {
    self.init(seed: seed, isRecording: false)
  }

  init(seed: Seed, isRecording: Bool) {
    random = SplitMix64(seed: seed)
    script = nil
    trace = isRecording ? ChoiceTrace() : nil
  }

  /// A recording source that gives out a list of choices.
  init(script: [UInt64]) {
    random = SplitMix64(seed: Seed(0))
    self.script = script
    trace = ChoiceTrace()
  }

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
  public mutating func chance(_ times: UInt64, in cases: UInt64) -> Bool {
    take(upTo: 1) { $0.next(upTo: cases - 1) < times ? 1 : 0 } == 1
  }

  /// An index into a list of weights, as likely as its weight; earlier ones are simpler.
  ///
  /// - Precondition: some weight is greater than zero.
  public mutating func index(weighted weights: [UInt64]) -> Int {
    precondition(weights.contains { $0 > 0 }, "no weight is greater than zero")
    let total = weights.reduce(0, +)
    let index = take(upTo: UInt64(weights.count - 1)) { random in
      var rest = random.next(upTo: total - 1)
      var index = 0
      while rest >= weights[index] {
        rest -= weights[index]
        index += 1
      }
      return UInt64(index)
    }
    return Int(index)
  }

  /// An element of a list, all equally likely; earlier ones are simpler.
  ///
  /// - Precondition: the list is not empty.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    precondition(!elements.isEmpty, "nothing to pick from")
    return elements[Int(choose(upTo: UInt64(elements.count - 1)))]
  }

  /// A number of a range, all equally likely; lower ones are simpler.
  public mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(choose(upTo: UInt64(range.upperBound - range.lowerBound)))
  }

  /// Begins a part of the value that can be left out or stand in for another of its kind.
  ///
  /// Each beginning needs its ``endSpan()``, unless the case is discarded in between.
  public mutating func beginSpan(_ kind: Int = 0) {
    trace?.beginSpan(kind)
  }

  /// Ends the part of the value that was begun last.
  public mutating func endSpan() {
    trace?.endSpan()
  }

  /// The next choice of the script, or what the closure draws.
  ///
  /// The final index is recorded however it was drawn: a bias costs the shrinker nothing.
  @inline(__always)
  private mutating func take(
    upTo maximum: UInt64, orDraw draw: (inout SplitMix64) -> UInt64
  ) -> UInt64 {
    let choice: UInt64
    if let script {
      choice = position < script.count ? min(script[position], maximum) : 0
      position += 1
    } else {
      choice = draw(&random)
    }
    trace?.append(choice, maximum: maximum)
    return choice
  }
}
