package import ManifestLaws
package import MutantChecking

/// The hand-written mutants of the release manifest; those of the founding articles come first.
package enum ManifestCatalogue {
  /// All of them.
  package static let codecs: [any ManifestMutant] = [
    ClosedEnum(),
    LossyDefault(),
    UnknownKeysDropped(),
    NestedUnknownDropped(),
    UnknownNullDropped(),
    CanonicalKeysMerged(),
    DoubleBeforeInteger(),
    IntegerThenDoubleLadder(),
    UnsortedKeys(),
    EscapedSlash(),
    AppendsOnRewrite(),
    StorageNameLeaked(),
    SnakeCaseKeys(),
    DefaultMaterialised(),
    KnownNullDropped(),
    FallbackView(),
    AllOrNothingList(),
    BadRecordDropped(),
    LeftoverWins(),
    IgnoredSetter(),
    SetterNormalises(),
    EditReserialisesRecord(),
    StaleWholeRecordWrite(),
  ]

  /// The mutants under the given laws.
  package static func mutants(under laws: [any ManifestLaw]) -> [Mutant] {
    codecs.map { $0.mutant(under: laws) }
  }
}
