import ComparatorLaws

/// Identifiers of more than 64 bytes are refused.
///
/// Clauses 9 and 10 set no limit.
struct IdentifiersBeyond64BytesRejected: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryValidVersionIsAccepted()

  private func isShort(_ identifier: String) -> Bool { identifier.utf8.count <= 64 }

  func isPrereleaseIdentifier(_ identifier: String) -> Bool {
    correct.isPrereleaseIdentifier(identifier) && isShort(identifier)
  }

  func isBuildIdentifier(_ identifier: String) -> Bool {
    correct.isBuildIdentifier(identifier) && isShort(identifier)
  }
}
