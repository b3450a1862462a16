/// How likely each of two to eight alternatives is, for choices that are made again and again.
///
/// Written in place it is a constant, and drawing one of its alternatives neither loops nor branches:
/// where a loop over weights ends by chance is what a processor cannot foretell.
public struct Weights: Sendable {
  /// The sum of the weights up to each alternative; after the last one, no less than all of them.
  @usableFromInline let ends: SIMD8<UInt8>
  /// How many alternatives there are.
  @usableFromInline let count: UInt64
  /// The sum of all weights.
  @usableFromInline let total: UInt64

  /// Takes the weights of the alternatives in their order; those that are left out are no alternatives.
  ///
  /// - Precondition: all weights that are given are above zero, and their sum is at most 127.
  @inlinable
  public init(
    _ first: UInt8, _ second: UInt8, _ third: UInt8 = 0, _ fourth: UInt8 = 0, _ fifth: UInt8 = 0,
    _ sixth: UInt8 = 0, _ seventh: UInt8 = 0, _ eighth: UInt8 = 0
  ) {
    let weights = SIMD8(first, second, third, fourth, fifth, sixth, seventh, eighth)
    var ends = SIMD8<UInt8>(repeating: 127)
    var end: UInt8 = 0
    var count: UInt64 = 0
    for index in 0..<8 where weights[index] > 0 {
      precondition(count == index, "a weight is zero")
      end += weights[index]
      ends[index] = end
      count += 1
    }
    precondition(count > 1 && end <= 127, "two weights above zero, with a sum of at most 127")
    self.ends = ends
    self.count = count
    total = UInt64(end)
  }

  /// The alternative that a number below the sum of all weights stands for.
  func index(of number: UInt64) -> UInt64 {
    // As no end is above 127, the highest bit is that of the alternatives which end at or before it.
    let distances = ends &- SIMD8(repeating: UInt8(truncatingIfNeeded: number + 1))
    return UInt64((distances &>> SIMD8(repeating: 7)).wrappedSum())
  }
}
