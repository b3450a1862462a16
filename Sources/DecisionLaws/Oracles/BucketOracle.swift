/// The bucket function, written another way: an independent oracle.
///
/// One array of bytes, one fold, and 128-bit arithmetic instead of halves of products.
struct BucketOracle: Sendable {
  /// The bucket from 0 to 9,999 of an install for a version, whose build metadata does not matter.
  func bucket(of version: String, for install: String) -> Int {
    let release = version.utf8.split(
      separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)[0]
    let bytes = prefixed(Array(install.utf8)) + prefixed(Array(release))
    let hash = bytes.reduce(UInt64(14_695_981_039_346_656_037)) { state, byte in
      (state ^ UInt64(byte)) &* 1_099_511_628_211
    }
    return Int((UInt128(finished(hash)) * 10_000) >> 64)
  }

  private func prefixed(_ bytes: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { Array($0) } + bytes
  }

  private func finished(_ hash: UInt64) -> UInt64 {
    let steps: [(shift: UInt64, factor: UInt64)] = [
      (30, 13_787_848_793_156_543_929), (27, 10_723_151_780_598_845_931), (31, 1),
    ]
    return steps.reduce(hash) { mixed, step in (mixed ^ (mixed >> step.shift)) &* step.factor }
  }
}
