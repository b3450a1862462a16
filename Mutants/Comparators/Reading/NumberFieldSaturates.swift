import ComparatorLaws

/// Numbers beyond 64 bits are read as the greatest one of 64 bits.
///
/// Clause 2: numbers of any size.
struct NumberFieldSaturates: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = FieldsAreTheOnesPutIn()

  var fields: (@Sendable (StepwiseVersion) -> VersionFields)? {
    { version in
      VersionFields(
        core: version.core.map { String(UInt64($0) ?? .max) }, prerelease: version.prerelease,
        build: version.build)
    }
  }
}
