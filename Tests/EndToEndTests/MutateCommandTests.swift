import Foundation
import Testing

@Suite struct MutateCommandTests {
  private static let words = [
    "mutate", "--cases", "400", "--mutant", "lexicographicCore", "--mutant", "metadataAwareOrder",
    "--mutant", "leadingZeroTolerantCore", "--matrix", "--seed", "1",
  ]

  @Test func theSummaryHasItsShapeAndTheSameSeedGivesTheSameBytes() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let answer = try Tool.run(Self.words + ["--output", folder.url.path])
    #expect(answer.status == 0)
    let lines = answer.lines
    #expect(lines[0].hasPrefix("gauntlet 0.1.0 · Swift 6."))
    #expect(lines[0].hasSuffix(" · seed 0000000000000001"))
    // Laws about other subjects cannot say anything of these mutants.
    #expect(lines[1].hasPrefix("baseline    1 subject · 27 laws · "))
    #expect(lines[1].hasSuffix("all hold"))
    #expect(lines[2] == "catalogue   3 mutants · 3 killed, each by its expected law")
    #expect(lines[3] == "score       100.0 % (3 of 3)")
    #expect(lines[4].hasPrefix("weakest     "))
    let again = try Tool.run(Self.words + ["--jobs", "1", "--output", folder.url.path])
    #expect(again.lines.dropLast() == lines.dropLast())
    #expect(lines.last?.hasPrefix("time        ") == true)
  }

  @Test func theMatrixOfASmallCatalogueIsTheGoldenOne() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try Tool.run(Self.words + ["--output", folder.url.path])
    let golden = Tool.packageRoot.appendingPathComponent("Tests/Fixtures/matrix.txt")
    let matrix = try String(contentsOf: folder.file("matrix.txt"), encoding: .utf8)
    guard FileManager.default.fileExists(atPath: golden.path) else {
      try Data(matrix.utf8).write(to: golden)
      Issue.record("the golden file was missing and has been recorded: look at it")
      return
    }
    #expect(try matrix == String(contentsOf: golden, encoding: .utf8))
  }

  @Test func severalSeedsGiveTheWeakestMutantItsChance() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let answer = try Tool.run(
      "mutate", "--mutant", "lexicographicCore", "--seeds", "8", "--output", folder.url.path)
    let weakest = try #require(answer.lines.first { $0.hasPrefix("weakest") })
    #expect(weakest.contains("(median)"))
    #expect(weakest.contains("(worst of 8 seeds), budget 2,000; chance to miss it below 10^-"))
  }

  @Test func theListNamesTheThreeThatWereAskedForFirst() throws {
    let lines = try Tool.run("mutate", "--only", "catalogue", "--list").lines
    #expect(lines.count > 100)
    let names = lines.prefix(3).map { $0.split(separator: " ")[0] }
    #expect(names == ["lexicographicCore", "metadataAwareOrder", "leadingZeroTolerantCore"])
  }
}
