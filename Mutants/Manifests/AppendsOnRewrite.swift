import ManifestLaws

/// Each write adds a line feed at the end, as an editor does, whether there is one or not.
struct AppendsOnRewrite: ManifestMutant {
  let expectedKiller: any ManifestLaw = WritingTwiceGivesTheSameBytes()

  func finished(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8(ascii: "\n")] }
}
