import ManifestLaws

/// Slashes are written as escapes, as Foundation's encoder does unless it is told otherwise.
struct EscapedSlash: ManifestMutant {
  let expectedKiller: any ManifestLaw = EarlierManifestKeepsItsBytes()

  func written(_ member: StepwiseMember, isKnown: Bool) -> StepwiseMember? {
    guard case .scalar(let text) = member.value, !text.utf8.contains(UInt8(ascii: "\\")) else {
      return member
    }
    var member = member
    member.value = .scalar(
      text.split(separator: "/", omittingEmptySubsequences: false).joined(separator: #"\/"#))
    return member
  }
}
