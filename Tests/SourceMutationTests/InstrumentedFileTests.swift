import Testing

@testable import SourceMutation

@Suite struct InstrumentedFileTests {
  private func instrumented(
    _ code: String, _ slots: [InstrumentedFile.NumberedSlot]
  ) -> InstrumentedFile {
    InstrumentedFile(SourceText(path: "A.swift", bytes: Array(code.utf8)), slots: slots)
  }

  private func slot(
    _ number: Int, _ range: Range<Int>, _ form: MutationSlot.Form,
    _ mutants: [(number: Int, replacement: Replacement)]
  ) -> InstrumentedFile.NumberedSlot {
    InstrumentedFile.NumberedSlot(
      number: number,
      slot: MutationSlot(range: range, form: form, isInitialiser: false, declaration: ""),
      mutants: mutants)
  }

  @Test func aStatementIsCopiedForEachMutant() {
    let file = instrumented(
      "{ a(1) }",
      [
        slot(
          5, 2..<6, .statement, [(7, Replacement(4..<5, "2")), (8, Replacement(2..<6, "do {}"))])
      ])
    #expect(
      String(decoding: file.text, as: UTF8.self) == """
        { if gauntletEnters(5) {
        if gauntletIs(7) {
        a(2)
        } else {
        do {}
        }
        } else {
        a(1)
        }
         }
        """)
  }

  @Test func anExpressionIsChosenInPlace() {
    let file = instrumented(
      "let a = 1", [slot(0, 8..<9, .expression, [(3, Replacement(8..<9, "2"))])])
    #expect(
      String(decoding: file.text, as: UTF8.self) == "let a = (gauntletEnters(0) ? (2) : (1))")
  }

  @Test func ofSeveralExpressionsTheLastNeedsNoQuestion() {
    let file = instrumented(
      "let a = 1",
      [slot(0, 8..<9, .expression, [(3, Replacement(8..<9, "2")), (4, Replacement(8..<9, "0"))])])
    #expect(
      String(decoding: file.text, as: UTF8.self)
        == "let a = (gauntletEnters(0) ? (gauntletIs(3) ? (2) : (0)) : (1))")
  }

  @Test func aSlotInASlotIsPartOfTheOriginalOnly() {
    let file = instrumented(
      "{ a(b) }",
      [
        slot(0, 2..<6, .returned, [(1, Replacement(4..<5, "c"))]),
        slot(1, 4..<5, .expression, [(2, Replacement(4..<5, "d"))]),
      ])
    #expect(
      String(decoding: file.text, as: UTF8.self) == """
        { if gauntletEnters(0) {
        return a(c)
        } else {
        return a((gauntletEnters(1) ? (d) : (b)))
        }
         }
        """)
  }

  @Test func aPlaceOfTheTextBelongsToTheMutantWhoseCopyItIsIn() {
    let file = instrumented(
      "{ a(1) }", [slot(5, 2..<6, .statement, [(7, Replacement(4..<5, "2"))])])
    #expect(file.mutant(atLine: 2, column: 3) == 7)
    #expect(file.mutant(atLine: 4, column: 3) == nil)
    #expect(file.mutant(atLine: 99, column: 1) == nil)
  }
}
