import PropertyTesting

extension ChoiceSource {
  /// A version that differs from another in one place, or not at all.
  ///
  /// Comparison faults in one part are hidden by a difference in another: independently drawn
  /// versions hardly ever agree in all parts but one.
  mutating func nearCopy(of original: consuming VersionModel) -> VersionModel {
    var copy = original
    switch index(weighted: Weights(2, 3, 3, 2, 3, 4, 3, 2)) {
    case 0: break
    case 1: copy.build = build()
    case 2: copy.prerelease.append(identifier())
    case 3: _ = copy.prerelease.popLast()
    case 4: replaceIdentifier(of: &copy) { source, _ in source.identifier() }
    case 5: replaceIdentifier(of: &copy) { source, old in source.neighbour(of: old) }
    case 6:
      let place = number(0...2)
      copy.core[place] = neighbourNumber(of: copy.core[place])
    default: copy.prerelease = copy.prerelease.isEmpty ? identifiers() : []
    }
    return copy
  }

  private mutating func replaceIdentifier(
    of model: inout VersionModel, with replacement: (inout ChoiceSource, String) -> String
  ) {
    guard !model.prerelease.isEmpty else {
      model.prerelease = [identifier()]
      return
    }
    let place = number(0...(model.prerelease.count - 1))
    model.prerelease[place] = replacement(&self, model.prerelease[place])
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
