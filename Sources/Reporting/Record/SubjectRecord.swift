/// A subject and what its laws said of it unmutated.
package struct SubjectRecord: Codable, Hashable, Sendable {
  /// The subject's name.
  package var name: String
  /// The laws, in the order of its mutants' outcomes.
  package var laws: [LawRecord]

  package init(name: String, laws: [LawRecord]) {
    self.name = name
    self.laws = laws
  }
}

/// A law and what it said of the unmutated subject.
package struct LawRecord: Codable, Hashable, Sendable {
  /// The law's name.
  package var name: String
  package var cases: Int
  package var discards: Int
  /// Cases of each label.
  package var labels: [LabelRecord]
  package var isPassed: Bool
  /// What is wrong, line by line: the failing input, what was said, what is right, how to repeat it.
  package var findings: [String]

  package init(
    name: String, cases: Int, discards: Int = 0, labels: [LabelRecord] = [], isPassed: Bool = true,
    findings: [String] = []
  ) {
    self.name = name
    self.cases = cases
    self.discards = discards
    self.labels = labels
    self.isPassed = isPassed
    self.findings = findings
  }
}

/// How many cases had a label.
package struct LabelRecord: Codable, Hashable, Sendable {
  package var name: String
  package var count: Int

  package init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}
