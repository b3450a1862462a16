package import PropertyTesting

extension ChoiceSource {
  /// A valid version after up to three edits of its text, valid or not.
  ///
  /// Half of the edits stay within the alphabet of versions, so that many results are valid; the
  /// others put a foreign character somewhere, since random hostile ones at random places are rare.
  package mutating func editedVersion() throws(Discard) -> String {
    guard !chance(1, in: 4) else { return spoiltBase() }
    var scalars = Array(try version().text.unicodeScalars)
    for _ in 0..<number(0...3) where !scalars.isEmpty { edit(&scalars) }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private mutating func edit(_ scalars: inout [Unicode.Scalar]) {
    let place = number(0...(scalars.count - 1))
    switch index(weighted: Weights(3, 4, 2, 2)) {
    case 0: scalars.remove(at: place)
    case 1: scalars.insert(pick(Self.ownScalars), at: place)
    case 2: scalars[place] = pick(Self.ownScalars)
    default: scalars.insert(scalars[place], at: place)
    }
  }

  /// A simple version with a foreign character at some place, or with its separators removed.
  private mutating func spoiltBase() -> String {
    var scalars = Array(pick(Self.bases).unicodeScalars)
    let place = number(0...scalars.count)
    switch index(weighted: Weights(3, 3, 2, 1, 1)) {
    case 0: scalars.insert(pick(Self.foreignScalars), at: place)
    case 1: scalars.insert(pick(Self.scalarsNextToLetters), at: place)
    case 2:
      // A letter right behind the core, as in `1.2.3rc1`.
      scalars = Array("1.2.3".unicodeScalars) + [pick(Self.letterScalars)] + scalars.suffix(place)
    case 3: scalars = [#"""#] + scalars + [#"""#]
    default: scalars = ["'"] + scalars + ["'"]
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private static let bases = ["1.2.3", "0.0.0", "1.0.0-rc.1", "10.20.30-a-b+c", "1.0.0+001"]
  private static let ownScalars = Array("0019.-+aZ-".unicodeScalars)
  private static let letterScalars = Array("abrvAZ".unicodeScalars)
  /// What a range from `A` to `z` has too many.
  private static let scalarsNextToLetters = Array("[\\]^_`".unicodeScalars)
  private static let foreignScalars = Array(
    "_@{/:,;!~*=<>|&%$#\"'() \t\n\r\0\u{7F}\u{E9}\u{661}\u{FF11}\u{301}\u{200D}"
      .unicodeScalars)
}
