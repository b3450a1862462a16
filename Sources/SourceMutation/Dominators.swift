import MutantChecking

/// Mutants that no other mutant implies: every input that tells another one from the original tells
/// it too where it is told from the original only by these inputs.
///
/// A mutant dominates another when its differences, on an exhaustive small scope, are some of the
/// other's. What is noticed of the rest follows from what is noticed of these, so that the share of
/// dominators is the harder score. Defined by the inputs and not by the laws, which would notice all
/// of them by construction. (Kurtz, Ammann, Delamaro, Offutt, Deng, "Mutant subsumption graphs",
/// ICST workshops 2014.)
package struct Dominators: Hashable, Sendable {
  /// Sets of mutants with the same differences, none of which include another's.
  package let count: Int
  /// How many of them were noticed, every mutant of the set.
  package let noticedCount: Int

  /// Finds them among the mutants whose differences are known and not none; nil when some of all
  /// mutants were not judged, since of a part others would be the dominators.
  ///
  /// - Complexity: O(*n*²) in the mutants.
  package init?(of results: [DerivedResult], among mutantCount: Int) {
    guard results.count == mutantCount else { return nil }
    // Each subject has inputs of its own.
    let modules = Dictionary(grouping: results, by: \.mutant.module)
    let dominators = modules.values.flatMap(Self.dominators)
    count = dominators.count
    noticedCount = dominators.count { $0.allSatisfy(\.status.isDetected) }
  }

  /// The sets of mutants with the same differences, none of which include another's.
  private static func dominators(among results: [DerivedResult]) -> [[DerivedResult]] {
    let known = results.filter { $0.differences?.isEmpty == false }
    let classes = Dictionary(grouping: known, by: \.differences)
    let minimal = classes.filter { differences, _ in
      !classes.keys.contains { other in
        guard let other, let differences, other != differences else { return false }
        return other.isSubset(of: differences)
      }
    }
    return Array(minimal.values)
  }
}
