public import LosslessJSON

/// Something in a record that this version of the package cannot make sense of.
///
/// A fault is reported and nothing more: the record keeps its bytes and its place, and its
/// neighbours read as if it were not there. A channel with an unknown name is no fault.
public struct RecordFault: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The record is no object.
    case notAnObject
    /// A required field is absent or null.
    case missing
    /// A field has a value that is not understood.
    case unrecognized
    /// The key of a field occurs more than once; the last one counts.
    case duplicate
    /// Another record has the same version, channel and sequence, or neither has a sequence.
    case sequenceRepeated
    /// The sequences of one version and channel neither rise all the way down the list nor fall.
    case sequenceOutOfOrder
  }

  /// What is wrong.
  public let kind: Kind
  /// The key of the field; nil when the record as a whole is wrong.
  public let key: String?
  /// The value that is wrong: of the field, or the record when there is none.
  public let value: JSONValue
  /// How the description ends: what is understood instead, or which other record it is about; empty
  /// for a kind that needs no explanation.
  let explanation: String
}

extension RecordFault {
  /// A value that is not understood.
  package init(unrecognized value: JSONValue, key: String, expecting expectation: String) {
    self.init(kind: .unrecognized, key: key, value: value, explanation: ", expected \(expectation)")
  }
}

extension RecordFault: CustomStringConvertible {
  /// What is wrong in words, such as `rollout is 10001, expected an integer from 0 to 10000`.
  public var description: String { "\(key ?? "the record") \(statement)\(explanation)" }

  private var statement: String {
    switch kind {
    case .notAnObject: "is \(value.kind.rawValue), expected an object"
    case .missing: "is missing"
    case .unrecognized, .sequenceOutOfOrder: "is \(excerpt)"
    case .duplicate: "occurs more than once; the last one counts"
    case .sequenceRepeated: "is \(value.kind == .object ? "missing" : excerpt)"
    }
  }

  /// The value as it is spelled, cut at forty characters, enough to recognise it in a log line.
  private var excerpt: String {
    let text = value.description
    // Not the count, which would look for the end of every character of a long value.
    let isLong = text.index(text.startIndex, offsetBy: 41, limitedBy: text.endIndex) != nil
    return isLong ? text.prefix(40) + "…" : text
  }
}

extension ReleaseRecord {
  /// What is wrong with the record, in the order of the fields; empty for a good one.
  ///
  /// - Complexity: O(*n*) in the members of the record.
  public var faults: [RecordFault] {
    guard value.kind == .object else { return [fault(.notAnObject)] }
    return faults(.version, expecting: "a string", isRequired: true)
      + channelFaults
      + faults(.rollout, expecting: "an integer from 0 to 10000")
      + faults(.withdrawn, expecting: "true or false")
      + faults(.sequence, expecting: "an integer from 0 to \(UInt64.max)")
      + faults(.minimumSupported, expecting: "a string")
  }

  /// A string is a channel, known or not.
  private var channelFaults: [RecordFault] {
    faults(.channel, expecting: "a string", isRequired: true).filter {
      $0.kind != .unrecognized || $0.value.kind != .string
    }
  }

  private func faults<Value>(
    _ field: ReleaseField<Value>, expecting expectation: String, isRequired: Bool = false
  ) -> [RecordFault] {
    let values = value.values(of: field.key)
    var faults: [RecordFault] = []
    switch field.reading(values.last) {
    case .known: break
    case .absent, .null: if isRequired { faults.append(fault(.missing, field.key)) }
    case .unrecognized(let raw):
      faults.append(RecordFault(unrecognized: raw, key: field.key, expecting: expectation))
    }
    return values.count > 1 ? faults + [fault(.duplicate, field.key)] : faults
  }

  private func fault(_ kind: RecordFault.Kind, _ key: String? = nil) -> RecordFault {
    RecordFault(kind: kind, key: key, value: value, explanation: "")
  }
}
