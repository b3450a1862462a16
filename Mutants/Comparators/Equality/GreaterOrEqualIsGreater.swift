import ComparatorLaws

/// `>=` is false of equal versions.
///
/// An app of exactly the required version then asks for an update. Clause 11.
struct GreaterOrEqualIsGreater: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = OperatorsAgree()

  var operators: OrderOperators<StepwiseVersion>? {
    OrderOperators(
      isLessOrEqual: { !isLess($1, $0) }, isGreater: { isLess($1, $0) },
      isGreaterOrEqual: { isLess($1, $0) })
  }
}
