import ChildProcesses

/// Which of the derived mutants are run.
package struct MutantSelection: Hashable, Sendable {
  /// The identifiers, or their beginnings, of the mutants; empty for all.
  package var identifiers: [String] = []
  /// The lines on which a mutant has to begin, by the path of the file; nil for all.
  package var changedLines: [String: [ClosedRange<Int>]]?

  /// Every mutant.
  package init() {}

  /// Whether a mutant is run.
  package func contains(_ mutant: SourceMutant) -> Bool {
    let isNamed =
      identifiers.isEmpty || identifiers.contains { mutant.identifier.hasPrefix($0) }
    let isChanged = changedLines.map { lines in
      lines[mutant.path]?.contains { $0.contains(mutant.line) } == true
    }
    return isNamed && isChanged ?? true
  }
}

extension MutantSelection {
  /// The lines of a package that differ from a revision of its repository.
  ///
  /// - Throws: ``SourceMutationError`` when the revision is unknown.
  package static func lines(
    since revision: String, in package: String
  ) throws(SourceMutationError) -> [String: [ClosedRange<Int>]] {
    let answer = try Compiler().run(
      ["git", "-C", package, "diff", "--unified=0", "--no-color", "--relative", revision, "--"],
      hearing: .output)
    guard answer.ending == .exit(0) else { throw .unknownRevision(revision) }
    return changedLines(inDifference: answer.text)
  }

  /// Reads what `git diff --unified=0` prints.
  static func changedLines(inDifference text: String) -> [String: [ClosedRange<Int>]] {
    var lines: [String: [ClosedRange<Int>]] = [:]
    var path = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("+++ ") {
        path = line.hasPrefix("+++ b/") ? String(line.dropFirst(6)) : ""
      } else if line.hasPrefix("@@ "), let range = Self.newLines(String(line)) {
        lines[path, default: []].append(range)
      }
    }
    return lines
  }

  /// The new lines of a heading such as `@@ -3,0 +4,2 @@`; nil when lines were only taken away.
  private static func newLines(_ heading: String) -> ClosedRange<Int>? {
    let words = heading.split(separator: " ")
    guard words.count > 2, words[2].hasPrefix("+") else { return nil }
    let numbers = words[2].dropFirst().split(separator: ",").compactMap { Int($0) }
    guard let first = numbers.first else { return nil }
    let count = numbers.count > 1 ? numbers[1] : 1
    return count > 0 ? first...(first + count - 1) : nil
  }
}

extension MutantSelection {
  /// The mutants of a build that are run, in the order of their numbers.
  package func mutants(in build: InstrumentedBuild) -> [SourceMutant] {
    build.mutants.filter { contains($0.value) }.sorted { $0.key < $1.key }.map(\.value)
  }
}
