import LosslessJSON
import ReleaseManifest
import SemVer

extension ReleaseRecord {
  /// Texts that stand for versions and are none: no install would be offered such a release.
  var versionFaults: [RecordFault] {
    [ReleaseField<String>.version, .minimumSupported].compactMap { field in
      guard let text = self[field].value, let json = value[field.key] else { return nil }
      do throws(SemVersionError) {
        _ = try SemVersion(parsing: text)
        return nil
      } catch {
        return RecordFault(unrecognized: json, key: field.key, expecting: "a version: \(error)")
      }
    }
  }
}
