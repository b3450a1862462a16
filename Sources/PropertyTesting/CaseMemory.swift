import Synchronization

/// What the cases of properties were made of, for checks of the same laws on other subjects.
///
/// The cases of a law depend on its name and on the seed of the run, not on the subject: a run over
/// many subjects draws each once. See ``Trial/draw(_:)``.
package final class CaseMemory: Sendable {
  private let cases = Mutex<[Seed: DrawnCases]>([:])

  /// Runs beyond which all is forgotten: more than there are laws, while a check with many seeds
  /// comes back to none of them.
  private static let largestCount = 128

  /// Remembers nothing yet.
  package init() {}

  /// What was drawn in runs of a property, given the seed that it has in such a run.
  func cases(ofRun seed: Seed) -> DrawnCases {
    cases.withLock { cases in
      if let known = cases[seed] { return known }
      if cases.count >= Self.largestCount { cases.removeAll() }
      let new = DrawnCases()
      cases[seed] = new
      return new
    }
  }
}

/// What the random cases of one property were made of, by their index.
@usableFromInline
final class DrawnCases: Sendable {
  private let drawings = Mutex<[(any Sendable & AnyObject)?]>([])

  /// Cases from here on are not remembered, so that memory has a bound: twice as many as a law gets
  /// against a mutant by default.
  static let largestCount = 4096

  /// What the case of an index was made of, if it is remembered and of this type.
  func drawing<Value>(at index: Int, as type: Value.Type) -> Drawing<Value>? {
    drawings.withLock { drawings in
      drawings.indices.contains(index) ? drawings[index] as? Drawing<Value> : nil
    }
  }

  /// Remembers what the case of an index is made of.
  func remember<Value>(_ drawing: Drawing<Value>, at index: Int) {
    guard index < Self.largestCount else { return }
    drawings.withLock { drawings in
      while drawings.count <= index { drawings.append(nil) }
      drawings[index] = drawing
    }
  }
}

/// What one case was made of, with the labels that were marked then.
final class Drawing<Value: Sendable>: Sendable {
  let value: Value
  let labels: UInt64

  init(_ value: Value, labels: UInt64) {
    self.value = value
    self.labels = labels
  }
}
