/// Thrown when a case says nothing about the property: it counts neither for nor against it.
public enum Discard: Error, Hashable, Sendable {
  /// A generated value does not meet the property's precondition.
  case precondition
  /// The subject refused a value that the property is not about; counted apart.
  case refused
  /// The generator asked for more choices or nested itself deeper than a case may.
  case oversized
}
