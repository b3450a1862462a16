import ComparatorLaws
import SemVer

extension ComparableSubject<SemVersion> {
  /// The project's own comparator, with all that it offers.
  static var semVer: Self {
    var subject = Self { SemVersion($0) }
    subject.text = { $0.description }
    subject.hash = { $0.hashValue }
    subject.fields = { VersionFields($0) }
    subject.parseBytes = { try? SemVersion(parsing: $0) }
    subject.fault = { VersionFault(in: $0) }
    // As documented; the constant may be what is wrong.
    subject.byteLimit = 256
    return subject
  }
}

extension VersionFields {
  fileprivate init(_ version: SemVersion) {
    self.init(
      core: [version.major, version.minor, version.patch].map { String($0) },
      prerelease: version.prereleaseIdentifiers.map { String($0) },
      build: version.buildIdentifiers.map { String($0) })
  }
}

extension VersionFault {
  /// What the strict parser finds wrong with a text; nil when it is a version.
  fileprivate init?(in text: String) {
    do throws(SemVersionError) {
      _ = try SemVersion(parsing: text)
      return nil
    } catch {
      self.init(
        kind: Kind(error.kind), component: Component(error.component), offset: error.offset)
    }
  }
}

extension VersionFault.Kind {
  fileprivate init(_ kind: SemVersionError.Kind) {
    self =
      switch kind {
      case .tooLong: .tooLong
      case .missingComponent: .missingComponent
      case .leadingZero: .leadingZero
      case .emptyIdentifier: .emptyIdentifier
      case .unexpectedByte: .unexpectedByte
      }
  }
}

extension VersionFault.Component {
  fileprivate init(_ component: SemVersionError.Component) {
    self =
      switch component {
      case .version: .version
      case .major: .major
      case .minor: .minor
      case .patch: .patch
      case .prerelease: .prerelease
      case .build: .build
      }
  }
}
