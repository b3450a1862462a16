import Synchronization

/// Says that a run is to end early; set once, from any thread.
public final class Interruption: Sendable {
  private let flag = Atomic(false)

  /// Not set.
  public init() {}

  /// Whether the run is to end.
  public var isSet: Bool { flag.load(ordering: .relaxed) }

  /// Lets the run end.
  public func set() {
    flag.store(true, ordering: .relaxed)
  }
}
