import ComparatorLaws

/// The place of a fault is counted from 1.
struct OffsetOneTooFar: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ErrorsNameTheFirstFault()

  func reported(_ fault: VersionFault) -> VersionFault {
    VersionFault(kind: fault.kind, component: fault.component, offset: fault.offset + 1)
  }
}
