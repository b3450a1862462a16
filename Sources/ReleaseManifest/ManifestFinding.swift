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
  /// The faults of all records as they were read, before any edit, in the order of the source.
  ///
  /// - Complexity: O(*n*) in the bytes of the source.
  public var findings: [ManifestFinding] {
    var cursor = JSONPositionCursor()
    return document.source.withUnsafeBufferPointer { source in
      releases.indices.flatMap { index in
        faultsAsRead(at: index).map { fault in
          ManifestFinding(
            index: index,
            position: cursor.advance(to: fault.value.range.lowerBound, in: source),
            fault: fault)
        }
      }
    }
  }

  private func faultsAsRead(at index: Int) -> [RecordFault] {
    let record = originals[index].map { ReleaseRecord($0) } ?? releases[index]
    return record.faults.sorted { $0.value.range.lowerBound < $1.value.range.lowerBound }
  }
}
