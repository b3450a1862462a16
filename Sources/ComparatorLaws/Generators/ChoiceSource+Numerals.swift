import PropertyTesting

extension ChoiceSource {
  /// A number without leading zeros: mostly small, sometimes next to a limit of some integer type,
  /// sometimes long.
  mutating func numeral() -> String {
    switch index(weighted: Weights(12, 4, 2, 1)) {
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
    guard digitCount > 1 else { return Self.tinyNumbers[Int(choose(upTo: 9))] }
    return String(unsafeUninitializedCapacity: digitCount) { digits in
      var start = 0
      while start < digitCount {
        let end = min(start + 18, digitCount)
        let count = Self.powersOfTen[end - start]
        // The first digit of all is no zero.
        let least = start == 0 ? count / 10 : 0
        var rest = least + choose(upTo: count - least - 1)
        for place in (start..<end).reversed() {
          digits[place] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        }
        start = end
      }
      return digitCount
    }
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
