import ComparatorLaws
import PropertyTesting
import SemVer
import Testing

/// The project's own comparator as a subject, with all that it offers.
func semVerSubject() -> ComparableSubject<SemVersion> {
  var subject = ComparableSubject { SemVersion($0) }
  subject.text = { $0.description }
  subject.hash = { $0.hashValue }
  subject.fields = { version in
    VersionFields(
      core: [version.major, version.minor, version.patch].map { String($0) },
      prerelease: version.prereleaseIdentifiers.map { String($0) },
      build: version.buildIdentifiers.map { String($0) })
  }
  subject.parseBytes = { try? SemVersion(parsing: $0) }
  subject.byteLimit = SemVersion.maximumByteCount
  subject.fault = { text in
    do throws(SemVersionError) {
      _ = try SemVersion(parsing: text)
      return nil
    } catch {
      guard let kind = VersionFault.Kind(rawValue: error.kind.rawValue),
        let component = VersionFault.Component(rawValue: error.component.rawValue)
      else { return nil }
      return VersionFault(kind: kind, component: component, offset: error.offset)
    }
  }
  return subject
}

@Test(arguments: 1...10)
func theReferenceKeepsEverySampledLaw(seed: UInt64) throws {
  for law in allComparatorLaws where law.scope == .sampled {
    let property = try #require(law.property(of: semVerSubject()))
    let report = property.check(CheckOptions(cases: 300, seed: Seed(seed)))
    #expect(report.isPassed, "\(law.name): \(report.ending)")
  }
}

@Test func theReferenceKeepsEveryExhaustiveLaw() throws {
  let laws: [any ComparatorLaw] = [TheExamplesHold(), SmallScopeIsInOrder(leastVersionCount: 400)]
  for law in laws {
    let property = try #require(law.property(of: semVerSubject()))
    let report = property.check(CheckOptions(seed: Seed(0)))
    #expect(report.isPassed && report.isExhaustive, "\(law.name): \(report.ending)")
  }
}
