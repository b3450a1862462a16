package import Foundation

/// A file of the output directory.
package struct ReportFile: Hashable, Sendable {
  /// The name of the stored record.
  package static let recordName = "evidence.json"

  /// The path in the output directory.
  package let name: String
  package let content: Data

  private init(_ name: String, _ text: String) {
    self.name = name
    content = Data(text.utf8)
  }

  private init(_ name: String, _ content: Data) {
    self.name = name
    self.content = content
  }

  /// Everything that is written of a run, the record last: who finds it finds the rest.
  package static func all(of record: MutationRecord) throws(RecordError) -> [ReportFile] {
    [
      ReportFile("summary.txt", lines(SummaryText(record).lines)),
      ReportFile("summary.md", SummaryMarkdown(record).text),
      ReportFile("matrix.txt", lines(KillMatrixText(record).lines + [KillMatrixText.legend])),
      ReportFile("report.html", HTMLReport(record).text),
      ReportFile("mutation.json", MutationReportJSON(record).text),
      ReportFile(recordName, try record.json()),
    ]
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
