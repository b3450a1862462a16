import ComparatorLaws

/// Numeric identifiers are padded with zeros to 32 digits and then compared as text.
///
/// As sort keys in a database are made. Clause 11.4.1: numbers of any size.
struct NumbersPaddedToThirtyTwoDigits: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = GreaterNumericIdentifierOutranks()

  func numericIdentifierOrder(_ left: String, _ right: String) -> Order {
    Order(bytesOf: padded(left), padded(right))
  }

  private func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 32 - digits.utf8.count)) + digits
  }
}
