import Foundation
import ReportSamples
import Reporting
import Testing

@Suite struct HTMLReportTests {
  private let page = HTMLReport(SampleRecord.ofEveryStatus).text

  @Test func thePageNeedsNothingElse() {
    for needle in ["http:", "https:", "src=", "@import", "url(", "<link"] {
      #expect(!page.contains(needle), "\(needle)")
    }
  }

  @Test func everyMutantIsThereWithItsStatusKillerAndCounterexample() {
    for mutant in SampleRecord.ofEveryStatus.mutants {
      #expect(page.contains("<code>\(mutant.id)</code>"))
      #expect(page.contains("data-s=\(mutant.status.rawValue)"))
    }
    #expect(page.contains("isTransitive · 12 cases"))
    #expect(page.contains("<dt>b<dd>10.0.0<dt>said"))
    #expect(page.contains("a <del>&lt;</del><ins>&lt;=</ins> b\nlet more"))
  }

  @Test func textIsNeverMarkup() {
    #expect(page.contains("Compares &lt;numbers&gt; as text."))
    #expect(!page.contains("<numbers>"))
    let evil = "</style><script>alert(1)</script>\"'&"
    var mutant = SampleRecord.misattributed
    mutant.id = evil
    mutant.summary = evil
    mutant.operatorName = evil
    mutant.killer = evil
    mutant.reason = evil
    mutant.file = evil
    mutant.counterexample = CounterexampleRecord(
      inputs: [.init(name: evil, text: evil)], said: evil, expected: evil, replay: evil)
    var record = SampleRecord.record([mutant])
    record.sources[evil] = evil
    record.run.command = [evil]
    record.subjects[0].laws[0].findings = [evil]
    let text = HTMLReport(record).text
    #expect(!text.contains("<script>alert"))
    #expect(text.split(separator: "</script>").count == 2)
  }

  @Test func theMatrixTellsKillsByTextAndFramesTheExpectedLaw() {
    #expect(page.contains("<td class=\"h3 e\">12<td>"))
    #expect(page.contains("<td class=e><td class=h4>3"))
  }

  @Test func survivorsAreOpenAndLinkedFromTheTop() {
    #expect(page.contains("<li><a href=\"#m1\">otherOrder</a>"))
    #expect(page.contains("<details id=m1 data-s=misattributed open>"))
    #expect(page.contains("<details id=m0 data-s=killed>"))
  }

  @Test func aFailedBaselineIsTheFirstThingToRead() {
    var record = SampleRecord.ofEveryStatus
    record.subjects[0].laws[0].isPassed = false
    record.subjects[0].laws[0].findings = ["FAIL  isTransitive"]
    let text = HTMLReport(record).text
    #expect(text.contains("<strong>baseline failed</strong>"))
    #expect(text.contains("<pre>FAIL  isTransitive</pre>"))
  }

  @Test func aHistoryIsDrawnOnceThereAreTwoRuns() {
    let entry = HistoryEntry(SampleRecord.ofEveryStatus, at: .distantPast)
    let record = SampleRecord.ofEveryStatus
    #expect(!HTMLReport(record, history: [entry]).text.contains("<svg"))
    var other = entry
    other.score = 100
    #expect(
      HTMLReport(record, history: [entry, other]).text
        .contains("<polyline class=\"percent\" points=\"4,116 716,4\"/>"))
  }

  @Test func aThousandMutantsTakeAtMostAMegabyte() {
    #expect(HTMLReport(ManyMutants.record(count: 1000)).text.utf8.count <= 1 << 20)
  }
}
