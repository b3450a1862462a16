package import PropertyTesting

/// Properties of a small order of versions, to measure how fast cases are made and faults found.
///
/// A version has three numbers and up to four identifiers. The numbers of the versions of a case
/// are drawn independently: nothing in the generator helps to make versions that are close.
package enum FindingChallenge {
  /// Three versions in an order that is transitive; for measuring speed.
  package static let transitivity = transitivity("transitivity", of: .correct)
  /// Three versions in an order in which numbers and words are compared as text, numbers among
  /// themselves as numbers: 9 < 10 < 1a < 9.
  package static let nontransitiveMix = transitivity("non-transitive mix", of: .mixed)
  /// Two versions in an order that compares numeric identifiers as text.
  package static let numbersAsText = Property("numbers as text") { (trial) throws(Discard) in
    let left = try Version.any.generate(&trial.source)
    let right = try Version.any.generate(&trial.source)
    let observed = left.isLess(right, .text)
    guard observed != left.isLess(right, .correct) else { return nil }
    return Failure(
      [Failure.Input("a", left.text), Failure.Input("b", right.text)],
      observed: "\(observed)", expected: "\(!observed)")
  }

  private static let arrangements = [
    (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0),
  ]

  private static func transitivity(_ name: String, of order: IdentifierOrder) -> Property {
    Property(name) { (trial) throws(Discard) in
      let versions = [
        try Version.any.generate(&trial.source), try Version.any.generate(&trial.source),
        try Version.any.generate(&trial.source),
      ]
      let broken = arrangements.first { first, second, third in
        versions[first].isLess(versions[second], order)
          && versions[second].isLess(versions[third], order)
          && !versions[first].isLess(versions[third], order)
      }
      guard let broken else { return nil }
      return Failure(
        [broken.0, broken.1, broken.2].map { Failure.Input("version", versions[$0].text) },
        observed: "a < b, b < c, not a < c", expected: "a < c")
    }
  }
}

/// How identifiers are compared.
private enum IdentifierOrder {
  case correct
  case mixed
  case text
}

private enum Identifier: Equatable {
  case number(UInt64)
  case word(String)

  static func any(_ source: inout ChoiceSource) -> Identifier {
    if source.chance(1, in: 2) { return .word(source.pick(words)) }
    return .number(source.chooseByMagnitude(upTo: 9999))
  }

  private static let words = ["a", "b", "alpha", "beta", "rc", "1a", "9a", "10a", "-", "Z", "x-y"]

  var text: String {
    switch self {
    case .number(let number): String(number)
    case .word(let word): word
    }
  }

  func isLess(_ other: Identifier, _ order: IdentifierOrder) -> Bool {
    switch (self, other, order) {
    case (.number(let left), .number(let right), .correct),
      (.number(let left), .number(let right), .mixed):
      left < right
    case (.number, .word, .correct), (.number, .word, .text): true
    case (.word, .number, .correct), (.word, .number, .text): false
    case (.word(let left), .word(let right), _): left < right
    default: text < other.text
    }
  }
}

private struct Version {
  private static let identifiers = AnyGenerator { Identifier.any(&$0) }.list(0...4)

  let core: (UInt64, UInt64, UInt64)
  let prerelease: [Identifier]

  static let any = AnyGenerator { (source) throws(Discard) in
    Version(
      core: (
        source.chooseByMagnitude(upTo: 9999), source.chooseByMagnitude(upTo: 9999),
        source.chooseByMagnitude(upTo: 9999)
      ),
      prerelease: try identifiers.generate(&source))
  }

  var text: String {
    let identifiers = prerelease.map(\.text).joined(separator: ".")
    return "\(core.0).\(core.1).\(core.2)" + (identifiers.isEmpty ? "" : "-" + identifiers)
  }

  func isLess(_ other: Version, _ order: IdentifierOrder) -> Bool {
    if core != other.core { return core < other.core }
    if prerelease.isEmpty || other.prerelease.isEmpty {
      return !prerelease.isEmpty && other.prerelease.isEmpty
    }
    for (left, right) in zip(prerelease, other.prerelease) where left != right {
      return left.isLess(right, order)
    }
    return prerelease.count < other.prerelease.count
  }
}
