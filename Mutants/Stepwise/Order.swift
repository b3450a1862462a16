/// How the first of two things stands to the second.
package enum Order: Hashable, Sendable {
  case less
  case equal
  case greater

  /// The order of two values.
  init<Value: Comparable>(_ left: Value, _ right: Value) {
    self = left < right ? .less : left == right ? .equal : .greater
  }

  /// The order of two texts of ASCII, byte by byte, which is how Swift orders such texts.
  init(bytesOf left: String, _ right: String) {
    // Most texts that are compared are equal, which is seen soonest.
    self = left == right ? .equal : left < right ? .less : .greater
  }

  /// The order of two numbers without leading zeros, given as digits.
  init(digits left: String, _ right: String) {
    let (leftCount, rightCount) = (left.utf8.count, right.utf8.count)
    self = leftCount == rightCount ? Order(bytesOf: left, right) : Order(leftCount, rightCount)
  }

  /// This order unless it is equal, else the other one.
  func then(_ other: @autoclosure () -> Order) -> Order {
    self == .equal ? other() : self
  }
}
