import ComparatorLaws

/// Two hyphens in a row are refused: `1.0.0-a--b`.
///
/// Clause 9 allows hyphens anywhere.
struct DoubleHyphenRejected: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryValidVersionIsAccepted()

  func isPrereleaseIdentifier(_ identifier: String) -> Bool {
    correct.isPrereleaseIdentifier(identifier) && !hasDoubleHyphen(identifier)
  }

  private func hasDoubleHyphen(_ identifier: String) -> Bool {
    zip(identifier.utf8, identifier.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "-")
    }
  }
}
