extension Shrinker {
  /// Leaves out choices, in whatever way it can be done.
  mutating func delete() {
    deleteSpans()
    deleteChunks()
    replaceSpansByNestedOnes()
    deleteSpansOfIndexedLists()
    deleteSpansAndRaiseOneChoice()
  }

  /// Leaves out parts, the largest first.
  private mutating func deleteSpans() {
    deleteSpans { shrinker, span in shrinker.attempt(shrinker.best.choices.without(span)) }
  }

  /// Leaves out a few neighbouring choices, also while the choice before them, which may be their
  /// count, is lowered.
  private mutating func deleteChunks() {
    for size in stride(from: 4, through: 1, by: -1) {
      var start = best.chosen.count - size
      while start >= 0 {
        if start + size <= best.chosen.count {
          let shorter = best.choices.without(start..<start + size)
          if !attempt(shorter), start > 0, shorter[start - 1] > 0 {
            attempt(shorter.lowering(at: start - 1))
          }
        }
        start -= 1
      }
    }
  }

  /// Puts a part that lies within another of its kind in the place of the outer one.
  private mutating func replaceSpansByNestedOnes() {
    var outerIndex = 0
    while outerIndex < best.spans.count {
      let outer = best.spans[outerIndex]
      // A part ends before those around it, so the nested ones come earlier in the list.
      let isReplaced = best.spans[..<outerIndex].contains { inner in
        guard inner.kind == outer.kind, outer.range.contains(inner.range.lowerBound),
          inner.range.count < outer.range.count
        else { return false }
        let part = Array(best.choices[inner.range])
        return attempt { $0.replaceSubrange(outer.range, with: part) }
      }
      outerIndex = isReplaced ? 0 : outerIndex + 1
    }
  }

  /// Leaves out a part and lowers by one all choices from some value on: if they are indexes into
  /// the list that the part is taken from, those behind it move up.
  private mutating func deleteSpansOfIndexedLists() {
    deleteSpans { shrinker, span in
      let shorter = shrinker.best.choices.without(span)
      let thresholds = Set(shorter).filter { $0 > 0 && $0 <= shorter.count }.sorted()
      return thresholds.contains { threshold in
        shrinker.attempt(shorter.map { $0 >= threshold ? $0 - 1 : $0 })
      }
    }
  }

  /// Leaves out a part and raises another choice to make up for it.
  ///
  /// The value may get greater by that, yet fewer choices are simpler whatever they are.
  private mutating func deleteSpansAndRaiseOneChoice() {
    deleteSpans { shrinker, span in
      let best = shrinker.best
      return best.chosen.indices.contains { place in
        best.raisedChoices(at: place, without: span).contains { raised in
          var choices = best.choices
          choices[place] = raised
          return shrinker.attempt(choices.without(span))
        }
      }
    }
  }

  /// Tries to leave out each part in some way, the largest first.
  private mutating func deleteSpans(
    by deletion: (inout Shrinker, Range<Int>) -> Bool
  ) {
    var index = 0
    var ranges = rangesOfSpans
    while index < ranges.count {
      if deletion(&self, ranges[index]) {
        ranges = rangesOfSpans
      } else {
        index += 1
      }
    }
  }

  /// Where the parts are, each place once, the largest first.
  private var rangesOfSpans: [Range<Int>] {
    Set(best.spans.map(\.range)).sorted {
      ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound)
    }
  }
}

extension ChoiceTrace {
  /// What a choice can become to make up for a part that is left out: as great as it can be or,
  /// right behind the part, the sum with the part's one number of the same range.
  ///
  /// The index of a sum of integers is greater by one than the sum of their indexes.
  fileprivate func raisedChoices(at place: Int, without span: Range<Int>) -> [UInt64] {
    let (choice, maximum) = chosen[place]
    guard !span.contains(place), maximum > 1, choice < maximum else { return [] }
    let numbers = span.filter { chosen[$0].maximum == maximum && chosen[$0].index > 0 }
    guard (span.upperBound..<span.upperBound + 4).contains(place), numbers.count == 1,
      chosen[numbers[0]].index < maximum - choice
    else { return [maximum] }
    let sum = choice + chosen[numbers[0]].index
    return [maximum, sum, sum + 1]
  }
}

extension [UInt64] {
  fileprivate func without(_ range: Range<Int>) -> [UInt64] {
    Array(self[..<range.lowerBound] + self[range.upperBound...])
  }

  fileprivate func lowering(at place: Int) -> [UInt64] {
    var lowered = self
    lowered[place] -= 1
    return lowered
  }
}
