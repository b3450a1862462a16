/// Integers of a range, small ones and the ends of the range more often than others.
///
/// The simplest is the one nearest to 0; at equal distance the positive one.
public struct Integers: Generator {
  private let range: ClosedRange<Int>
  private let origin: Int

  /// Makes a generator of the integers of a range.
  public init(_ range: ClosedRange<Int>) {
    self.range = range
    origin = min(max(0, range.lowerBound), range.upperBound)
  }

  /// Draws an integer.
  public func generate(_ source: inout ChoiceSource) -> Int {
    let above = UInt64(bitPattern: Int64(range.upperBound &- origin))
    let below = UInt64(bitPattern: Int64(origin &- range.lowerBound))
    let index = source.chooseByMagnitude(upTo: above &+ below)
    // The indexes 1, 2, 3, 4 mean +1, −1, +2, −2 as long as both directions last.
    let paired = min(above, below)
    if index / 2 + index % 2 <= paired {
      let distance = Int(truncatingIfNeeded: index / 2 + index % 2)
      return index % 2 == 1 ? origin &+ distance : origin &- distance
    }
    let distance = Int(truncatingIfNeeded: index - paired)
    return above > below ? origin &+ distance : origin &- distance
  }
}
