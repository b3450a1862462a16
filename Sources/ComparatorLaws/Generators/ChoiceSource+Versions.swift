package import PropertyTesting

extension ChoiceSource {
  /// Kinds of spans, so that the shrinker exchanges like with like.
  private enum Span {
    static let identifier = 1
  }

  /// A valid version of any shape.
  ///
  /// - Throws: ``Discard/precondition`` for the rare one over 256 bytes.
  package mutating func version() throws(Discard) -> VersionModel {
    var version = release()
    addPrerelease(to: &version)
    addBuild(to: &version)
    guard !version.isOverlong else { throw .precondition }
    return version
  }

  /// A version of three numbers.
  mutating func release() -> VersionModel {
    var version = VersionModel()
    for _ in 0..<3 { version.append(numeral(), to: .core) }
    return version
  }

  /// Adds pre-release identifiers, often none, seldom many.
  mutating func addPrerelease(to version: inout VersionModel, atLeast least: Int = 0) {
    add(.prerelease, to: &version, atLeast: least) { $0.identifier() }
  }

  /// Adds the identifiers of build metadata, mostly none.
  mutating func addBuild(to version: inout VersionModel) {
    if chance(1, in: 3) { add(.build, to: &version, atLeast: 1) { $0.buildIdentifier() } }
  }

  /// Adds mostly up to four identifiers; once in sixteen times up to fourteen.
  private mutating func add(
    _ part: VersionModel.Part, to version: inout VersionModel, atLeast least: Int,
    _ identifier: (inout ChoiceSource) -> String
  ) {
    let isLong = chance(1, in: 16)
    for count in 0..<14 {
      beginSpan(Span.identifier)
      defer { endSpan() }
      guard count < least || chance(isLong ? 30 : 18, in: 32) else { break }
      version.append(identifier(&self), to: part)
    }
  }
}
