import ComparatorLaws
import DecisionLaws
import MutantChecking
import PropertyTesting
import SemVer
import UpdateDecisions

extension ObservedScope {
  /// Every text and every pair of some versions.
  static let comparator = ObservedScope(
    observations: texts + pairs.map { .comparing(versions[$0], versions[$1]) },
    sayAll: {
      // Each version is parsed once, and not for each pair.
      let parsed = versions.map { SemVersion($0) }
      return texts.map { $0.say() } + pairs.map { Observation.facts(about: parsed[$0], parsed[$1]) }
    },
    draw: { (source) throws(Discard) in
      guard source.chance(1, in: 2) else { return .parsing(try source.editedVersion()) }
      let (left, right) = try source.nearPair()
      return .comparing(try left.text, try right.text)
    })

  /// Some requests.
  static let decision = ObservedScope(seed: 0x5EED_0000_C0FF_EE42) { source in
    .deciding(source.request())
  }

  /// Some manifests and edits of them.
  static let manifest = ObservedScope(seed: 0x5EED_0000_C0FF_EE43) { source in
    let manifest = source.manifestSketch().text
    guard source.chance(1, in: 3) else { return .checking(manifest) }
    return .editing(manifest, rollout: source.pick([0, 1, 10_000, 10_001]))
  }

  private static let versions: [String] =
    ["0.0.0", "0.0.1", "0.1.0", "1.0.0", "0.0.9", "0.0.10", "0.9.0", "0.10.0", "9.0.0", "10.0.0"]
    + ["0", "1", "9", "10", "a", "A", "-", "0a", "a.0", "a.b", "a-b", "a.a", "a.0.0", "9.a", "0.0"]
    .map { "0.0.0-\($0)" }
    + ["0.0.0+0", "0.0.0+01", "0.0.0-a+b", "0.0.0-0+b.c", "0.0.0-a.b+c"]
    // Too much for a key, with a difference at the end.
    + ["1", "2", "10", "a"].map { "0.0.0-aaaaaaaaaaaaaaaa.\($0)" }
    + ["99999999999999999998.0.0", "99999999999999999999.0.0", "99999999999999999999.0.0-a"]

  private static let faulty = [
    "", "0", "0.0", "0.0.", "00.0.0", "0.00.0", "0.0.00", "0.0.0-", "0.0.0+", "0.0.0-00",
    "0.0.0-a..b", "0.0.0+a..b", "0.0.0-a_", "0.0.0.0", "a.0.0", "0.a.0", "0.0.a", " 0.0.0",
    "0.0.0 ", "v0.0.0", "0.0.0\n", "0.0.0-a+", "0.0.0-é", "-1.0.0",
    "0.0.0-" + String(repeating: "a", count: 251), "0.0.0-" + String(repeating: "a", count: 250),
  ]

  private static let texts = (versions + faulty).map(Observation.parsing)

  /// Each pair once, by index: an observation asks both ways.
  private static let pairs = versions.indices.flatMap { left in
    versions[left...].indices.map { right in (left, right) }
  }
}
