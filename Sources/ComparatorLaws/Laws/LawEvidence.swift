/// Where a law's knowledge comes from.
public enum LawEvidence: String, Hashable, Sendable {
  /// An independent implementation: it sees every mistake, and says little about which.
  case oracle
  /// What follows from the clause laws when those hold for everything.
  case structure
  /// How the case was made: it says which clause is broken.
  case construction
}
