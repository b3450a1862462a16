import ReportSamples
import Reporting
import Testing

@Suite struct SourceRangeTests {
  @Test func positionsCountFromOneInUTF16Units() throws {
    let text = SampleRecord.text
    let place = try #require(text.firstIndex(of: "<"))
    let range = SourceRange(place..<text.index(after: place), in: text)
    // The face has two units.
    #expect(range.start == SourcePosition(line: 1, column: 31))
    #expect(range.end == SourcePosition(line: 1, column: 32))
  }

  @Test func aPartIsFoundByItsRange() throws {
    let text = SampleRecord.text
    for place in [text.startIndex, text.firstIndex(of: ">"), text.firstIndex(of: "\n")] {
      let part = try #require(place)..<text.endIndex
      #expect(SourceRange(part, in: text).part(of: text) == part)
    }
  }

  @Test func aRangeBeyondTheTextHasNoPart() {
    let far = SourcePosition(line: 9, column: 1)
    let start = SourcePosition(line: 1, column: 1)
    #expect(SourceRange(start: start, end: far).part(of: "a\nb") == nil)
    #expect(SourceRange(start: far, end: start).part(of: "a\nb") == nil)
  }
}
