import MutantChecking
package import Reporting

/// A small record with one mutant of each status, for tests of what is made of it.
package enum SampleRecord {
  /// A file with a character of two UTF-16 units before the mistake.
  package static let path = "Sources/Order/Order.swift"
  package static let text = "let sign = \"😀\"; let less = a < b\nlet more = a > b\n"

  package static let run = RunRecord(
    tool: "0.1.0", toolchain: "6.3", commit: "0123456789abcdef", isClean: true, platform: "Linux",
    command: ["gauntlet", "mutate"], seed: "0000000000000001", cases: 2000)

  package static let subject = SubjectRecord(
    name: "comparator",
    laws: [LawRecord(name: "isTransitive", cases: 1500), LawRecord(name: "isTotal", cases: 500)])

  package static func derived(_ status: MutantStatus, _ id: String? = nil) -> MutantRecord {
    MutantRecord(
      id: id ?? status.rawValue, kind: .derived, subject: "comparator", operatorName: "relation",
      file: path,
      range: SourceRange(
        start: SourcePosition(line: 1, column: 31), end: SourcePosition(line: 1, column: 32)),
      original: "<", replacement: "<=", status: status)
  }

  package static var killed: MutantRecord {
    var mutant = MutantRecord(
      id: "textOrder", kind: .catalogue, subject: "comparator", operatorName: "CoreOrder",
      summary: "Compares <numbers> as text.", file: "Mutants/TextOrder.swift",
      range: SourceRange(
        start: SourcePosition(line: 2, column: 1), end: SourcePosition(line: 3, column: 1)),
      expectedKiller: "isTransitive", status: .killed)
    mutant.killer = "isTransitive"
    mutant.casesToKill = 12
    mutant.outcomes = [.killed(cases: 12), .survived(cases: 200)]
    mutant.counterexample = CounterexampleRecord(
      inputs: [.init(name: "a", text: "2.0.0"), .init(name: "b", text: "10.0.0")], said: "b < a",
      expected: "a < b", replay: "gauntlet check --mutant textOrder --replay 'x::1'")
    return mutant
  }

  /// A mutant that only the other law noticed.
  package static var misattributed: MutantRecord {
    var mutant = killed
    mutant.id = "otherOrder"
    mutant.status = .misattributed
    mutant.killer = "isTotal"
    mutant.reason = "isTotal"
    mutant.casesToKill = nil
    mutant.counterexample = nil
    mutant.outcomes = [.survived(cases: 2000), .killed(cases: 3)]
    return mutant
  }

  package static func record(_ mutants: [MutantRecord]) -> MutationRecord {
    MutationRecord(
      run: run, subjects: [subject], mutants: mutants,
      sources: [path: text, "Mutants/TextOrder.swift": "// a\nstruct TextOrder {}\n"])
  }

  /// A mutant of every status.
  package static var ofEveryStatus: MutationRecord {
    let other = MutantStatus.allCases.filter { $0 != .killed && $0 != .misattributed }
    return record([killed, misattributed] + other.map { derived($0) })
  }
}
