import Foundation
import LosslessJSON
import PropertyTesting
import ReleaseManifest
import UpdateDecisions

/// What this package's release manifest promises beyond what is asked of every codec.
enum ManifestPromises {
  /// All of them.
  static var all: [Property] {
    [
      findingsNameEachFault, otherDocumentsAreRefused, schemasAreReadAndRespected,
      valuesOutOfRangeAreRefused, deepValuesAreRefused, listsKeepTheirBadElements,
      fieldsReadByTheirNames,
    ]
  }

  /// Each fault of each record is found, at its line and column, in words; an edit changes none.
  static let findingsNameEachFault = Property("findingsNameEachFault") { (trial) throws(Discard) in
    let sketch = trial.source.manifestSketch()
    let edited = sketch.records.firstIndex { $0.stranger == nil }
    let observed = findings(
      in: sketch.text, afterAnEditOf: trial.source.chance(1, in: 2) ? edited : nil)
    let expected = sketch.findings
    guard observed != expected else { return nil }
    return Failure(
      [Failure.Input("manifest", sketch.text)], observed: observed.joined(separator: "; "),
      expected: expected.joined(separator: "; "))
  }

  /// The findings in words, asked after an edit of a record if one is named.
  static func findings(in text: String, afterAnEditOf edited: Int?) -> [String] {
    do throws(ManifestError) {
      var document = try ManifestDocument(parsing: Array(text.utf8))
      if let edited {
        try document.set(key: "version", to: JSONValue("9"), ofReleaseAt: edited)
        try document.set(key: "sequence", to: .null, ofReleaseAt: edited)
      }
      return document.findings.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  /// What has no list of releases is no manifest, and is told why.
  static let otherDocumentsAreRefused = Property("otherDocumentsAreRefused") {
    (trial) throws(Discard) in
    let cases = [
      ("[]", "the manifest is array, expected an object"),
      ("null", "the manifest is null, expected an object"),
      ("{}", "releases is missing, expected an array"),
      (#"{"releases":{}}"#, "releases is object, expected an array"),
      (#"{"releases":[],"releases":1.5}"#, "releases is floating, expected an array"),
      ("{", "line 1, column 2 (byte 1): the source ends, expected a key or '}'"),
      (#"{"releases":7,"releases":[]}"#, "a manifest"),
    ]
    let (text, expected) = trial.source.pick(cases)
    let observed: String
    do throws(ManifestError) {
      _ = try ManifestDocument(parsing: Array(text.utf8))
      observed = "a manifest"
    } catch {
      observed = error.description
    }
    guard observed != expected else { return nil }
    return Failure([Failure.Input("text", text)], observed: observed, expected: expected)
  }

  /// Only a document of the first schema, or of none, may be edited.
  static let schemasAreReadAndRespected = Property("schemasAreReadAndRespected") {
    (trial) throws(Discard) in
    let cases: [(text: String?, reading: FieldReading<Int>)] = [
      (nil, .absent), ("1", .known(1)), ("2", .known(2)), ("null", .null), ("0", unrecognized("0")),
      ("-1", unrecognized("-1")), ("1.0", unrecognized("1.0")), (#""1""#, unrecognized(#""1""#)),
    ]
    let (schema, reading) = trial.source.pick(cases)
    let isTyped = trial.source.chance(1, in: 2)
    let text = "{" + (schema.map { "\"schema\":\($0)," } ?? "") + #""releases":[{"sequence":7}]}"#
    let isEditable = schema == nil || schema == "1"
    let expected =
      isEditable
      ? text.replacing("7", with: "8")
      : "schema is \(schema ?? ""), expected 1 or older to edit"
    let observed = outcome(of: text) { (document) throws(ManifestError) in
      guard isTyped else {
        return try document.set(key: "sequence", to: JSONValue(8), ofReleaseAt: 0)
      }
      try document.set(.sequence, to: .known(8), ofReleaseAt: 0)
    }
    let read = try? ManifestDocument(parsing: Array(text.utf8)).schema
    guard observed != expected || read != reading else { return nil }
    return Failure(
      [Failure.Input("manifest", text)],
      observed: "\(observed), schema \(read.map { "\($0)" } ?? "unread")",
      expected: "\(expected), schema \(reading)")
  }

  /// What a field would not be understood with is no value of it, and records that are no objects
  /// have no fields.
  static let valuesOutOfRangeAreRefused = Property("valuesOutOfRangeAreRefused") {
    (trial) throws(Discard) in
    let count = trial.source.pick([-1, 0, 1, 9999, 10_000, 10_001])
    let record = trial.source.pick(ManifestSketch.strangers + [("{}", "object")])
    let text = "{\"releases\":[\(record.0)]}"
    let expected =
      if !(0...10_000).contains(count) {
        "\(count) is out of range for rollout"
      } else if record.1 == "object" {
        "{\"releases\":[{\"rollout\":\(count)}]}"
      } else {
        "the release is \(record.1), expected an object"
      }
    let observed = outcome(of: text) { (document) throws(ManifestError) in
      try document.set(.rollout, to: .known(BasisPoints(count)), ofReleaseAt: 0)
    }
    guard observed != expected else { return nil }
    return Failure(
      [Failure.Input("manifest", text), Failure.Input("rollout", "\(count)")], observed: observed,
      expected: expected)
  }

  /// A value that would make the document too deep to be read again is refused.
  static let deepValuesAreRefused = Property("deepValuesAreRefused") { (trial) throws(Discard) in
    let depth = trial.source.pick([0, 1, 508, 509, 510, 511])
    let value =
      String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    let isTyped = trial.source.chance(1, in: 2)
    let observed = outcome(of: #"{"releases":[{}]}"#) { (document) throws(ManifestError) in
      guard let json = try? JSONValue(parsing: value) else { return }
      guard isTyped else { return try document.set(key: "rollout", to: json, ofReleaseAt: 0) }
      try document.set(.rollout, to: .unrecognized(json), ofReleaseAt: 0)
    }
    let expected =
      depth <= 509
      ? "{\"releases\":[{\"rollout\":\(value)}]}"
      : "the value makes the manifest deeper than 512 arrays and objects"
    guard observed != expected else { return nil }
    return Failure([Failure.Input("depth", "\(depth)")], observed: observed, expected: expected)
  }

  /// The document's text after an edit, or why there is none; a refused edit has changed nothing.
  static func outcome(
    of text: String, _ edit: (inout ManifestDocument) throws(ManifestError) -> Void
  ) -> String {
    guard var document = try? ManifestDocument(parsing: Array(text.utf8)) else { return "refused" }
    do throws(ManifestError) {
      try edit(&document)
      return String(decoding: document.source, as: UTF8.self)
    } catch {
      return document.source == Array(text.utf8) ? error.description : "half an edit"
    }
  }

  private static func unrecognized(_ text: String) -> FieldReading<Int> {
    (try? JSONValue(parsing: text)).map { .unrecognized($0) } ?? .absent
  }

  /// Each field has a name of its own by which it is read.
  static let fieldsReadByTheirNames = Property("fieldsReadByTheirNames") {
    (trial) throws(Discard) in
    let known = [
      ("version", #""1""#), ("channel", #""beta""#), ("rollout", "7"), ("withdrawn", "true"),
      ("sequence", "9"), ("minimumSupported", #""0""#),
    ]
    let contents = known.map { _ in trial.source.pick(["known", "absent", "null", "{}"]) }
    let members = zip(known, contents).compactMap { field, content in
      content == "absent" ? nil : "\"\(field.0)\":\(content == "known" ? field.1 : content)"
    }
    let text = "{" + members.joined(separator: ",") + "}"
    guard let record = (try? JSONValue(parsing: text)).map({ ReleaseRecord($0) }) else {
      throw .refused
    }
    let observed = [
      say(record.version) { $0.debugDescription },
      say(record.channel) { $0.rawValue.debugDescription },
      say(record.rollout) { "\($0.count)" }, say(record.withdrawn) { "\($0)" },
      say(record.sequence) { "\($0)" }, say(record.minimumSupported) { $0.debugDescription },
    ]
    let expected = zip(known, contents).map { $1 == "known" ? $0.1 : $1 }
    guard observed != expected else { return nil }
    return Failure(
      [Failure.Input("record", text)], observed: "\(observed)", expected: "\(expected)")
  }

  private static func say<Value>(
    _ reading: FieldReading<Value>, _ words: (Value) -> String
  ) -> String {
    switch reading {
    case .absent: "absent"
    case .null: "null"
    case .unrecognized(let json): json.description
    case .known: reading.value.map(words) ?? "no value"
    }
  }
}
