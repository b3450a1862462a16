import PropertyTesting

/// One case of a law to be tried against one mutant.
package struct MutantReplay: Hashable, Sendable {
  /// The word that tells the request from others.
  private static let word = "replay"

  /// The mutant's name.
  package let mutant: String
  /// The law's name.
  package let law: String
  /// Which of the law's properties the case is of.
  package let property: Int
  /// What the case is made of.
  package let choices: [UInt64]

  /// Describes a case.
  package init(mutant: String, law: String, property: Int, choices: [UInt64]) {
    self.mutant = mutant
    self.law = law
    self.property = property
    self.choices = choices
  }

  /// Tries the case in this process: a mutant that traps ends it.
  ///
  /// - Parameter mutant: the mutant that the case is about.
  /// - Returns: the outcome; nil when there is no such property or it belongs to another mutant.
  package func run(on mutant: Mutant) -> CheckOutcome? {
    guard mutant.name == self.mutant, let law = mutant.laws.first(where: { $0.name == law }),
      law.properties.indices.contains(property)
    else { return nil }
    let isBroken = law.properties[property].isBroken(by: choices)
    return isBroken ? .killed(cases: 1) : .survived(cases: 1)
  }
}

extension MutantReplay: LosslessStringConvertible {
  /// The case as a line of a request to a worker.
  package var description: String {
    let digits = choices.map { String($0, radix: 16) }.joined(separator: ".")
    return [Self.word, mutant, law, String(property), digits].joined(separator: "\t")
  }

  /// Reads a line of a request; nil when it is none.
  package init?(_ description: String) {
    let fields = description.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 5, fields[0] == Self.word, let property = Int(fields[3]) else {
      return nil
    }
    let digits = fields[4].split(separator: ".")
    let choices = digits.compactMap { UInt64($0, radix: 16) }
    guard choices.count == digits.count else { return nil }
    self.init(
      mutant: String(fields[1]), law: String(fields[2]), property: property, choices: choices)
  }
}
