/// Values of one of several generators; earlier ones are simpler.
///
/// All are equally likely over many cases; half of the cases do without some of them, see
/// ``ChoiceSource/alternative(of:)``.
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
    try source.span(AnyGenerator<Value>.kind) { (source) throws(Discard) in
      try generators[source.alternative(of: generators.count)].generate(&source)
    }
  }
}
