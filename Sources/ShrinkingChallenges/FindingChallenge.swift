package import PropertyTesting

/// Properties of a small order of versions, to measure how fast cases are made and faults found.
///
/// A version has three numbers and up to four identifiers. Where the numbers of the versions of a
/// case are drawn independently, nothing in the generator helps to make versions that are close.
package enum FindingChallenge {
  /// Whether the versions of a case have their numbers in common.
  package enum Cores: String, Sendable {
    case independent = "independent cores"
    case shared = "shared cores"
  }

  /// Three versions in an order that is transitive; for measuring speed.
  package static let transitivity = transitivity("transitivity", .independent, of: .correct)

  /// Three versions in an order in which numbers and words are compared as text, numbers among
  /// themselves as numbers: 9 < 10 < 1a < 9.
  package static func nontransitiveMix(_ cores: Cores) -> Property {
    transitivity("non-transitive mix, \(cores.rawValue)", cores, of: .mixed)
  }

  /// Three versions in an order that compares numeric identifiers as text.
  package static func numbersAsText(_ cores: Cores) -> Property {
    Property("numbers as text, \(cores.rawValue)") { (trial) throws(Discard) in
      let versions = try versions(cores, &trial.source)
      let wrong = pairs.first { left, right in
        versions[left].isLess(versions[right], .text)
          != versions[left].isLess(versions[right], .correct)
      }
      guard let wrong else { return nil }
      return Failure(
        [wrong.0, wrong.1].map { Failure.Input("version", versions[$0].text) },
        observed: "otherwise", expected: "the order of the numbers")
    }
  }

  private static let arrangements = [
    (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0),
  ]

  private static let pairs = [(0, 1), (0, 2), (1, 2)]

  private static func versions(
    _ cores: Cores, _ source: inout ChoiceSource
  ) throws(Discard) -> [Version] {
    var versions = [
      try Version.any.generate(&source), try Version.any.generate(&source),
      try Version.any.generate(&source),
    ]
    if cores == .shared {
      for index in versions.indices { versions[index].core = versions[0].core }
    }
    return versions
  }

  private static func transitivity(
    _ name: String, _ cores: Cores, of order: IdentifierOrder
  ) -> Property {
    Property(name) { (trial) throws(Discard) in
      let versions = try versions(cores, &trial.source)
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
    if source.alternative(of: 2) == 1 { return .word(source.pick(words)) }
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

  var core: (UInt64, UInt64, UInt64)
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
