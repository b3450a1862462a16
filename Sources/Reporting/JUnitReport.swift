/// A run over mutants as tests that pass or fail: `junit.xml`, which most CI services show.
///
/// A mutant is a test case, its subject the suite; a survivor is a failure, one that could not be
/// tried an error, one that was left out or not tried is skipped.
package struct JUnitReport {
  private let record: MutationRecord

  package init(_ record: MutationRecord) {
    self.record = record
  }

  package var text: String {
    let subjects = Dictionary(grouping: record.mutants, by: \.subject).sorted { $0.key < $1.key }
    let suites = subjects.map { subject, mutants in
      "<testsuite name=\"\(Self.escaped(subject))\"\(Self.counts(mutants))>\n"
        + mutants.map(testCase).joined(separator: "\n") + "\n</testsuite>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"gauntlet mutate\"\(Self.counts(record.mutants))>\n\(suites.joined())"
      + "</testsuites>\n"
  }

  /// What a suite says of a mutant.
  private enum Verdict: String {
    case passed
    case failure
    case error
    case skipped

    init(_ status: MutantStatus) {
      self =
        switch status {
        case .killed, .timeout, .crashed: .passed
        case .misattributed, .survived, .noCoverage: .failure
        case .runtimeError: .error
        case .ignored, .compileError, .pending: .skipped
        }
    }
  }

  private static func counts(_ mutants: [MutantRecord]) -> String {
    func count(_ verdict: Verdict) -> Int { mutants.count { Verdict($0.status) == verdict } }
    return " tests=\"\(mutants.count)\" failures=\"\(count(.failure))\" errors=\"\(count(.error))\""
      + " skipped=\"\(count(.skipped))\""
  }

  private func testCase(_ mutant: MutantRecord) -> String {
    let place = mutant.file.map { file in
      " file=\"\(Self.escaped(file))\"" + (mutant.range.map { " line=\"\($0.start.line)\"" } ?? "")
    }
    let opening =
      "<testcase name=\"\(Self.escaped(mutant.id))\" classname=\"\(Self.escaped(mutant.operatorName))\""
      + (place ?? "")
    let verdict = Verdict(mutant.status)
    guard verdict != .passed else { return opening + "/>" }
    let text = MutantText(mutant)
    let message = "<\(verdict.rawValue) message=\"\(Self.escaped(text.verdict))\""
    let end = verdict == .skipped ? "/>" : ">\(Self.escaped(text.title))</\(verdict.rawValue)>"
    return opening + ">" + message + end + "</testcase>"
  }

  /// Text without the control characters that XML has no way to write.
  private static func escaped(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 && scalar != "\n" && scalar != "\t" ? "\u{FFFD}" : scalar
    }
    return HTMLText.escaped(String(String.UnicodeScalarView(scalars)))
  }
}
