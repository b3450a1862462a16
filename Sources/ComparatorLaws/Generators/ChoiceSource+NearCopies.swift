import PropertyTesting

extension ChoiceSource {
  /// Changes a version in one place, or not at all.
  ///
  /// Comparison faults in one part are hidden by a difference in another: independently drawn
  /// versions hardly ever agree in all parts but one.
  mutating func vary(_ version: inout VersionModel) {
    switch index(weighted: Weights(2, 3, 3, 2, 3, 4, 3, 2)) {
    case 0: break
    case 1:
      version.removeAll(from: .build)
      addBuild(to: &version)
    case 2: version.append(identifier(), to: .prerelease)
    case 3: version.removeLast(from: .prerelease)
    case 4: replaceIdentifier(of: &version) { source, _ in source.identifier() }
    case 5: replaceIdentifier(of: &version) { source, old in source.neighbour(of: old) }
    case 6:
      let place = number(0...2)
      version[.core, place] = neighbourNumber(of: version[.core, place])
    default:
      if version.has(.prerelease) {
        version.removeAll(from: .prerelease)
      } else {
        addPrerelease(to: &version, atLeast: 1)
      }
    }
  }

  private mutating func replaceIdentifier(
    of version: inout VersionModel, with replacement: (inout ChoiceSource, String) -> String
  ) {
    guard version.has(.prerelease) else { return version.append(identifier(), to: .prerelease) }
    let place = number(0...(version.count(of: .prerelease) - 1))
    version[.prerelease, place] = replacement(&self, version[.prerelease, place])
  }

  /// An identifier that is easily taken for the given one, most often by its case.
  mutating func neighbour(of identifier: String) -> String {
    switch index(weighted: Weights(1, 5, 1, 1, 1)) {
    case 0: confusableIdentifier()
    case 1: identifier.isNumeric ? neighbourNumber(of: identifier) : identifier.withOtherCase
    case 2: identifier + pick(["a", "-", "A"])
    case 3: identifier.isNumeric ? identifier + "a" : identifier + "0"
    default: "-" + identifier
    }
  }

  /// A number that differs in its last digit or in its length by one, or begins alike.
  mutating func neighbourNumber(of digits: String) -> String {
    switch choose(upTo: 3) {
    case 0: digits.incremented
    case 1: digits == "0" ? "10" : digits + "0"
    case 2: digits.utf8.count > 1 ? String(digits.dropLast()) : "10"
    default: pick(["0", "1", "2", "9", "10", "11"])
    }
  }
}

extension String {
  /// The number after this one, given as digits.
  var incremented: String {
    var digits = Array(utf8)
    var place = digits.count - 1
    while place >= 0 {
      if digits[place] < UInt8(ascii: "9") {
        digits[place] += 1
        return String(decoding: digits, as: UTF8.self)
      }
      digits[place] = UInt8(ascii: "0")
      place -= 1
    }
    return "1" + String(decoding: digits, as: UTF8.self)
  }

  /// The word with every letter in the other case.
  fileprivate var withOtherCase: String {
    let lower = lowercased()
    return lower == self ? uppercased() : lower
  }
}
