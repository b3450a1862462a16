/// A mutant in words.
package struct MutantText {
  private let mutant: MutantRecord

  package init(_ mutant: MutantRecord) {
    self.mutant = mutant
  }

  /// What became of it, and by what.
  package var verdict: String {
    let killer = mutant.killer ?? "a law"
    return switch mutant.status {
    case .killed:
      "\(killer) noticed it"
        + (mutant.casesToKill.map { " after \(CountText.count($0, "case"))" } ?? "")
    case .timeout: "\(killer) used up its time"
    case .crashed: "\(killer) ended its process" + (mutant.reason.map { ": \($0)" } ?? "")
    case .misattributed:
      "\(mutant.expectedKiller ?? "its law") should have noticed it, but only these did: "
        + (mutant.reason ?? killer)
    case .survived:
      "no law noticed it" + (mutant.expectedKiller.map { ", \($0) should have" } ?? "")
    case .noCoverage: "nothing ran the code that it changes"
    case .ignored: "ignored: \(mutant.reason ?? "no reason given")"
    case .compileError: "it does not compile"
    case .runtimeError: "it could not be tried: \(mutant.reason ?? "no reason given")"
    case .pending: "it was not tried"
    }
  }

  /// Where it stands, such as `Sources/A.swift:3:5`; nil when that is not known.
  package var place: String? {
    guard let file = mutant.file else { return nil }
    return file + (mutant.range.map { ":\($0.start.line):\($0.start.column)" } ?? "")
  }

  /// A derived mutant in a line: the place, the kind of mistake, what is replaced by what.
  package var edit: String {
    let line = mutant.range.map { ":\($0.start.line)" } ?? ""
    return "\(mutant.file ?? mutant.subject)\(line) \(mutant.operatorName): "
      + "\(Self.short(mutant.original)) → \(Self.short(mutant.replacement))"
  }

  private static func short(_ text: String?) -> String {
    let words = (text ?? "").split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    return words.count <= 60 ? "`\(words)`" : "`\(words.prefix(59))…`"
  }

  /// What a derived mutant puts in place of what; nil for others.
  package var change: String? {
    mutant.replacement.map { "'\(mutant.original ?? "")' became '\($0)'" }
  }

  /// All that is known of it, for a terminal; the source is that of its file.
  package func lines(source: String?) -> [String] {
    let facts = [
      ("place", place), ("change", change), ("expected", mutant.expectedKiller),
      ("killer", mutant.killer), ("reason", mutant.reason),
    ].compactMap { name, value in value.map { (name, $0) } }
    let tables = [("counterexample", mutant.counterexample), ("missing test", mutant.missingTest)]
      .compactMap { title, example in example.map { (title, $0.rows) } }
    return ["\(mutant.id) · \(mutant.status.rawValue) · \(verdict)", title]
      + facts.map { "\($0.padded(to: 8))  \($1)" }
      + tables.flatMap { title, rows in
        ["", title] + rows.map { "  \($0.name.padded(to: 8))  \($0.text)" }
      } + diffLines(source)
  }

  private func diffLines(_ source: String?) -> [String] {
    guard let diff = MutantDiff(mutant, in: source.map(SourceText.init)) else { return [] }
    return [""]
      + diff.unified.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      .dropLast()
  }

  /// The first line of a title for people: what it does, or else what kind of mistake it is.
  package var title: String {
    mutant.summary ?? mutant.operatorName + (mutant.declaration.map { " in \($0)" } ?? "")
  }
}
