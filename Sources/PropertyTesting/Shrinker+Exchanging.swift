extension Shrinker {
  /// Makes earlier choices smaller at the expense of later ones.
  mutating func exchange() {
    moveWeightToTheRight()
    lowerOneAndRaiseAnother()
    sortSiblings()
  }

  /// Takes from a choice what it gives to a later one.
  private mutating func moveWeightToTheRight() {
    for (first, second) in pairsOfOneMaximum where second < best.choices.count {
      let left = best.choices[first]
      let right = best.choices[second]
      reduce(min(left, best.maxima[second] - right)) { shrinker, amount in
        shrinker.attempt { choices in
          guard second < choices.count else { return }
          choices[first] = left - amount
          choices[second] = right + amount
        }
      }
    }
  }

  /// Lowers a choice and makes a later one as great as it can be.
  private mutating func lowerOneAndRaiseAnother() {
    for (first, second) in pairsOfOneMaximum where second < best.choices.count {
      let left = best.choices[first]
      let maximum = best.maxima[second]
      guard best.choices[second] < maximum else { continue }
      reduce(left) { shrinker, amount in
        shrinker.attempt { choices in
          guard second < choices.count else { return }
          choices[first] = left - amount
          choices[second] = maximum
        }
      }
    }
  }

  /// Puts neighbouring parts of one kind into order.
  private mutating func sortSiblings() {
    var index = 0
    while index < best.spans.count {
      let left = best.spans[index]
      let isMoved = best.spans.contains { right in
        guard right.kind == left.kind, right.range.lowerBound == left.range.upperBound else {
          return false
        }
        let swapped = Array(best.choices[right.range] + best.choices[left.range])
        let both = left.range.lowerBound..<right.range.upperBound
        return attempt { $0.replaceSubrange(both, with: swapped) }
      }
      index = isMoved ? 0 : index + 1
    }
  }

  /// Pairs of places with numbers of one range, the first of which can be lowered.
  private var pairsOfOneMaximum: [(Int, Int)] {
    pairs.filter { first, second in
      best.maxima[first] == best.maxima[second] && best.maxima[first] > 1
        && best.choices[first] > 0
    }
  }
}
