import Synchronization

/// What is known of the number of a property's cases, kept for later checks: a mutant runner checks
/// one property a thousand times with few cases each, of which finding this out would be a fifth.
final class SpaceEstimate: Sendable {
  /// Whether there may be fewer cases than some limits.
  private let answers = Mutex<[Int: Bool]>([:])

  /// Whether it is worth a try to enumerate all cases of a property.
  ///
  /// The product of the numbers of possibilities along a random path is, on average, the number of
  /// all cases. Source: Knuth, "Estimating the efficiency of backtrack programs", 1975. Most
  /// spaces are so large that the first path tells; a few have many short paths and hide their
  /// size, so that the paths are as many as one in 32 of the cases that they may save.
  func mayHaveFewer(than limit: Int, _ property: Property) -> Bool {
    if let answer = answers.withLock({ $0[limit] }) { return answer }
    let answer = Self.mayHaveFewer(than: limit, property)
    answers.withLock { $0[limit] = answer }
    return answer
  }

  private static func mayHaveFewer(than limit: Int, _ property: Property) -> Bool {
    let probes = max(16, limit / 32)
    let allowance = Double(limit) * 4 * Double(probes)
    let seed = Seed(0).forPart(named: property.name)
    var sum = 0.0
    for probe in 0..<probes {
      let source = ChoiceSource(uniform: seed.forPart(UInt64(probe)))
      sum += property.run(source).trace.spaceSize
      if sum > allowance { return false }
    }
    return true
  }
}
