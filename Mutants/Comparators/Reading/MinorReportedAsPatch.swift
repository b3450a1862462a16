import ComparatorLaws

/// A fault in the minor number is said to be in the patch number.
struct MinorReportedAsPatch: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ErrorsNameTheFirstFault()

  func reported(_ fault: VersionFault) -> VersionFault {
    guard fault.component == .minor else { return fault }
    return VersionFault(kind: fault.kind, component: .patch, offset: fault.offset)
  }
}
