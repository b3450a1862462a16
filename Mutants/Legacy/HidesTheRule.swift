import ComparatorLaws

/// A text is converted, and nobody is told by which rule.
///
/// The caller cannot know that the text was no version.
struct HidesTheRule: NotationMutant {
  let expectedKiller: any NotationLaw = ConversionIsValidAndNamed()

  func told(_ names: [String]) -> [String] { [] }
}
