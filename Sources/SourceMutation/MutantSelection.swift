import MutationTesting

/// Which of the derived mutants are run.
package struct MutantSelection: Hashable, Sendable {
  /// A share of all mutants, for runs on several machines.
  package struct Shard: Hashable, Sendable {
    /// Which share, from 1.
    package let index: Int
    /// How many shares there are.
    package let count: Int

    /// Reads a share such as `2/3`; nil when it is none.
    package init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count
      else { return nil }
      self.index = index
      self.count = count
    }

    /// Whether a mutant belongs to the share: each belongs to one.
    func contains(_ identifier: String) -> Bool {
      (UInt64(identifier, radix: 16) ?? 0) % UInt64(count) == UInt64(index - 1)
    }
  }

  /// The identifiers, or their beginnings, of the mutants; empty for all.
  package var identifiers: [String] = []
  package var shard: Shard?
  /// The lines on which a mutant has to begin, by the path of the file; nil for all.
  package var changedLines: [String: [ClosedRange<Int>]]?

  /// Every mutant.
  package init() {}

  /// Whether a mutant is run.
  package func contains(_ mutant: SourceMutant) -> Bool {
    let isNamed =
      identifiers.isEmpty || identifiers.contains { mutant.identifier.hasPrefix($0) }
    let isInShard = shard?.contains(mutant.identifier) ?? true
    let isChanged = changedLines.map { lines in
      lines[mutant.path]?.contains { $0.contains(mutant.line) } == true
    }
    return isNamed && isInShard && isChanged ?? true
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
  /// The numbers of the mutants of a build that are run, ascending.
  package func numbers(in build: InstrumentedBuild) -> [Int] {
    build.mutants.filter { contains($0.value) }.keys.sorted()
  }
}
