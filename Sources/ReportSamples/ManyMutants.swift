import MutantChecking
package import Reporting

/// A record of the size of a big run.
package enum ManyMutants {
  /// A derived mutant for each line of twenty files, with as many laws as the comparator has, of
  /// which a fifth notice it.
  package static func record(count: Int) -> MutationRecord {
    let laws = (0..<27).map { LawRecord(name: "lawAboutSomethingThatHolds\($0)", cases: 2000) }
    let lines = (0..<(count / 20 + 1)).map {
      "    guard left.identifiers[\($0)] < right else { return nil }"
    }
    let source = lines.map { $0 + "\n" }.joined()
    var record = MutationRecord(
      run: SampleRecord.run, subjects: [SubjectRecord(name: "comparator", laws: laws)],
      mutants: (0..<count).map { mutant($0, laws.map(\.name)) })
    for file in 0..<20 { record.sources["Sources/SemVer/File\(file).swift"] = source }
    return record
  }

  private static func mutant(_ number: Int, _ laws: [String]) -> MutantRecord {
    let line = number / 20 + 1
    var mutant = MutantRecord(
      id: "SemVer/File\(number % 20).swift:compare:relation:\(line)", kind: .derived,
      subject: "comparator", operatorName: "relation",
      file: "Sources/SemVer/File\(number % 20).swift",
      range: SourceRange(
        start: SourcePosition(line: line, column: 32), end: SourcePosition(line: line, column: 33)),
      original: "<", replacement: "<=", status: number % 50 == 0 ? .survived : .killed)
    mutant.outcomes = laws.indices.map {
      $0 % 5 == number % 5 ? .killed(cases: $0 * 7 + 1) : .survived(cases: 200)
    }
    mutant.killer = laws[number % 5]
    mutant.casesToKill = (number % 5) * 7 + 1
    mutant.counterexample = CounterexampleRecord(
      inputs: [
        .init(name: "a", text: "1.0.0-alpha.\(number)"), .init(name: "b", text: "1.0.0-alpha"),
      ],
      said: "a < b", expected: "b < a: more identifiers outrank fewer (clause 11.4.4)",
      replay: "gauntlet check --replay 'lawAboutSomethingThatHolds:1.2.3:0badf00d'")
    return mutant
  }
}
