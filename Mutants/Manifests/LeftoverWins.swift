import ManifestLaws

/// What was read is kept whole and wins over what was set: a field that was edited is written with its
/// leftover beside it, and the leftover is read.
struct LeftoverWins: ManifestMutant {
  let expectedKiller: any ManifestLaw = LastOfDuplicateKeysCounts()

  func place(of key: String, in members: [StepwiseMember]) -> Int? {
    members.firstIndex { $0.isMember(of: key) }
  }
}
