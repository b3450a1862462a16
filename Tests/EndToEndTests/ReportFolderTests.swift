import Foundation
import Reporting
import Testing

/// What `gauntlet mutate` writes.
@Suite struct ReportFolderTests {
  private static let words = [
    "mutate", "--cases", "200", "--mutant", "lexicographicCore", "--mutant", "trapsOnEmptyCore",
    "--mutant", "toleratesEmptyText", "--mutant", "heldShownAsUpToDate",
  ]

  private func report(_ words: [String] = []) throws -> (
    folder: TemporaryFolder, record: MutationRecord
  ) {
    let folder = try TemporaryFolder()
    let answer = try Tool.run(Self.words + words + ["--output", folder.url.path])
    #expect(answer.status == 0, "\(answer.output)\(answer.diagnostics)")
    return (folder, try MutationRecord(json: Data(contentsOf: folder.file("evidence.json"))))
  }

  @Test func theEvidenceSaysWhatSomebodyNeedsToRepeatTheRun() throws {
    let (folder, record) = try report(["--seed", "7"])
    defer { folder.remove() }
    #expect(record.run.tool == "0.1.0")
    #expect(record.run.commit?.utf8.count == 40)
    #expect(record.run.command.prefix(4) == ["gauntlet", "mutate", "--cases", "200"])
    #expect(record.run.seed == "0000000000000007")
    #expect(record.subjects.map(\.name).contains("comparator"))
    #expect(record.subjects.allSatisfy { $0.laws.allSatisfy { $0.cases > 0 } })
    #expect(record.timings.map(\.part) == ["baseline", "catalogue"])
  }

  @Test func eachMutantHasItsPlaceItsKillerAndItsCounterexample() throws {
    let (folder, record) = try report()
    defer { folder.remove() }
    let mutant = try #require(record.mutants.first)
    #expect(mutant.file == "Mutants/Comparators/CoreOrder/LexicographicCore.swift")
    #expect(mutant.operatorName == "CoreOrder")
    #expect(
      mutant.summary
        == "The numbers of the core are compared as text: `1.10.0` sorts below `1.9.0`.")
    #expect(mutant.killer == "raisingANumberRaisesTheVersion")
    let counterexample = try #require(mutant.counterexample)
    #expect(counterexample.inputs.map(\.text) == ["2.0.0", "10.0.0"])
    #expect(counterexample.said == "b < a")
    #expect(counterexample.expected == "a < b: major is greater (clause 11.2)")
    #expect(record.mutants[1].status == .crashed)
    #expect(record.mutants[1].counterexample == nil)
    // One type is many mutants: the place is the line that names this one.
    let source = try #require(record.sources["Mutants/Comparators/AcceptsTooMuch/Tolerates.swift"])
    let part = try #require(record.mutants[2].range?.part(of: source))
    #expect(source[part] == "    case .emptyText: text.isEmpty ? \"0.0.0\" : text\n")
  }

  @Test func theRecordIsTheSameForAnyNumberOfWorkersButForItsTimings() throws {
    var records = try ["1", "2"].map { jobs in
      let (folder, record) = try report(["--jobs", jobs])
      folder.remove()
      return record
    }
    for index in records.indices {
      #expect(!records[index].timings.isEmpty)
      records[index].timings = []
      records[index].run.command = []
    }
    #expect(records[0] == records[1])
  }

  @Test(.enabled(if: SchemaValidator.isPresent, "needs python3-jsonschema"))
  func theMutationReportKeepsItsSchema() throws {
    let (folder, _) = try report()
    defer { folder.remove() }
    #expect(try SchemaValidator.findings(in: folder.file("mutation.json")) == "")
    // A file that breaks the schema is heard.
    let wrong = folder.file("wrong.json")
    try Data(#"{"schemaVersion":"3","thresholds":{"high":101,"low":0},"files":{}}"#.utf8)
      .write(to: wrong)
    #expect(try SchemaValidator.findings(in: wrong).contains("101 is greater than the maximum"))
  }
}
