import PropertyTesting
import SemVer
import UpdateDecisions

extension DecisionPromises {
  /// The bucket's hash is FNV-1a over the lengths and the bytes of identifier and version, finished
  /// by SplitMix64, all 64 bits of it.
  static let bucketsFollowTheirFormula = Property("bucketsFollowTheirFormula") {
    (trial) throws(Discard) in
    let (identifier, version) = try trial.source.install()
    let bucket = RolloutBucket(installIdentifier: identifier)
    let observed = [bucket.hash(for: version), UInt64(bucket.number(for: version))]
    let expected = formula(identifier, version)
    guard observed != expected else { return nil }
    return Failure(
      [Failure.Input("identifier", identifier), Failure.Input("version", version.description)],
      observed: "\(observed)", expected: "\(expected)")
  }

  /// A release that is rolled out to as many basis points as the bucket's number is not for it; with
  /// one more it is.
  static let rolloutEndsBeforeItsNumber = Property("rolloutEndsBeforeItsNumber") {
    (trial) throws(Discard) in
    let (identifier, version) = try trial.source.install()
    let number = Int(formula(identifier, version)[1])
    let isIn = trial.source.chance(1, in: 2)
    let release = Release(
      version: version.description, channel: "beta",
      rollout: BasisPoints(number + (isIn ? 1 : 0)))
    let request = UpdateRequest(
      installed: InstalledRelease(version: "0.0.0-0", channel: "beta"), allowedChannels: ["beta"],
      installIdentifier: identifier, releases: [release])
    let outcome = request.decide().outcome
    let expected: UpdateDecision.Outcome = isIn ? .updateAvailable : .heldByRollout
    guard outcome != expected else { return nil }
    return Failure(
      [Failure.Input("identifier", identifier), Failure.Input("version", version.description)],
      observed: outcome.rawValue, expected: expected.rawValue)
  }

  /// Hash and number as the documents state them, in arithmetic of twice the width.
  private static func formula(_ identifier: String, _ version: SemVersion) -> [UInt64] {
    let text = version.description.split(separator: "+")[0]
    var hash: UInt128 = 14_695_981_039_346_656_037
    for part in [Array(identifier.utf8), Array(text.utf8)] {
      var length = part.count
      var bytes: [UInt8] = []
      for _ in 0..<8 {
        bytes.append(UInt8(length % 256))
        length /= 256
      }
      for byte in bytes + part { hash = product(hash ^ UInt128(byte), 1_099_511_628_211) }
    }
    hash = product(hash ^ hash / power(30), 13_787_848_793_156_543_929)
    hash = product(hash ^ hash / power(27), 10_723_151_780_598_845_931)
    hash ^= hash / power(31)
    return [UInt64(hash), UInt64(hash * 10_000 / power(64))]
  }

  private static func power(_ exponent: Int) -> UInt128 {
    repeatElement(2, count: exponent).reduce(1, *)
  }

  private static func product(_ left: UInt128, _ right: UInt128) -> UInt128 {
    (left * right) % power(64)
  }
}

extension ChoiceSource {
  /// An install's identifier, a long one at times, and a version.
  fileprivate mutating func install() throws(Discard) -> (String, SemVersion) {
    let count = pick([0, 1, 2, 5, 36, 255, 256, 257, 600])
    let identifier =
      String(repeating: pick(["a", "0", "é"]), count: count) + String(number(0...999))
    let text = "\(number(0...12)).\(number(0...12)).0" + pick(["", "-rc.1", "+build.7", "-a+b"])
    guard let version = SemVersion(text) else { throw .refused }
    return (identifier, version)
  }
}
