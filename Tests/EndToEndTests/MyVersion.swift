import SemVer

/// Stands for a reader's own type in the README's example.
struct MyVersion: Comparable {
  private let version: SemVersion

  init?(_ text: String) {
    guard let version = SemVersion(text) else { return nil }
    self.version = version
  }

  static func < (left: Self, right: Self) -> Bool { left.version < right.version }
}
