public import UpdateDecisions

/// Something that decides about updates, to be held to the laws.
public protocol UpdatePolicy: Sendable {
  /// Decides what an install is to do.
  func decide(_ request: UpdateRequest) -> UpdateDecision
}

/// A policy that is a closure.
public struct PolicyFunction: UpdatePolicy {
  private let body: @Sendable (UpdateRequest) -> UpdateDecision

  /// Makes a policy from a closure.
  public init(_ body: @escaping @Sendable (UpdateRequest) -> UpdateDecision) {
    self.body = body
  }

  /// Calls the closure.
  public func decide(_ request: UpdateRequest) -> UpdateDecision { body(request) }
}
