package import ComparatorLaws
package import MutantChecking

/// The hand-written mutants of the comparator.
package enum ComparatorCatalogue {
  /// All of them; the three that the project was asked for by name come first.
  ///
  /// Made anew for each call: one that counts its calls starts afresh.
  package static var comparators: [any ComparatorMutant] {
    let byName: [any ComparatorMutant] = [
      LexicographicCore(), MetadataAwareOrder(), LeadingZeroTolerantCore(),
    ]
    return byName + coreOrder + prereleaseOrder + relation + equality + acceptsTooMuch + faultKinds
      + acceptsTooLittle + reading + totality
  }

  /// The mutants under the given laws.
  package static func mutants(under laws: [any ComparatorLaw]) -> [Mutant] {
    comparators.map { $0.mutant(under: laws) }
  }

  private static var coreOrder: [any ComparatorMutant] {
    [
      WholeStringOrder(),
      MinorBeforeMajor(),
      PrereleaseBeforeCore(),
      PackedCoreKeyOverflows(),
      OverflowWraps(),
      OverflowSaturates(),
      DoublePrecision(),
      FirstNineteenDigits(),
      WrapsAt128Bits(),
    ]
  }

  private static var prereleaseOrder: [any ComparatorMutant] {
    [
      LexicographicPrerelease(),
      DigitCountIgnored(),
      CaseInsensitiveIdentifiers(),
      LocaleOrderIdentifiers(),
      CommonPrefixTies(),
      NumericAboveAlphanumeric(),
      NegativeNumbers(),
      ShorterListOutranks(),
      LongerListIgnored(),
      IdentifiersBeyondEighthIgnored(),
      IdentifiersBeyondSixteenthIgnored(),
      WordsCutToSixteenBytes(),
      KnownWordsHaveRanks(),
      DigitsInFrontAreANumber(),
      NumbersPaddedToThirtyTwoDigits(),
      FirstIdentifierOnly(),
      LastDifferenceDecides(),
      CountBeforeContent(),
      ReleaseBelowPrerelease(),
      PrereleaseIgnored(),
      ZeroPrereleaseIsRelease(),
      ReleaseIsTheWordZzz(),
    ]
  }

  private static var relation: [any ComparatorMutant] {
    [
      LessOrEqualAsLess(),
      IdenticalTextIsLess(),
      RandomTieBreak(),
      MixedKindsBothLess(),
      CountsDifferAsLess(),
      AnyFieldLess(),
      NonTransitiveMix(),
      MixedKindsTie(),
      ReleaseTiesItsPrereleases(),
      ThreeIdentifierKeyPacked(),
      SortNotByPrecedence(),
    ]
  }

  private static var equality: [any ComparatorMutant] {
    [
      MetadataAwareEquality(),
      EmptyBuildOutranks(),
      BuildNumbersOrder(),
      EqualityByCoreOnly(),
      EqualityIgnoresCase(),
      GreaterOrEqualIsGreater(),
      MetadataAwareHash(),
      HashByTextLength(),
    ]
  }

  private static var acceptsTooMuch: [any ComparatorMutant] {
    [
      LeadingZeroTolerantPrerelease(),
      TrimsWhitespace(),
      TrailingNewlineAccepted(),
      VPrefixAccepted(),
      MissingPatchAccepted(),
      FourthComponentAccepted(),
      EmptyIdentifierAccepted(),
      UnicodeDigitsAccepted(),
      SecondPlusAccepted(),
      FallbackToZero(),
      PrereleaseWithoutHyphen(),
      IdentifierRangeAtoZ(),
      QuotedVersionAccepted(),
    ]
  }

  private static var acceptsTooLittle: [any ComparatorMutant] {
    [
      OverflowRejected(),
      HyphenInBuildRejected(),
      LeadingHyphenRejected(),
      DoubleHyphenRejected(),
      LeadingZeroInBuildRejected(),
      AlphanumericLeadingZeroRejected(),
      MoreThanEightIdentifiersRejected(),
      MoreThanSixteenIdentifiersRejected(),
      IdentifiersBeyond64BytesRejected(),
    ]
  }

  private static var reading: [any ComparatorMutant] {
    [
      NormalisesText(),
      TextLowercased(),
      BuildBeforePrereleaseSplit(),
      BuildFieldThroughInteger(),
      NumberFieldSaturates(),
      LengthUnlimited(),
      LimitIs257(),
      LimitExcludes256(),
      LimitIgnoresBuild(),
      LengthCountsCharacters(),
      OffsetOneTooFar(),
      MinorReportedAsPatch(),
      BuildReportedAsPrerelease(),
    ]
  }

  private static var totality: [any ComparatorMutant] {
    [
      BytesEndAtNUL(),
      InvalidUTF8Skipped(),
      TrapsOnInvalidUTF8(),
      TrapsOnEmptyCore(),
      BacktracksOnLongIdentifier(),
      LoopsForeverOnEmptyIdentifier(),
      HoardsMemoryOnNUL(),
    ]
  }

  private static var faultKinds: [any ComparatorMutant] {
    Tolerates.faults.map { Tolerates($0) }
  }
}
