/// Runs cases on behalf of a property whose answers come from far away.
///
/// Where asking many questions at once costs little more than asking one, a conductor first runs the
/// cases to learn what they ask, has all of it answered, and runs them again.
package protocol CaseConductor: Sendable {
  /// Runs the cases, as often as it likes; what the last run came to counts.
  func conduct<Result>(_ cases: () -> Result) -> Result
}

extension Property {
  /// The same property, with batches of its cases in the hands of a conductor.
  ///
  /// Cases that are run alone, as shrinking and replaying do, are left to themselves, unless each
  /// stands for many, as those of an exhaustive scope do.
  package func conducted(by conductor: any CaseConductor) -> Property {
    var property = self
    property.conductor = conductor
    return property
  }

  /// Runs a batch of cases.
  func conduct<Result>(_ cases: () -> Result) -> Result {
    conductor?.conduct(cases) ?? cases()
  }
}
