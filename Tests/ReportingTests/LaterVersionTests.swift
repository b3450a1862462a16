import Foundation
import ReportSamples
import Reporting
import Testing

/// A later version's fields survive an older tool that rewrites a record, at every level.
@Suite struct LaterVersionTests {
  /// A record with something in every field.
  private var record: MutationRecord {
    var survivor = SampleRecord.derived(.survived)
    survivor.declaration = "Order.less"
    survivor.reason = "known"
    survivor.missingTest = SampleRecord.killed.counterexample
    survivor.confidence = ConfidenceRecord(
      median: 3, worst: 9, missExponent: 8, leastChancePerCase: 0.5)
    var record = SampleRecord.record([SampleRecord.killed, survivor])
    record.run.shard = Shard(number: 1, count: 2)
    record.run.package = "Order"
    record.run.plan = record.mutants.map(\.id)
    record.subjects[0].laws[0].labels = [
      LabelRecord(name: "near", count: 4), LabelRecord(name: "far", count: 5),
    ]
    record.subjects[0].laws[0].findings = ["FAIL  isTransitive"]
    record.idleLaws = ["isTotal"]
    record.redundantLaws = ["isTotal"]
    record.dominators = .init(count: 2, noticedCount: 1)
    record.audit = .init(count: 1, faults: ["AUDIT          survived: killed"])
    record.ignoreListFaults = ["STALE          abc: gone"]
    record.timings = [.init(part: "derived", seconds: 1.5)]
    return record
  }

  /// The record's text with a field in each object that no version knows yet.
  private func laterText() throws -> String {
    var later = ""
    var isInString = false
    var isEscaped = false
    for character in String(decoding: try record.json(), as: UTF8.self) {
      later.append(character)
      if character == "\"", !isEscaped { isInString.toggle() }
      isEscaped = character == "\\" && !isEscaped
      // The space puts it in front of all other keys, where the writer's order has it.
      if character == "{", !isInString { later += #"" later":"\/","# }
    }
    return later
  }

  @Test func aFieldInEveryObjectOfARecordSurvivesARewrite() throws {
    // The texts of sources are no fields but data, which is read and spelled anew.
    let later = try laterText().replacing(
      #""sources":{" later":"\/""#, with: #""sources":{" later":"/""#)
    #expect(later.ranges(of: "\" later\":").count > 15)
    let record = try MutationRecord(json: Data(later.utf8))
    #expect(try String(decoding: record.json(), as: UTF8.self) == later)
  }

  @Test func fieldsStayWithTheirMutantWhereverItStands() throws {
    let later = try laterText()
    var record = try MutationRecord(json: Data(later.utf8))
    record.mutants.reverse()
    record.mutants[1].counterexample = nil
    let rewritten = String(decoding: try record.json(), as: UTF8.self)
    // The counterexample that is gone has an object for itself and one for each of two inputs.
    let count = later.ranges(of: "\" later\":").count
    #expect(rewritten.ranges(of: "\" later\":").count == count - 3)
    #expect(rewritten.contains(#""mutants":[{" later":"\/","confidence":{" later":"\/""#))
  }

  @Test func theRecordOfTheseTestsHasSomethingInEveryField() {
    var filled: Set<String> = []
    var empty: Set<String> = []
    func visit(_ value: Any) {
      let mirror = Mirror(reflecting: value)
      for child in mirror.children {
        let content = Mirror(reflecting: child.value)
        let isContainer = [.optional, .collection, .dictionary].contains(content.displayStyle)
        if mirror.displayStyle == .struct, let label = child.label {
          let isEmpty = isContainer && content.children.isEmpty
          let field = "\(mirror.subjectType).\(label)"
          if isEmpty { empty.insert(field) } else { filled.insert(field) }
        }
        if !(child.value is UnknownFields) { visit(child.value) }
      }
    }
    visit(record)
    #expect(empty.subtracting(filled).sorted() == [])
    #expect(filled.contains("LabelRecord.count"))
  }
}
