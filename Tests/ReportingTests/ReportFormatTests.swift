import Foundation
import ReportSamples
import Reporting
import Testing

/// The reports for programs.
@Suite struct ReportFormatTests {
  private func object(_ text: String) throws -> NSDictionary {
    try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  @Test func theMutationReportCountsACrashAsKilledAndTheWrongLawAsSurvived() throws {
    let report = try object(MutationReportJSON(SampleRecord.ofEveryStatus).text)
    let files = try #require(report["files"] as? [String: NSDictionary])
    #expect(files.keys.sorted() == ["Mutants/TextOrder.swift", SampleRecord.path])
    let mutants = files.values.flatMap { $0["mutants"] as? [NSDictionary] ?? [] }
    let statuses = Dictionary(
      mutants.map { ($0["id"] as? String ?? "", $0["status"] as? String ?? "") }
    ) { first, _ in first }
    #expect(
      statuses == [
        "textOrder": "Killed", "otherOrder": "Survived", "timeout": "Timeout", "crashed": "Killed",
        "survived": "Survived", "noCoverage": "NoCoverage", "ignored": "Ignored",
        "compileError": "CompileError", "runtimeError": "RuntimeError", "pending": "Pending",
      ])
  }

  @Test func aMutantOfTheMutationReportHasItsTestsAndItsPlace() throws {
    let report = try object(MutationReportJSON(SampleRecord.ofEveryStatus).text)
    let files = try #require(report["files"] as? [String: NSDictionary])
    let mutants = files["Mutants/TextOrder.swift"]?["mutants"] as? [NSDictionary] ?? []
    #expect(mutants[0]["killedBy"] as? [String] == ["isTransitive"])
    #expect(mutants[0]["testsCompleted"] as? Int == 2)
    let edited = files[SampleRecord.path]?["mutants"] as? [NSDictionary] ?? []
    #expect(edited[0]["replacement"] as? String == "<=")
    #expect(
      edited[0]["location"] as? NSDictionary == [
        "start": ["line": 1, "column": 31], "end": ["line": 1, "column": 32],
      ])
    #expect(files[SampleRecord.path]?["source"] as? String == SampleRecord.text)
  }

  @Test func aMutantWithoutASourceIsShownAllTheSame() throws {
    var mutant = SampleRecord.killed
    mutant.file = nil
    mutant.range = nil
    let report = try object(MutationReportJSON(SampleRecord.record([mutant])).text)
    #expect((report["files"] as? NSDictionary)?.allKeys as? [String] == ["(no source) comparator"])
  }

  @Test func annotationsAreLinesThatAWorkflowReads() {
    var placeless = SampleRecord.derived(.survived, "100 %, or: none")
    placeless.file = nil
    placeless.original = "%\r\n"
    let mutants = [SampleRecord.derived(.survived, "a"), placeless, SampleRecord.misattributed]
    #expect(
      mutants.map { WorkflowAnnotation($0).line } == [
        "::warning file=Sources/Order/Order.swift,line=1,title=a::"
          + "'<' became '<=': no law noticed it",
        "::warning title=100 %25%2C or%3A none::'%25%0D%0A' became '<=': no law noticed it",
        "::warning file=Mutants/TextOrder.swift,line=2,title=otherOrder::"
          + "isTransitive should have noticed it, but only these did: isTotal",
      ])
  }

  @Test func sarifHasTheSurvivorsOnTheirLines() throws {
    let report = try object(SARIFReport(SampleRecord.ofEveryStatus).text)
    let run = try #require((report["runs"] as? [NSDictionary])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect(run["invocations"] as? NSArray == [["executionSuccessful": false]])
    let results = try #require(run["results"] as? [NSDictionary])
    #expect(
      results.map { ($0["message"] as? NSDictionary)?["text"] as? String } == [
        "otherOrder: isTransitive should have noticed it, but only these did: isTotal",
        "survived: '<' became '<=': no law noticed it",
        "noCoverage: '<' became '<=': nothing ran the code that it changes",
      ])
    let place = (results[1]["locations"] as? [NSDictionary])?.first
    #expect(
      place == [
        "physicalLocation": [
          "artifactLocation": ["uri": SampleRecord.path],
          "region": ["startLine": 1, "startColumn": 31, "endLine": 1, "endColumn": 32],
        ]
      ])
  }

  @Test func junitHasATestCaseForEachMutant() {
    #expect(
      JUnitReport(SampleRecord.ofEveryStatus).text.split(separator: "\n").prefix(6) == [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuites name="gauntlet mutate" tests="10" failures="3" errors="1" skipped="3">"#,
        #"<testsuite name="comparator" tests="10" failures="3" errors="1" skipped="3">"#,
        #"<testcase name="textOrder" classname="CoreOrder" file="Mutants/TextOrder.swift" line="2"/>"#,
        #"<testcase name="otherOrder" classname="CoreOrder" file="Mutants/TextOrder.swift" line="2">"#
          + #"<failure message="isTransitive should have noticed it, but only these did: isTotal">"#
          + "Compares &lt;numbers&gt; as text.</failure></testcase>",
        #"<testcase name="timeout" classname="relation" file="Sources/Order/Order.swift" line="1"/>"#,
      ])
  }

  @Test func whatXMLCannotSayIsReplaced() {
    let text = JUnitReport(SampleRecord.record([SampleRecord.derived(.killed, "a\0&\"b")])).text
    #expect(text.contains("name=\"a\u{FFFD}&amp;&quot;b\""))
  }

  @Test(
    arguments: [
      ([.killed], "100.0 %", "brightgreen"), ([.killed, .survived], "50.0 %", "red"),
      ([.killed, .pending], "incomplete", "lightgrey"), ([.ignored], "no mutants", "lightgrey"),
    ] as [([MutantStatus], String, String)])
  func theBadgeSaysTheScore(statuses: [MutantStatus], message: String, color: String) throws {
    let badge = try object(
      BadgeJSON(SampleRecord.record(statuses.map { SampleRecord.derived($0) })).text)
    #expect(
      badge == [
        "schemaVersion": 1, "label": "mutation score", "message": message, "color": color,
      ])
  }
}
