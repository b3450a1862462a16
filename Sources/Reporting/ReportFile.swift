package import Foundation
import Synchronization

/// A file of the output directory.
package struct ReportFile: Hashable, Sendable {
  /// The name of the stored record.
  package static let recordName = "evidence.json"
  /// The folder of the survivors' diffs in the output directory.
  package static let survivorFolder = "survivors"

  /// The path in the output directory.
  package let name: String
  package let content: Data

  private init(_ name: String, _ content: Data) {
    self.name = name
    self.content = content
  }

  /// Everything that is written of a run, the record last: who finds it finds the rest.
  ///
  /// - Parameters:
  ///   - record: the run.
  ///   - history: the runs up to it, for the page.
  /// - Returns: the files.
  /// - Throws: ``RecordError`` when the record has a number that JSON cannot say.
  package static func all(
    of record: MutationRecord, history: [HistoryEntry] = []
  ) throws(RecordError) -> [ReportFile] {
    let texts: [(name: String, text: @Sendable () -> String)] = [
      ("report.html", { HTMLReport(record, history: history).text }),
      ("mutation.json", { MutationReportJSON(record).text }),
      ("junit.xml", { JUnitReport(record).text }),
      ("matrix.txt", { lines(KillMatrixText(record).lines + [KillMatrixText.legend]) }),
      ("summary.txt", { lines(SummaryText(record).lines) }),
      ("summary.md", { SummaryMarkdown(record).text }),
      ("results.sarif", { SARIFReport(record).text }), ("badge.json", { BadgeJSON(record).text }),
    ]
    let rendered = Mutex<[Int: ReportFile]>([:])
    let stored = Mutex<Result<Data, RecordError>?>(nil)
    // The longest first.
    DispatchQueue.concurrentPerform(iterations: texts.count + 1) { turn in
      guard turn > 0 else {
        let json = Result { () throws(RecordError) in try record.json() }
        return stored.withLock { $0 = json }
      }
      let (name, text) = texts[turn - 1]
      let file = ReportFile(name, Data(text().utf8))
      rendered.withLock { $0[turn] = file }
    }
    let files = rendered.withLock { files in files.sorted { $0.key < $1.key }.map(\.value) }
    guard let json = stored.withLock({ $0 }) else { return [] }
    return survivors(of: record) + files + [ReportFile(recordName, try json.get())]
  }

  private static func survivors(of record: MutationRecord) -> [ReportFile] {
    record.survivors.compactMap { mutant in
      let source = mutant.file.flatMap { record.sources[$0] }.map(SourceText.init)
      return MutantDiff(mutant, in: source).map { diff in
        ReportFile(
          "\(survivorFolder)/\(fileName(mutant.id)).diff", Data(diff.unified.utf8))
      }
    }
  }

  /// The identifier with a hyphen for what is no good in a file's name.
  private static func fileName(_ identifier: String) -> String {
    let bytes = identifier.unicodeScalars.map { scalar -> Character in
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isPlain || "._-".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
    }
    return String(bytes)
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
