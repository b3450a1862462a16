import ComparatorLaws

/// Build metadata decides between versions that are otherwise equal.
///
/// Two builds of one version then look like an update of each other. Rust's `semver` orders so on
/// purpose, and offers the order by precedence beside it. Clause 10.
struct MetadataAwareOrder: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = BuildMetadataIsIgnored()

  func buildOrder(_ left: [String], _ right: [String]) -> Order {
    Order(bytesOf: left.joined(separator: "."), right.joined(separator: "."))
  }
}
