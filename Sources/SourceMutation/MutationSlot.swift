/// A piece of code that is compiled once for each mutant in it, and once unchanged.
struct MutationSlot: Hashable, Sendable {
  /// How the copies are told apart at run time.
  enum Form: Hashable, Sendable {
    /// An `if` with a copy of the statement in each branch.
    case statement
    /// The same for an expression that is returned without the word.
    case returned
    /// A chain of conditional operators: where no statement can stand.
    case expression
  }

  /// What is copied; for a declaration all that follows it in its block, which may use its name.
  let range: Range<Int>
  let form: Form
  /// Whether the code runs once in a process.
  let isInitialiser: Bool
  /// The declaration that the code is in.
  let declaration: String
}
