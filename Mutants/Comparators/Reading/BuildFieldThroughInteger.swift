import ComparatorLaws

/// Build identifiers that are numbers lose their leading zeros: `001` is read as `1`.
///
/// Clause 10: they are identifiers, not numbers.
struct BuildFieldThroughInteger: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = FieldsAreTheOnesPutIn()

  var fields: (@Sendable (StepwiseVersion) -> VersionFields)? {
    { version in
      VersionFields(
        core: version.core, prerelease: version.prerelease,
        build: version.build.map { identifier in Int(identifier).map { String($0) } ?? identifier })
    }
  }
}
