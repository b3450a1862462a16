import Foundation
import Testing

@Suite struct VersionCommandTests {
  @Test(arguments: [
    ("1.9.0", "1.10.0", "<"), ("1.0.0+a", "1.0.0+b", "="), ("1.0.0", "1.0.0-rc.1", ">"),
  ])
  func compareShowsTheOrder(left: String, right: String, order: String) throws {
    let answer = try Tool.run("compare", left, right)
    #expect(answer.output == order + "\n")
    #expect(answer.status == 0)
  }

  @Test func compareRefusesWhatIsNoVersion() throws {
    let answer = try Tool.run("compare", "1.0.0", "1.02.0")
    #expect(answer.output.isEmpty)
    #expect(
      answer.diagnostics == "gauntlet: '1.02.0' is no version: leading zero in minor at byte 2\n")
    #expect(answer.status == 65)
  }

  @Test func compareAnswersPairsOfJSONLine() throws {
    let answer = try Tool.run(
      "compare", "--json-lines",
      input: #"["1.9.0","1.10.0"]"# + "\n" + #"["2.0.0","1.0.0"]"# + "\n"
        + #"["1.0.0+a","1.0.0"]"# + "\n" + #"["x","1.0.0"]"# + "\n" + #"["1.0.0","\u0000"]"#)
    #expect(
      answer.lines == [
        #"{"order":"less"}"#, #"{"order":"greater"}"#, #"{"order":"equal"}"#,
        #"{"invalid":[true,false]}"#, #"{"invalid":[false,true]}"#,
      ])
    #expect(answer.status == 0)
  }

  @Test(arguments: ["[1,2]", "[\"1.0.0\"]", "nonsense", "\"1.0.0\"", ""])
  func compareNamesTheLineThatIsNoPair(line: String) throws {
    let answer = try Tool.run(
      "compare", "--json-lines", input: #"["1.0.0","1.0.0"]"# + "\n" + line + "\n")
    #expect(answer.lines == [#"{"order":"equal"}"#])
    #expect(answer.diagnostics.hasPrefix("gauntlet: line 2: expected a JSON array of two strings"))
    #expect(answer.status == 65)
  }

  @Test func parseShowsPartsAndFaults() throws {
    let answer = try Tool.run("parse", "1.2.3-rc.1+b", "1.2")
    #expect(
      answer.lines == [
        "1.2.3-rc.1+b\tmajor 1 · minor 2 · patch 3 · pre-release rc.1 · build b",
        "1.2\tinvalid: patch is missing at byte 3",
      ])
    #expect(answer.status == 1)
  }

  @Test func parseReadsLinesExactlyAsTheyAre() throws {
    let answer = try Tool.run("parse", input: "1.2.3\r\n1.2.3\n")
    #expect(answer.status == 1)
    #expect(answer.output.contains("invalid: unexpected byte 0x0D in patch at byte 5"))
  }

  @Test func parseAnswersJSONLines() throws {
    let answer = try Tool.run(
      "parse", "--json-lines", input: "\"1.2.3-a.0+001\"\n\"1.2.3-01\"\n")
    #expect(
      answer.lines == [
        #"{"input":"1.2.3-a.0+001","valid":true,"major":"1","minor":"2","patch":"3","#
          + #""prerelease":["a","0"],"build":["001"]}"#,
        #"{"input":"1.2.3-01","valid":false,"error":{"kind":"leadingZero","#
          + #""component":"prerelease","offset":6,"#
          + #""message":"leading zero in prerelease at byte 6"}}"#,
      ])
    #expect(answer.status == 1)
  }

  @Test func sortIsStableAndNumeric() throws {
    let answer = try Tool.run("sort", input: "1.10.0\n1.9.0+b\n1.9.0+a\n1.9.0-rc.1")
    #expect(answer.lines == ["1.9.0-rc.1", "1.9.0+b", "1.9.0+a", "1.10.0"])
    #expect(answer.status == 0)
  }

  @Test func sortNamesEveryLineThatIsNoVersionAndPrintsNothing() throws {
    let answer = try Tool.run("sort", input: "1.0.0\n1.0\n2.0.0\nv1.0.0\n")
    #expect(answer.output.isEmpty)
    #expect(
      answer.diagnostics == """
        gauntlet: line 2: patch is missing at byte 3
        gauntlet: line 4: unexpected 'v' in major at byte 0

        """)
    #expect(answer.status == 65)
  }

  @Test(arguments: ["parse", "sort"])
  func nothingToReadIsNoSuccess(command: String) throws {
    #expect(try Tool.run(command).status == 2)
  }

  @Test func invalidUTF8IsRefusedWithItsPlace() throws {
    let answer = try Tool.run(["sort"], input: Data([0x31, 0x2E, 0xFF, 0x0A]))
    #expect(answer.diagnostics == "gauntlet: line 1: unexpected byte 0xFF in minor at byte 2\n")
    #expect(answer.status == 65)
  }
}
