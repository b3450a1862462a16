import ComparatorLaws

/// Reading stands still at an identifier without any character, for ever.
///
/// A parser must end whatever it is given.
struct LoopsForeverOnEmptyIdentifier: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ParsingIsTotal()
  let isDangerous = true

  func isPrerelease(_ identifiers: [String]) -> Bool {
    var rest = identifiers[...]
    while let identifier = rest.first {
      if !identifier.isEmpty { rest.removeFirst() }
    }
    return correct.isPrerelease(identifiers)
  }
}
