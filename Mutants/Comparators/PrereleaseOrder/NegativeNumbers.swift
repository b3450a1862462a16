import ComparatorLaws

/// A hyphen before digits is taken for a sign: `-1` is a number below `0`.
///
/// SwiftPM's `Version` orders `1.0.0--1` before `1.0.0-0`. Clause 11.4.3: it is a word, above every
/// number.
struct NegativeNumbers: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = NumericIdentifiersAreBelowAlphanumericOnes()

  func mixedOrder(number: String, word: String) -> Order {
    Int(word).map { Order(Int(number) ?? .max, $0) } ?? .less
  }
}
