import DecisionLaws
import MutantChecking
import PropertyTesting
import SemVer
import UpdateDecisions

extension Observation {
  /// What becomes of a text: its parts or its fault, and what the converter makes of it.
  static func parsing(_ text: String) -> Observation {
    Observation(
      inputs: { [Failure.Input("text", text)] },
      say: {
        let strict: String
        do throws(SemVersionError) {
          let version = try SemVersion(parsing: text)
          strict =
            "core \(version.major) \(version.minor) \(version.patch), pre-release "
            + version.prereleaseIdentifiers.joined(separator: " ") + ", build "
            + version.buildIdentifiers.joined(separator: " ")
        } catch {
          strict = error.description
        }
        guard let notation = try? LegacyNotation(converting: text) else { return strict }
        return "\(strict); converts to \(notation.version) by \(notation.rules.map(\.rawValue))"
      })
  }

  /// How two versions stand to each other.
  static func comparing(_ left: String, _ right: String) -> Observation {
    Observation(
      inputs: { [Failure.Input("a", left), Failure.Input("b", right)] },
      say: { facts(about: SemVersion(left), SemVersion(right)) })
  }

  /// What holds of two parsed versions.
  static func facts(about left: SemVersion?, _ right: SemVersion?) -> String {
    guard let left, let right else { return "refused" }
    let order = left.precedence(to: right)
    let facts = [
      left < right, left > right, left == right, left.hashValue == right.hashValue,
      left.isIdentical(to: right), order == .less, order == .greater,
    ]
    return factLists[facts.reduce(0) { $0 << 1 | ($1 ? 1 : 0) }]
  }

  /// Every list of facts about two versions, made once: the number of a list has a bit for each.
  private static let factLists: [String] = (0..<128).map { number in
    ["a < b", "a > b", "a == b", "equal hashes", "identical", "less", "greater"].enumerated()
      .filter { number >> (6 - $0.offset) & 1 == 1 }.map(\.element).joined(separator: ", ")
  }

  /// What is decided on a request.
  static func deciding(_ request: UpdateRequest) -> Observation {
    Observation(
      inputs: { request.inputs() },
      say: {
        let decision = request.decide()
        let words = [
          decision.outcome.rawValue, decision.outcomeWithoutMinimum?.rawValue,
          decision.offer.map { "record \($0.recordIndex)" },
        ]
        return (words.compactMap(\.self) + decision.events.map(\.description))
          .joined(separator: ", ")
      })
  }
}
