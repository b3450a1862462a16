public import LosslessJSON

/// A fault of a record together with the place where it stands.
public struct ManifestFinding: Hashable, Sendable {
  /// The index of the record, counted from 0.
  public let index: Int
  /// Where the value that is wrong begins.
  public let position: JSONPosition
  /// What is wrong.
  public let fault: RecordFault
}

extension ManifestFinding: CustomStringConvertible {
  /// The finding for a log line, such as `line 4, column 7 (byte 61): release 0: channel is 7, …`.
  public var description: String { "\(position): release \(index): \(fault)" }
}

extension ManifestDocument {
  /// The faults of all records as they were read, before any edit, in the order of the source; among
  /// them breaches of the order of publication.
  ///
  /// - Complexity: O(*n* log *n*) in the bytes of the source.
  public var findings: [ManifestFinding] { findings { $0.faults } }

  /// The findings, with the faults of each record as told.
  package func findings(by faults: (ReleaseRecord) -> [RecordFault]) -> [ManifestFinding] {
    let records = releases.indices.map { index in
      originals[index].map { ReleaseRecord($0) } ?? releases[index]
    }
    let ofRecords = records.indices.flatMap { index in
      faults(records[index]).map { (index: index, fault: $0) }
    }
    let found = (ofRecords + sequenceFaults(of: records)).sorted {
      $0.fault.value.range.lowerBound < $1.fault.value.range.lowerBound
    }
    return document.source.withUnsafeBufferPointer { source in
      var cursor = JSONPositionCursor(source)
      return found.map { index, fault in
        ManifestFinding(
          index: index, position: cursor.advance(to: fault.value.range.lowerBound), fault: fault)
      }
    }
  }
}
