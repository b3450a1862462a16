import ComparatorLaws

/// Words that begin with digits are first compared by these as numbers: `9a` is below `10a`.
///
/// What `strtol` or a natural order gives. Clause 11.4.2: in ASCII order.
struct DigitsInFrontAreANumber: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = AlphanumericIdentifiersCompareInASCIIOrder()

  func wordOrder(_ left: String, _ right: String) -> Order {
    let numbers = [left, right].map { UInt64($0.prefix { $0.isWholeNumber }) }
    guard let first = numbers[0], let second = numbers[1] else {
      return correct.wordOrder(left, right)
    }
    return Order(first, second).then(correct.wordOrder(left, right))
  }
}
