import PropertyTesting

/// A way to write a version that is no strict one, though its meaning is plain; and one that is not
/// plain.
enum NearMiss: Int, Hashable, Sendable, CaseIterable {
  /// Spaces and tabs around it.
  case surroundingBlanks
  /// As tags are named: `v1.2.3`.
  case vPrefix
  /// `1.2`, with or without a pre-release.
  case missingPatch
  /// All three at once.
  case several
  /// Something else is wrong besides, so that no rule must convert it to nonsense.
  case beyondRepair

  /// A text that deviates in some way, which is a label, and the way.
  static func text(_ trial: inout Trial) throws(Discard) -> (String, NearMiss) {
    let nearMiss = trial.source.pick(NearMiss.allCases)
    trial.mark(nearMiss)
    let text = nearMiss.text(spoiling: try trial.source.version(), &trial.source)
    return (text, nearMiss)
  }

  /// A text that deviates so and is otherwise the given version.
  func text(spoiling version: VersionModel, _ source: inout ChoiceSource) -> String {
    var fields = version.fields
    switch self {
    case .surroundingBlanks: return source.blanked(fields.text)
    case .vPrefix: return source.pick(["v", "V"]) + fields.text
    case .missingPatch:
      fields.core.removeLast()
      return fields.text
    case .several:
      fields.core.removeLast()
      return source.blanked("v" + fields.text)
    case .beyondRepair:
      return source.pick(["vv", "v0", "v.", "v-", "v+"]) + fields.text
    }
  }
}

extension ChoiceSource {
  /// The text with blanks before or behind it, or both.
  fileprivate mutating func blanked(_ text: String) -> String {
    let blanks = [" ", "\t", "  "]
    switch choose(upTo: 2) {
    case 0: return pick(blanks) + text
    case 1: return text + pick(blanks)
    default: return pick(blanks) + text + pick(blanks)
    }
  }
}

extension NotationConversion {
  /// The conversion, for the reader of a counterexample.
  var summary: String {
    rules.isEmpty ? "'\(text)' by no rule" : "'\(text)' by \(rules.joined(separator: ", "))"
  }
}
