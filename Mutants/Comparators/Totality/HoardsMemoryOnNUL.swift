import ComparatorLaws

/// A text that contains a NUL is copied again and again, and every copy is kept.
///
/// A parser must end whatever it is given.
struct HoardsMemoryOnNUL: ComparatorMutant {
  let expectedKiller: any ComparatorLaw = ParsingIsTotal()
  let isDangerous = true

  func prepared(_ text: String) -> String {
    var copies = [text]
    while copies[0].utf8.contains(0) {
      copies.append(contentsOf: copies.map { $0 + "\0" })
    }
    return text
  }
}
