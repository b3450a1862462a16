import ComparatorLaws

/// Of two versions that tie, the one with the greater build number is higher, if both have one and
/// nothing else in the build metadata differs.
///
/// Clause 10.
struct BuildNumbersOrder: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = BuildMetadataIsIgnored()

  func buildOrder(_ left: [String], _ right: [String]) -> Order {
    guard let leftNumber = left.last, let rightNumber = right.last, leftNumber.isNumber,
      rightNumber.isNumber, left.dropLast() == right.dropLast()
    else { return .equal }
    return Order(digits: leftNumber, rightNumber)
  }
}
