import ComparatorLaws

/// A `v` before the version is dropped, as in names of tags.
///
/// `node-semver` does so. The specification's FAQ: `v1.2.3` is no semantic version.
struct VPrefixAccepted: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = EveryGrammarFaultIsRejected()

  func prepared(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "v") ? String(Substring(text.utf8.dropFirst())) : text
  }
}
