import ComparatorLaws

/// A release is compared as the pre-release `zzz`, which is thought to come last.
///
/// What a default for a missing column gives. Clause 11.3.
struct ReleaseIsTheWordZzz: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ReleaseOutranksItsPrereleases()

  func prereleaseOrder(_ left: [String], _ right: [String]) -> Order {
    correct.identifiersOrder(left.isEmpty ? ["zzz"] : left, right.isEmpty ? ["zzz"] : right)
  }
}
