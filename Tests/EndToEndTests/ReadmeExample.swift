import ComparatorLaws
import PropertyTesting
import Testing

@Test(arguments: allComparatorLaws.map(\.name))
func myVersionKeepsTheLaw(name: String) throws {
  let law = try #require(allComparatorLaws.first { $0.name == name })
  guard let property = law.property(of: ComparableSubject { MyVersion($0) }) else { return }
  let report = property.check(CheckOptions(seed: Seed(1)))
  #expect(report.isPassed, "\(report.ending)")
}

/// A reader's own type: correct, since the example shows how to use the laws.
private struct MyVersion: Comparable {
  private let version: ReadersVersion

  init?(_ text: String) {
    guard let version = ReadersVersion(text) else { return nil }
    self.version = version
  }

  static func < (left: Self, right: Self) -> Bool { left.version < right.version }
}
