import DecisionLaws
import PropertyTesting
import UpdateDecisions

/// The small scope on which mutants are compared with the original, and thereby with each other:
/// every text and every pair of some versions, and some requests.
enum ObservedScope {
  /// The observations, the smallest inputs first.
  static let observations: [Observation] =
    (versions + faulty).map(Observation.parsing) + pairs + requests + manifests

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

  /// Each pair once: an observation asks both ways.
  private static let pairs = versions.indices.flatMap { left in
    versions[left...].map { right in Observation.comparing(versions[left], right) }
  }

  private static let requestCount: UInt64 = 120

  private static let requests: [Observation] = (0..<requestCount).map { index in
    var source = ChoiceSource(seed: Seed(0x5EED_0000_C0FF_EE42).forPart(index))
    return .deciding(source.request())
  }

  private static let manifestCount: UInt64 = 120

  private static let manifests: [Observation] = (0..<manifestCount).map { index in
    var source = ChoiceSource(seed: Seed(0x5EED_0000_C0FF_EE43).forPart(index))
    return .manifests(&source)
  }
}
