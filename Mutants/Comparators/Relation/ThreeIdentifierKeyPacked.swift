import ComparatorLaws

/// A sort key has room for three identifiers, and 0 stands for one that is missing.
///
/// `1.0.0-a` ties with `1.0.0-a.0`, and what comes fourth is not looked at. Clause 11.4.4.
struct ThreeIdentifierKeyPacked: ComparatorMutant {
  /// Computed, since this law is not cheap to make.
  var expectedKiller: any ComparatorLaw { SmallScopeIsInOrder(leastVersionCount: 400) }

  func identifiersOrder(_ left: [String], _ right: [String]) -> Order {
    correct.identifiersOrder(key(of: left), key(of: right))
  }

  private func key(of identifiers: [String]) -> [String] {
    Array((identifiers + ["0", "0", "0"]).prefix(3))
  }
}
