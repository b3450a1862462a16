package import ComparatorLaws
import SemVer

/// The project's own converter of legacy notations.
package struct LegacyNotationSubject: NotationConverter {
  /// Makes the subject.
  package init() {}

  /// Converts as ``LegacyNotation`` does.
  package func convert(_ text: String) -> NotationConversion? {
    guard let notation = try? LegacyNotation(converting: text) else { return nil }
    return NotationConversion(
      text: notation.version.description, rules: notation.rules.map(\.rawValue))
  }
}
