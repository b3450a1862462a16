/// New bytes for a range of a source; an empty range stands for an insertion.
struct JSONSplice {
  let range: Range<Int>
  let bytes: [UInt8]
}

extension JSONStorage {
  /// The bytes of a range with some of them spliced; the splices are disjoint, inside the range and
  /// in the order of the source.
  func bytes(_ range: Range<Int>, splicing splices: [JSONSplice]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(
      splices.reduce(range.count) { $0 + $1.bytes.count - $1.range.count })
    var position = range.lowerBound
    for splice in splices {
      result += source[position..<splice.range.lowerBound]
      result += splice.bytes
      position = splice.range.upperBound
    }
    result += source[position..<range.upperBound]
    return result
  }
}
