import ComparatorLaws

/// Numeric identifiers are compared digit by digit as far as both go: `1` ties with `10`.
///
/// Clause 11.4.1: numerically.
struct DigitCountIgnored: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = GreaterNumericIdentifierOutranks()

  func numericIdentifierOrder(_ left: String, _ right: String) -> Order {
    Order(bytesOf: String(left.prefix(right.utf8.count)), String(right.prefix(left.utf8.count)))
  }
}
