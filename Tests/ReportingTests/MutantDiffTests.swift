import ReportSamples
import Reporting
import Testing

@Suite struct MutantDiffTests {
  private func diff(of mutant: MutantRecord) throws -> String? {
    let record = SampleRecord.record([mutant])
    let file = try ReportFile.all(of: record).first { $0.name.hasPrefix("survivors/") }
    return file.map { String(decoding: $0.content, as: UTF8.self) }
  }

  @Test func anEditIsAUnifiedDiff() throws {
    #expect(
      try diff(of: SampleRecord.derived(.survived)) == """
        --- a/Sources/Order/Order.swift
        +++ b/Sources/Order/Order.swift
        @@ -1,2 +1,2 @@
        -let sign = "😀"; let less = a < b
        +let sign = "😀"; let less = a <= b
         let more = a > b

        """)
  }

  @Test func anEditOfSeveralLinesTakesAllOfThemAway() throws {
    var mutant = SampleRecord.derived(.survived)
    mutant.range = SourceRange(
      start: SourcePosition(line: 1, column: 18), end: SourcePosition(line: 2, column: 17))
    mutant.replacement = "let less = false"
    #expect(
      try diff(of: mutant) == """
        --- a/Sources/Order/Order.swift
        +++ b/Sources/Order/Order.swift
        @@ -1,2 +1,1 @@
        -let sign = "😀"; let less = a < b
        -let more = a > b
        +let sign = "😀"; let less = false

        """)
  }

  @Test func aHandWrittenMutantIsANewFile() throws {
    #expect(
      try diff(of: SampleRecord.misattributed) == """
        --- /dev/null
        +++ b/Mutants/TextOrder.swift
        @@ -0,0 +1,2 @@
        +// a
        +struct TextOrder {}

        """)
  }

  @Test func aRangeThatTheSourceDoesNotHaveHasNoDiff() throws {
    var mutant = SampleRecord.derived(.survived)
    mutant.range = SourceRange(
      start: SourcePosition(line: 7, column: 1), end: SourcePosition(line: 7, column: 2))
    #expect(try diff(of: mutant) == nil)
  }

  @Test func theNameOfTheFileHoldsNoPath() throws {
    let record = SampleRecord.record([SampleRecord.derived(.survived, "a/../b:c 1")])
    #expect(try ReportFile.all(of: record).map(\.name).contains("survivors/a-..-b-c-1.diff"))
  }
}
