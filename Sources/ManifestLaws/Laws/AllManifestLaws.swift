/// The laws of a manifest codec, in the order in which they are tried and shown.
public let allManifestLaws: [any ManifestLaw] = [
  UneditedManifestKeepsItsBytes(),
  EarlierManifestKeepsItsBytes(),
  WritingTwiceGivesTheSameBytes(),
  NumbersKeepTheirSpelling(),
  KeysAreThoseReadOrSet(),
  SettingAFieldToItselfChangesNothing(),
  EveryEditLands(),
  EditChangesItsOwnTokenOnly(),
  EditsOfDifferentKeysCommute(),
  BadRecordHarmsNoOther(),
  LastOfDuplicateKeysCounts(),
  AbsentNullAndDefaultStayApart(),
  UnknownValueReadsAsItself(),
  TheManifestExamplesHold(),
]
