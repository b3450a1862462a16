package import Foundation
import LosslessJSON

/// Why a stored record cannot be used.
package enum RecordError: Error, Hashable, Sendable {
  /// The text is no record; what is wrong with it.
  case malformed(String)
  /// A later version of the tool wrote it.
  case unknownFormat(Int)
}

extension RecordError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let reason): "is no record of a run: \(reason)"
    case .unknownFormat(let format):
      "has the form \(format), of a later version of the tool; this one knows \(MutationRecord.currentFormat)"
    }
  }
}

extension MutationRecord {
  /// Reads a stored record, and keeps what it does not know of it for the next writing.
  package init(json: Data) throws(RecordError) {
    do {
      let format = try JSONDecoder().decode(Form.self, from: json).format
      guard format == Self.currentFormat else { throw RecordError.unknownFormat(format) }
      self = try JSONDecoder().decode(Self.self, from: json)
      unknownFields = UnknownFields(
        in: try JSONDocument(parsing: Array(json)).root,
        besides: try JSONDocument(parsing: Array(knownJSON())).root)
    } catch let error as RecordError {
      throw error
    } catch let error as DecodingError {
      throw .malformed(error.reason)
    } catch {
      throw .malformed(error.localizedDescription)
    }
  }

  /// The record as it is stored, keys in order.
  package func json() throws(RecordError) -> Data {
    do {
      let json = try knownJSON()
      guard !unknownFields.isEmpty else { return json }
      let root = try JSONDocument(parsing: Array(json)).root
      return Data(try unknownFields.added(to: root).bytes)
    } catch {
      throw .malformed(error.localizedDescription)
    }
  }

  /// The record without what a later version has written.
  private func knownJSON() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  private struct Form: Decodable {
    let format: Int
  }
}

extension DecodingError {
  /// Which member is wrong, and how.
  fileprivate var reason: String {
    let context =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default:
        DecodingError.Context(codingPath: [], debugDescription: localizedDescription)
      }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
  }
}
