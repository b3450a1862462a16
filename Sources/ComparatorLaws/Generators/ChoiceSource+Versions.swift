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
    let model = VersionModel(core: core(), prerelease: prerelease(), build: build())
    guard model.byteCount <= VersionModel.maximumByteCount else { throw .precondition }
    return model
  }

  /// Three numbers.
  mutating func core() -> [String] {
    [numeral(), numeral(), numeral()]
  }

  /// The identifiers of a pre-release, often none, seldom many.
  mutating func prerelease() -> [String] {
    list(atLeast: 0) { $0.identifier() }
  }

  /// At least one pre-release identifier, seldom many.
  mutating func identifiers() -> [String] {
    list(atLeast: 1) { $0.identifier() }
  }

  /// The identifiers of build metadata, mostly none.
  mutating func build() -> [String] {
    chance(1, in: 3) ? list(atLeast: 1) { $0.buildIdentifier() } : []
  }

  /// Mostly up to four elements; once in sixteen lists up to fourteen.
  private mutating func list(
    atLeast least: Int, _ element: (inout ChoiceSource) -> String
  ) -> [String] {
    let isLong = chance(1, in: 16)
    var elements: [String] = []
    while elements.count < 14 {
      beginSpan(Span.identifier)
      defer { endSpan() }
      let goesOn = elements.count < least || chance(isLong ? 30 : 18, in: 32)
      guard goesOn else { break }
      if elements.isEmpty { elements.reserveCapacity(isLong ? 14 : 4) }
      elements.append(element(&self))
    }
    return elements
  }
}
