/// Derived mutants, one a line.
package enum DerivedList {
  /// What is replaced by what, and for those that do not compile what is wrong.
  package static func lines(_ mutants: [MutantRecord]) -> [String] {
    mutants.map { mutant in
      let reason =
        mutant.status == .compileError ? "  does not compile: \(mutant.reason ?? "")" : ""
      return "\(mutant.id)  \(MutantText(mutant).edit)\(reason)"
    }
  }
}
