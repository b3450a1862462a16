import Foundation
import Reporting
import Testing

/// A run over its days: in parts, gone on with, compared, remembered.
@Suite(.timeLimit(.minutes(5))) struct RunLifeTests {
  private static let mutants = [
    "lexicographicCore", "metadataAwareOrder", "leadingZeroTolerantCore", "trimsWhitespace",
    "failureToZero", "withdrawnOffered",
  ]
  private static let words =
    ["mutate", "--cases", "200"] + mutants.flatMap { ["--mutant", $0] }

  private func run(
    _ folder: TemporaryFolder, _ output: String, _ words: [String] = []
  ) throws -> Tool.Answer {
    try Tool.run(Self.words + words + ["--output", folder.file(output).path])
  }

  private func record(_ folder: TemporaryFolder, _ output: String) throws -> MutationRecord {
    try MutationRecord(
      json: Data(contentsOf: folder.file(output).appendingPathComponent("evidence.json")))
  }

  private func store(
    _ record: MutationRecord, _ folder: TemporaryFolder, _ output: String
  ) throws {
    let url = folder.file(output)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try record.json().write(to: url.appendingPathComponent("evidence.json"))
  }

  @Test func mergedShardsAreTheRun() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    #expect(try run(folder, "whole").status == 0)
    var statuses: [Int32] = []
    for shard in 1...3 {
      statuses.append(try run(folder, "shard\(shard)", ["--shard", "\(shard)/3"]).status)
    }
    // A part without a mutant says so.
    #expect(statuses.allSatisfy { $0 == 0 || $0 == 2 })
    let answer = try Tool.run(
      ["merge"] + (1...3).map { folder.file("shard\($0)").path }
        + ["--output", folder.file("merged").path])
    #expect(answer.status == 0, "\(answer.diagnostics)")
    for name in ["summary.txt", "matrix.txt", "junit.xml"] {
      let texts = try ["whole", "merged"].map { output in
        try String(contentsOf: folder.file(output).appendingPathComponent(name), encoding: .utf8)
      }
      #expect(texts[0] == texts[1])
    }
    #expect(try record(folder, "merged").mutants == record(folder, "whole").mutants)
  }

  @Test func aMissingShardIsNoSuccess() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try run(folder, "shard", ["--shard", "1/2"])
    let answer = try Tool.run("merge", folder.file("shard").path)
    #expect(answer.status == 3)
    #expect(answer.diagnostics == "gauntlet: cannot merge: missing shard 2/2\n")
  }

  @Test func aResumedRunTriesOnlyWhatIsOpen() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    #expect(try run(folder, "whole").status == 0)
    let whole = try record(folder, "whole")
    var partial = whole
    // What is decided keeps even what a run could not have said.
    partial.mutants[0].reason = "decided before"
    partial.mutants[1] = MutantRecord(
      id: whole.mutants[1].id, kind: .catalogue, subject: "comparator", operatorName: "x")
    try store(partial, folder, "partial")
    let answer = try run(folder, "resumed", ["--resume", folder.file("partial").path])
    #expect(answer.status == 0, "\(answer.diagnostics)")
    let resumed = try record(folder, "resumed")
    #expect(resumed.mutants[0].reason == "decided before")
    #expect(resumed.mutants.dropFirst() == whole.mutants.dropFirst())
  }

  @Test func aKilledRunIsGoneOnWith() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let words = Self.words + ["--seeds", "2", "--output"]
    #expect(try Tool.run(words + [folder.file("whole").path]).status == 0)
    let killed = folder.file("killed").path
    let group = try ProcessGroup(words + [killed])
    _ = group.read(upTo: "baseline ")
    group.sendToAll(SIGKILL)
    _ = group.wait()
    #expect(try Tool.run(words + [killed, "--resume", killed]).status == 0)
    #expect(try record(folder, "killed").mutants == record(folder, "whole").mutants)
  }

  @Test func whatADecidedMutantLacksIsMadeUpFor() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    #expect(try run(folder, "whole", ["--seeds", "2"]).status == 0)
    let whole = try record(folder, "whole")
    var partial = whole
    for index in partial.mutants.indices {
      partial.mutants[index].counterexample = nil
      partial.mutants[index].confidence = nil
    }
    try store(partial, folder, "partial")
    let words = ["--seeds", "2", "--resume", folder.file("partial").path]
    #expect(try run(folder, "resumed", words).status == 0)
    #expect(try record(folder, "resumed").mutants == whole.mutants)
  }

  @Test func anotherRunIsNotGoneOnWith() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try run(folder, "whole")
    let answer = try run(folder, "other", ["--seed", "1", "--resume", folder.file("whole").path])
    #expect(answer.status == 65)
    #expect(
      answer.diagnostics == "gauntlet: cannot resume, the earlier run had another seed\n")
  }

  @Test func onlySurvivorsThatTheBaselineDoesNotHaveFail() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try run(folder, "whole")
    var record = try record(folder, "whole")
    for index in [0, 1] { record.mutants[index].status = .survived }
    try store(record, folder, "survivors")
    func resume(_ baseline: String) throws -> Tool.Answer {
      try run(
        folder, "out",
        [
          "--annotations", "--resume", folder.file("survivors").path, "--baseline",
          folder.file(baseline).path,
        ])
    }
    let forgiven = try resume("survivors")
    #expect(forgiven.status == 0)
    #expect(forgiven.lines.contains("known       2 survivors forgiven"))
    #expect(!forgiven.output.contains("::warning"))
    record.mutants[1].status = .killed
    try store(record, folder, "fewer")
    let new = try resume("fewer")
    #expect(new.status == 1)
    #expect(
      new.lines.contains(
        "next        give the law that should have noticed each survivor the case that it misses"))
    #expect(
      new.lines.filter { $0.hasPrefix("::") } == [
        "::warning file=Mutants/Comparators/Equality/MetadataAwareOrder.swift,line=7,"
          + "title=metadataAwareOrder::no law noticed it, buildMetadataIsIgnored should have"
      ])
    let diffs = try FileManager.default.contentsOfDirectory(
      atPath: folder.file("out").appendingPathComponent("survivors").path)
    #expect(diffs.sorted() == ["lexicographicCore.diff", "metadataAwareOrder.diff"])
  }

  @Test func aScoreBelowTheLimitFailsAndSaysWhatToDo() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try run(folder, "whole")
    var record = try record(folder, "whole")
    record.mutants[0].status = .survived
    try store(record, folder, "survivors")
    let path = folder.file("survivors").path
    let words = ["--resume", path, "--baseline", path, "--fail-under"]
    #expect(try run(folder, "out", words + ["83"]).status == 0)
    let answer = try run(folder, "out", words + ["84"])
    #expect(answer.status == 1)
    #expect(answer.lines.contains("the score is below 84.0 %"))
    #expect(answer.lines.contains("next        mend the laws until they notice more mutants"))
  }

  @Test func aHistoryGrowsByALineAndKeepsWhatItHas() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("history.jsonl")
    let words = ["--history", file.path]
    _ = try run(folder, "out", words)
    let first = try String(contentsOf: file, encoding: .utf8)
    let later = first.replacing("{\"", with: "{\"later\":[1],\"").dropLast()
    // A line of a later version, its end lost.
    try Data(later.utf8).write(to: file)
    _ = try run(folder, "out", words)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix(later + "\n"))
    #expect(text.split(separator: "\n").count == 2)
    let answer = try Tool.run("history", file.path)
    #expect(answer.status == 0)
    #expect(answer.lines.first == "score      ▄▄  100.0 % → 100.0 %")
    let page = try String(
      contentsOf: folder.file("out").appendingPathComponent("report.html"), encoding: .utf8)
    #expect(page.contains("<svg"))
  }

  @Test func aStoredReportIsShownAgain() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let answer = try run(folder, "out")
    let path = folder.file("out").path
    #expect(try Tool.run("show", path).lines == answer.lines.dropLast())
    let mutant = try Tool.run("show", path, "lexicographicCore")
    #expect(mutant.status == 0)
    #expect(
      mutant.lines.prefix(8) == [
        "lexicographicCore · killed · raisingANumberRaisesTheVersion noticed it after 2 cases",
        "The numbers of the core are compared as text: `1.10.0` sorts below `1.9.0`.",
        "place     Mutants/Comparators/CoreOrder/LexicographicCore.swift:7:1",
        "expected  raisingANumberRaisesTheVersion", "killer    raisingANumberRaisesTheVersion",
        "counterexample", "  a         2.0.0", "  b         10.0.0",
      ])
    let unknown = try Tool.run("show", path, "lexicographicCor")
    #expect(unknown.status == 64)
    #expect(
      unknown.diagnostics.hasPrefix(
        "gauntlet: unknown mutant 'lexicographicCor'; did you mean 'lexicographicCore'?"))
  }

  @Test func aReportThatIsNoneIsBadData() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try Data("{}".utf8).write(to: folder.file("evidence.json"))
    let answer = try Tool.run("show", folder.url.path)
    #expect(answer.status == 65)
    #expect(answer.diagnostics.contains("evidence.json is no record of a run: "))
    let missing = try Tool.run("show", folder.file("nowhere").path)
    #expect(missing.status == 65)
  }
}
