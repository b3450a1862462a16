extension Shrinker {
  /// Makes choices smaller and leaves the others as they are.
  mutating func lower() {
    zeroSpans()
    zeroNumbersOfOneRange()
    lowerEqualChoicesTogether()
    lowerEachChoice()
    lowerPairsByOneAmount()
  }

  /// Makes a whole part the simplest one.
  private mutating func zeroSpans() {
    for span in best.spans where span.range.upperBound <= best.chosen.count {
      var candidate = best.choices
      for index in span.range { candidate[index] = 0 }
      attempt(candidate)
    }
  }

  /// Makes all numbers of one range the simplest ones at once and leaves the shape alone: what
  /// matters may be what they come to together.
  private mutating func zeroNumbersOfOneRange() {
    for maximum in Set(best.maxima).sorted() where maximum > 0 {
      let places = best.chosen.indices.filter { best.chosen[$0].maximum == maximum }
      _ = attempt { choices in
        for place in places where place < choices.count { choices[place] = 0 }
      }
    }
  }

  /// Lowers choices that are equal, all at once.
  private mutating func lowerEqualChoicesTogether() {
    for value in Set(best.choices).sorted() where value > 0 {
      let places = best.chosen.indices.filter { best.chosen[$0].index == value }
      guard places.count > 1 else { continue }
      reduce(value) { shrinker, amount in
        shrinker.attempt { choices in
          for place in places where place < choices.count { choices[place] = value - amount }
        }
      }
    }
  }

  /// Lowers one choice after the other as far as it goes.
  private mutating func lowerEachChoice() {
    var index = 0
    while index < best.chosen.count {
      let value = best.chosen[index].index
      reduce(value) { shrinker, amount in
        shrinker.attempt { choices in
          if index < choices.count { choices[index] = value - amount }
        }
      }
      index += 1
    }
  }

  /// Lowers two choices by one amount, as far as it goes: what matters may be their difference.
  private mutating func lowerPairsByOneAmount() {
    for (first, second) in pairs where best.chosen.count > second {
      let left = best.chosen[first].index
      let right = best.chosen[second].index
      guard left > 0, right > 0, left != right else { continue }
      // Most pairs have nothing to do with each other: one case tells.
      let isCoupled = attempt { choices in
        choices[first] -= 1
        choices[second] -= 1
      }
      guard isCoupled else { continue }
      reduce(min(left, right) - 1) { shrinker, amount in
        shrinker.attempt { choices in
          guard second < choices.count else { return }
          choices[first] = left - 1 - amount
          choices[second] = right - 1 - amount
        }
      }
    }
  }

  /// Tries a change of the best choices.
  mutating func attempt(_ change: (inout [UInt64]) -> Void) -> Bool {
    var candidate = best.choices
    change(&candidate)
    return attempt(candidate)
  }

  /// Finds the greatest amount by which something can be lowered, as far as bisecting can tell.
  ///
  /// First in steps of two, since every other index often means something else, such as a negative
  /// number.
  mutating func reduce(
    _ value: UInt64, by attempt: (inout Shrinker, UInt64) -> Bool
  ) {
    guard value > 0, !attempt(&self, value) else { return }
    var amount: UInt64 = 0
    for step: UInt64 in [2, 1] {
      var tooMuch = (value - amount) / step
      if step == 1, tooMuch > 1, !attempt(&self, amount + 1) { return }
      var enough: UInt64 = step == 1 && tooMuch > 1 ? 1 : 0
      while tooMuch > enough + 1 {
        let middle = enough + (tooMuch - enough) / 2
        if attempt(&self, amount + middle * step) { enough = middle } else { tooMuch = middle }
      }
      amount += enough * step
    }
  }

  /// Pairs of places that are at most eight apart, the first before the second.
  var pairs: [(Int, Int)] {
    best.chosen.indices.flatMap { first in
      (first + 1..<max(first + 1, min(first + 9, best.chosen.count))).map { (first, $0) }
    }
  }
}
