import ComparatorLaws
import Synchronization

/// A coin decides between versions of equal precedence.
///
/// The coin falls on one side and the other in turn, so that a run can be repeated. Clause 11: neither
/// of them is lower.
struct RandomTieBreak: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = PrecedenceIsIrreflexive()

  private let coin = Coin()

  func isLess(_ left: StepwiseVersion, _ right: StepwiseVersion) -> Bool {
    let order = order(left, right)
    return order == .equal ? coin.flip() : order == .less
  }
}

/// A counter that is even or odd.
private final class Coin: Sendable {
  private let flips = Atomic(0)

  func flip() -> Bool {
    flips.add(1, ordering: .relaxed).oldValue.isMultiple(of: 2)
  }
}
