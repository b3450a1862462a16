/// Makes values from choices.
///
/// All randomness must come from the source: the same choices must give the same value.
public protocol Generator<Value>: Sendable {
  /// What is made.
  associatedtype Value

  /// Makes one value, the simplest one when every choice is 0.
  ///
  /// - Throws: ``Discard`` when the choices lead to no value.
  func generate(_ source: inout ChoiceSource) throws(Discard) -> Value
}

/// A generator that is a closure.
///
/// What it makes is one part of the case: the shrinker leaves it out or puts another value of the
/// same type in its place.
public struct AnyGenerator<Value>: Generator {
  private let body: @Sendable (inout ChoiceSource) throws(Discard) -> Value
  private let kind: Int

  /// Makes a generator from a closure, which must draw everything from the source.
  public init(_ body: @escaping @Sendable (inout ChoiceSource) throws(Discard) -> Value) {
    self.body = body
    kind = Self.kind
  }

  /// Calls the closure.
  public func generate(_ source: inout ChoiceSource) throws(Discard) -> Value {
    try source.enterSpan(kind)
    defer { source.leaveSpan() }
    return try body(&source)
  }

  /// The kind of the spans that make such a value.
  static var kind: Int { Int(bitPattern: ObjectIdentifier(Value.self)) }
}
