/// The laws of a version comparator, in the order in which they are tried and shown.
public let allComparatorLaws: [any ComparatorLaw] =
  parsingLaws + orderLaws + clauseLaws

private let parsingLaws: [any ComparatorLaw] = [
  EveryValidVersionIsAccepted(),
  EveryGrammarFaultIsRejected(),
  AcceptanceEqualsTheGrammar(),
  TextIsKeptByteForByte(),
  FieldsAreTheOnesPutIn(),
  LengthLimitHolds(),
  ErrorsNameTheFirstFault(),
  ParsingIsTotal(),
]

private let orderLaws: [any ComparatorLaw] = [
  PrecedenceIsIrreflexive(),
  PrecedenceIsAsymmetric(),
  PrecedenceIsTransitive(),
  EqualPrecedenceIsAnEquivalence(),
  OperatorsAgree(),
  EqualVersionsHashEqually(),
  SortingFollowsPrecedence(),
  OrderEqualsTheOracle(),
  SmallScopeIsInOrder(),
]

private let clauseLaws: [any ComparatorLaw] = [
  BuildMetadataIsIgnored(),
  RaisingANumberRaisesTheVersion(),
  ReleaseOutranksItsPrereleases(),
  GreaterNumericIdentifierOutranks(),
  AlphanumericIdentifiersCompareInASCIIOrder(),
  NumericIdentifiersAreBelowAlphanumericOnes(),
  MoreIdentifiersOutrankFewer(),
  LeftmostDifferenceDecides(),
  NumbersOfAnySizeCompare(),
  TheExamplesHold(),
]
