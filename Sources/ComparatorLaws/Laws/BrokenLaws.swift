public import PropertyTesting

/// What a test throws when a comparator breaks laws.
///
/// It prints the same in Swift Testing and in XCTest: each broken law with its smallest
/// counterexample.
public struct BrokenLaws: Error, Hashable {
  /// What is wrong, law by law.
  public let failures: [PropertyFailure]
}

extension BrokenLaws: CustomStringConvertible {
  /// The number of broken laws, then what is wrong with each, under its clause of SemVer 2.0.0.
  public var description: String {
    let count = failures.count == 1 ? "1 law is broken" : "\(failures.count) laws are broken"
    let details = failures.map { failure in
      let law = allComparatorLaws.first { law in
        [law.name, law.exhaustiveCompanion?.name].contains(failure.report.property)
      }
      let clause = law?.clause ?? ""
      return (clause.isEmpty ? "" : "SemVer 2.0.0, clause \(clause): ") + failure.description
    }
    return ([count] + details).joined(separator: "\n")
  }
}

extension VersionComparator {
  /// Checks every law that is about what the comparator offers, and throws if any is broken.
  ///
  /// The same seed tries the same cases, so a test that fails fails again.
  ///
  /// - Parameters:
  ///   - cases: how many random cases of each law to try.
  ///   - seed: the seed of all random choices.
  /// - Throws: ``BrokenLaws`` with the smallest counterexample of each law that is broken.
  /// - Complexity: linear in cases. The exhaustive laws compare each two of 400 versions and read
  ///   56,000 texts, which a debug build does in about two seconds.
  public func verifyLaws(cases: Int = 500, seed: Seed = Seed(1)) throws(BrokenLaws) {
    let options = CheckOptions(cases: cases, seed: seed, shrinkBudget: 2000)
    var failures: [PropertyFailure] = []
    for law in Self.smallLaws {
      for property in law.properties(of: self) {
        do throws(PropertyFailure) {
          try property.verify(options)
        } catch {
          failures.append(error)
        }
      }
    }
    guard failures.isEmpty else { throw BrokenLaws(failures: failures) }
  }
  /// The laws, with scopes that suit a debug build.
  private static var smallLaws: [any ComparatorLaw] {
    allComparatorLaws.map { law in
      switch law {
      case is SmallScopeIsInOrder: SmallScopeIsInOrder(leastVersionCount: 400)
      case is AcceptanceEqualsTheGrammar: AcceptanceEqualsTheGrammar(longest: 6)
      default: law
      }
    }
  }
}
