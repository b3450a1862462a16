import ComparatorLaws

/// A version without build metadata outranks the same one with some.
///
/// As a release outranks its pre-releases, but clause 10 says that build metadata is ignored.
struct EmptyBuildOutranks: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = BuildMetadataIsIgnored()

  func buildOrder(_ left: [String], _ right: [String]) -> Order {
    left.isEmpty == right.isEmpty ? .equal : left.isEmpty ? .greater : .less
  }
}
