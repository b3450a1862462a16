import PropertyTesting

extension ChoiceSource {
  /// A number without leading zeros: mostly small, sometimes next to a limit of some integer type,
  /// sometimes long.
  mutating func numeral() -> String {
    switch index(weighted: [12, 4, 2, 1]) {
    case 0: tinyNumber()
    case 1: numeral(digitCount: number(1...9))
    case 2: nearLimit()
    default: numeral(digitCount: number(10...40))
    }
  }

  /// A number from 0 to 12.
  mutating func tinyNumber() -> String { pick(Self.tinyNumbers) }

  /// A number with exactly so many digits; one digit may be 0.
  mutating func numeral(digitCount: Int) -> String {
    guard digitCount > 1 else { return String(choose(upTo: 9)) }
    let firstCount = min(digitCount, 18)
    let lowest = Self.powersOfTen[firstCount - 1]
    var digits = String(lowest + choose(upTo: 9 * lowest - 1))
    var rest = digitCount - firstCount
    while rest > 0 {
      let count = min(rest, 18)
      let part = String(choose(upTo: Self.powersOfTen[count] - 1))
      digits += String(repeating: "0", count: count - part.utf8.count) + part
      rest -= count
    }
    return digits
  }

  /// A number at most one away from a power of two at which some number type ends, or 2²¹, where
  /// three numbers stop fitting into 64 bits.
  mutating func nearLimit() -> String {
    pick(Self.limits)
  }

  private static let tinyNumbers = (0...12).map { String($0) }
  private static let powersOfTen: [UInt64] = (0...18).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// 2ⁿ − 1, 2ⁿ and 2ⁿ + 1.
  static let limits: [String] = [
    "127", "128", "129", "255", "256", "257", "32767", "32768", "32769", "65535", "65536", "65537",
    "2097150", "2097151", "2097152", "2147483647", "2147483648", "2147483649", "4294967295",
    "4294967296", "4294967297", "9007199254740991", "9007199254740992", "9007199254740993",
    "9223372036854775807", "9223372036854775808", "9223372036854775809", "18446744073709551615",
    "18446744073709551616", "18446744073709551617", "170141183460469231731687303715884105727",
    "170141183460469231731687303715884105728", "340282366920938463463374607431768211455",
    "340282366920938463463374607431768211456", "340282366920938463463374607431768211457",
  ]
}
