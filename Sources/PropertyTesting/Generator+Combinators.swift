extension Generator {
  /// The values of this generator, each turned into another value.
  public func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> AnyGenerator<Other> {
    AnyGenerator { (source) throws(Discard) in transform(try generate(&source)) }
  }

  /// The values of generators that depend on a value of this one.
  public func flatMap<Other: Generator>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> AnyGenerator<Other.Value> {
    AnyGenerator { (source) throws(Discard) in
      try transform(try generate(&source)).generate(&source)
    }
  }

  /// The values of this generator that meet a condition.
  ///
  /// Each value gets three tries, then the case is discarded: it never loops for ever and never
  /// goes on with a value that does not qualify.
  public func filter(
    _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> AnyGenerator<Value> {
    AnyGenerator { (source) throws(Discard) in
      for _ in 0..<3 {
        let value = try generate(&source)
        if isIncluded(value) { return value }
      }
      throw Discard.precondition
    }
  }

  /// Lists of values of this generator, with so many elements.
  public func list(_ counts: ClosedRange<Int>) -> AnyGenerator<[Value]> {
    AnyGenerator { (source) throws(Discard) in
      var elements: [Value] = []
      // On average half of what is allowed and at most five elements come after the first ones.
      let more = UInt64(min((counts.upperBound - counts.lowerBound + 1) / 2, 5))
      while elements.count < counts.upperBound {
        source.beginSpan()
        let isRequired = elements.count < counts.lowerBound
        guard isRequired || source.chance(more, in: more + 1) else {
          source.endSpan()
          break
        }
        elements.append(try generate(&source))
        source.endSpan()
      }
      return elements
    }
  }
}

/// Integers of a range, small ones and the ends of the range more often than others.
///
/// The simplest is the one nearest to 0; at equal distance the positive one.
public struct Integers: Generator {
  private let range: ClosedRange<Int>
  private let origin: Int

  /// Makes a generator of the integers of a range.
  public init(_ range: ClosedRange<Int>) {
    self.range = range
    origin = min(max(0, range.lowerBound), range.upperBound)
  }

  /// Draws an integer.
  public func generate(_ source: inout ChoiceSource) -> Int {
    let above = UInt64(bitPattern: Int64(range.upperBound) &- Int64(origin))
    let below = UInt64(bitPattern: Int64(origin) &- Int64(range.lowerBound))
    let index = source.chooseByMagnitude(upTo: above &+ below)
    // The indexes 1, 2, 3, 4 mean +1, −1, +2, −2 as long as both directions last.
    let paired = min(above, below)
    if index / 2 + index % 2 <= paired {
      let distance = Int(truncatingIfNeeded: index / 2 + index % 2)
      return index % 2 == 1 ? origin &+ distance : origin &- distance
    }
    let distance = Int(truncatingIfNeeded: index - paired)
    return above > below ? origin &+ distance : origin &- distance
  }
}

/// Values of one of several generators, all equally likely; earlier ones are simpler.
public struct OneOf<Value>: Generator {
  private let generators: [AnyGenerator<Value>]

  /// Makes a generator that chooses between others.
  ///
  /// - Precondition: there is at least one.
  public init(_ generators: [AnyGenerator<Value>]) {
    precondition(!generators.isEmpty, "nothing to choose from")
    self.generators = generators
  }

  /// Chooses a generator and lets it make the value.
  public func generate(_ source: inout ChoiceSource) throws(Discard) -> Value {
    try source.pick(generators).generate(&source)
  }
}
