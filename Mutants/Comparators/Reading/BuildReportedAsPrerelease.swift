import ComparatorLaws

/// A fault in the build metadata is said to be in the pre-release.
struct BuildReportedAsPrerelease: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ErrorsNameTheFirstFault()

  func reported(_ fault: VersionFault) -> VersionFault {
    guard fault.component == .build else { return fault }
    return VersionFault(kind: fault.kind, component: .prerelease, offset: fault.offset)
  }
}
