extension Shrinker {
  /// Makes earlier choices smaller at the expense of later ones.
  mutating func exchange() {
    moveWeightToTheRight()
    lowerOneAndRaiseAnother()
    sortSiblings()
  }

  /// Takes from a choice what it gives to a later one.
  private mutating func moveWeightToTheRight() {
    for (first, second) in pairsOfOneMaximum where second < best.chosen.count {
      let left = best.chosen[first].index
      let right = best.chosen[second].index
      reduce(min(left, best.chosen[second].maximum - right)) { shrinker, amount in
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
    for (first, second) in pairsOfOneMaximum where second < best.chosen.count {
      let left = best.chosen[first].index
      let maximum = best.chosen[second].maximum
      guard best.chosen[second].index < maximum else { continue }
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
      best.chosen[first].maximum == best.chosen[second].maximum && best.chosen[first].maximum > 1
        && best.chosen[first].index > 0
    }
  }
}
