import ComparatorLaws
import PropertyTesting
import SemVer

extension SemVersionLaws {
  /// The key of a version is the beginning of its code.
  ///
  /// Order and equality hold with a poor key as well, only slower; this law is what keys are held to.
  static let keysFollowTheirCode = Property("keysFollowTheirCode") { (trial) throws(Discard) in
    let core = (0..<3).map { _ in trial.source.codedNumber() }
    let count = trial.source.pick([0, 0, 1, 2, 3])
    let prerelease = (0..<count).map { _ in trial.source.codedIdentifier() }
    let text =
      core.joined(separator: ".")
      + (prerelease.isEmpty ? "" : "-" + prerelease.joined(separator: "."))
    guard let version = SemVersion(text) else { throw .refused }
    let expected = PrecedenceCode(core: core, prerelease: prerelease).key
    let key = version.precedenceKey
    let observed = zip(key.bits, [64, 32]).map { bits, width in
      let digits = String(bits, radix: 2)
      return String(repeating: "0", count: width - digits.count) + digits
    }.joined()
    guard observed != expected || key.isConclusive != expected.hasSuffix("1") else { return nil }
    return Failure([Failure.Input("version", text)], observed: observed, expected: expected)
  }
}

extension ChoiceSource {
  /// A number around a power of two or of ten, where the code changes its length; mostly a short one.
  fileprivate mutating func codedNumber() -> String {
    if chance(1, in: 2) { return String(number(0...40)) }
    if chance(1, in: 3) {
      let digits = String(number(1...9)) + String(repeating: "0", count: number(17...20))
      return chance(1, in: 2) ? digits : String(digits.dropLast()) + "7"
    }
    return String((1 << number(0...62)) - 2 + number(1...3))
  }

  /// An identifier of a pre-release, long ones too.
  fileprivate mutating func codedIdentifier() -> String {
    if chance(1, in: 2) { return codedNumber() }
    let letters = (0..<number(1...13)).map { _ in pick(["-", "0", "9", "A", "Z", "a", "z"]) }
    return letters.joined() + "x"
  }
}
