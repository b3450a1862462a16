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
      try source.value(where: isIncluded) { (source) throws(Discard) in try generate(&source) }
    }
  }

  /// Lists of values of this generator, with so many elements.
  ///
  /// Up to six counts are equally likely; of more the higher ones are rarer, so that a list has some
  /// five elements more than it must.
  ///
  /// Lists are what most values are made of, so callers get a copy of their own: without the types
  /// known, appending takes a third of the time of a case.
  ///
  /// - Precondition: the counts are not negative.
  @inlinable
  public func list(_ counts: ClosedRange<Int>) -> AnyGenerator<[Value]> {
    precondition(counts.lowerBound >= 0, "a list has no negative count")
    let kind = ListElement<Value>.kind
    return AnyGenerator { (source) throws(Discard) in
      var elements: [Value] = []
      while true {
        // Also what is certain is a choice, so that elements can be taken out at any place.
        let isRequired = elements.count < counts.lowerBound
        let more = isRequired ? 1 : UInt64(min(counts.upperBound - elements.count, 5))
        try source.enterSpan(kind)
        defer { source.leaveSpan() }
        guard source.chance(more, in: isRequired ? 1 : more + 1) else { break }
        // Room for most lists at once: growing element by element costs more than drawing them.
        if elements.isEmpty { elements.reserveCapacity(min(counts.upperBound, 4)) }
        elements.append(try generate(&source))
      }
      return elements
    }
  }
}

/// The kind of the spans that make an element of a list and the decision that there is one.
@usableFromInline
enum ListElement<Value> {
  @usableFromInline static var kind: Int { Int(bitPattern: ObjectIdentifier(Self.self)) }
}
