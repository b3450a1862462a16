import ComparatorLaws

/// The numbers of the core are compared as text: `1.10.0` sorts below `1.9.0`.
///
/// The mistake for which this project was founded: an update that nobody is offered. Clause 11.2 asks
/// for numerical comparison.
struct LexicographicCore: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = RaisingANumberRaisesTheVersion()

  func numberOrder(_ left: String, _ right: String) -> Order {
    Order(bytesOf: left, right)
  }
}
