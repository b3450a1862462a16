import Foundation
import ManifestLaws
import ReleaseManifest

/// The record type through Foundation's decoder and encoder: what a caller in a `Codable` world has.
struct CodableRecordCodec: ManifestCodec {
  private struct Manifest: Codable {
    var releases: ReleaseRecordList
  }

  var fidelity: ManifestFidelity { .values }

  func records(in source: [UInt8]) -> [RecordReading]? {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(source)) else {
      return nil
    }
    return manifest.releases.records.map { record in
      guard let record else { return RecordReading(isFaulty: true) { _ in .absent } }
      return RecordReading(record)
    }
  }

  func rewrite(_ source: [UInt8], _ edits: [ManifestEdit]) -> [UInt8]? {
    do {
      var manifest = try JSONDecoder().decode(Manifest.self, from: Data(source))
      for edit in edits {
        guard let record = manifest.releases.records[edit.recordIndex] else { return nil }
        manifest.releases.records[edit.recordIndex] = try record.applying(edit)
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try Array(encoder.encode(manifest))
    } catch {
      return nil
    }
  }
}
