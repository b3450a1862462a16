package import ComparatorLaws

/// A correct converter of legacy notations in small steps, each of which a mutant may replace.
package protocol StepwiseConverter: NotationConverter {
  /// The rules, in the order of their application.
  var rules: [NotationRule] { get }

  /// Whether a text is converted at all.
  func isConverted(_ text: String) -> Bool

  /// Whether a text may come out.
  func isResult(_ text: String) -> Bool

  /// The names that are told of the rules that were applied.
  func told(_ names: [String]) -> [String]
}

/// One deviation and its repair.
package struct NotationRule: Sendable {
  let name: String
  /// The text without the deviation; the same text when it has none.
  let apply: @Sendable (String) -> String
}

extension StepwiseConverter {
  package var rules: [NotationRule] { [.surroundingBlanks, .vPrefix, .missingPatch] }

  package func isConverted(_ text: String) -> Bool { !isVersion(text) }

  package func isResult(_ text: String) -> Bool { isVersion(text) }

  package func told(_ names: [String]) -> [String] { names }

  /// Applies one rule after the other and notes those that change something.
  package func convert(_ text: String) -> NotationConversion? {
    guard isConverted(text) else { return NotationConversion(text: text, rules: []) }
    var result = text
    var names: [String] = []
    for rule in rules {
      let repaired = rule.apply(result)
      if repaired != result { names.append(rule.name) }
      result = repaired
    }
    guard isResult(result) else { return nil }
    return NotationConversion(text: result, rules: told(names))
  }

  /// Whether a text is a strict version.
  func isVersion(_ text: String) -> Bool { CorrectComparator().parse(text) != nil }
}

/// The stepwise converter of which no step is replaced.
package struct CorrectConverter: StepwiseConverter {
  /// Makes the converter.
  package init() {}
}
