import ManifestLaws

/// Keys come out in the order of a hash table instead of the one that they were written in.
struct UnsortedKeys: ManifestMutant {
  let expectedKiller: any ManifestLaw = EarlierManifestKeepsItsBytes()

  func written(_ record: StepwiseJSON) -> StepwiseJSON {
    guard let members = record.members else { return record }
    // The order of the bytes from behind stands for that of a hash table, which changes between runs.
    var sorted = members.sorted { $1.key.reversed().lexicographicallyPrecedes($0.key.reversed()) }
    for place in sorted.indices {
      sorted[place].before = members[place].before
      sorted[place].after = members[place].after
    }
    return .object(sorted)
  }
}
