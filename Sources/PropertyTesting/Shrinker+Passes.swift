extension Shrinker {
  /// Leaves out parts, the largest first.
  mutating func deleteSpans() {
    var index = 0
    while index < best.spans.count {
      let spans = best.spans.sorted { $0.range.count > $1.range.count }
      if !attempt(best.choices.without(spans[index].range)) { index += 1 }
    }
  }

  /// Leaves out a few neighbouring choices, also while the choice before them, which may be their
  /// count, is lowered.
  mutating func deleteChunks() {
    for size in stride(from: 8, through: 1, by: -1) {
      var start = best.choices.count - size
      while start >= 0 {
        if start + size <= best.choices.count {
          let shorter = best.choices.without(start..<start + size)
          if !attempt(shorter), start > 0, shorter[start - 1] > 0 {
            var lowered = shorter
            lowered[start - 1] -= 1
            attempt(lowered)
          }
        }
        start -= 1
      }
    }
  }

  /// Puts a part that lies within another of its kind in the place of the outer one.
  mutating func replaceSpansByNestedOnes() {
    for outer in best.spans {
      for inner in best.spans where inner.kind == outer.kind && inner.depth > outer.depth {
        guard outer.range.contains(inner.range.lowerBound), inner.range.count < outer.range.count,
          outer.range.upperBound <= best.choices.count
        else { continue }
        var candidate = best.choices
        candidate.replaceSubrange(outer.range, with: best.choices[inner.range])
        if attempt(candidate) { return }
      }
    }
  }

  /// Makes a whole part the simplest one.
  mutating func zeroSpans() {
    for span in best.spans where span.range.upperBound <= best.choices.count {
      var candidate = best.choices
      for index in span.range { candidate[index] = 0 }
      attempt(candidate)
    }
  }

  /// Lowers choices that are equal, all at once.
  mutating func lowerEqualChoicesTogether() {
    for value in Set(best.choices).sorted() where value > 0 {
      let places = best.choices.indices.filter { best.choices[$0] == value }
      guard places.count > 1 else { continue }
      lower(places, from: value)
    }
  }

  /// Lowers one choice after the other as far as it goes.
  mutating func lowerEachChoice() {
    var index = 0
    while index < best.choices.count {
      lower([index], from: best.choices[index])
      index += 1
    }
  }

  /// Gives the choices at some places, all of one value, the least value that still fails, as far
  /// as bisecting can tell.
  private mutating func lower(_ places: [Int], from value: UInt64) {
    guard value > 0 else { return }
    func candidate(_ lowered: UInt64) -> [UInt64] {
      var choices = best.choices
      for place in places where place < choices.count { choices[place] = lowered }
      return choices
    }
    if attempt(candidate(0)) { return }
    var failing = value
    var passing: UInt64 = 0
    while failing - passing > 1 {
      let middle = passing + (failing - passing) / 2
      if attempt(candidate(middle)) { failing = middle } else { passing = middle }
    }
    // Bisecting steps over small gaps, as between numbers that must be even.
    for step in 1...2 where failing > step { attempt(candidate(failing - UInt64(step))) }
  }

  /// Takes from a choice what it gives to a later one.
  mutating func moveWeightToTheRight() {
    for first in best.choices.indices {
      for second in best.choices.indices where second > first && second - first <= 8 {
        guard second < best.choices.count, best.choices[first] > 0 else { continue }
        var amount = best.choices[first]
        while amount > 0 {
          let (raised, overflow) = best.choices[second].addingReportingOverflow(amount)
          var candidate = best.choices
          candidate[first] -= amount
          candidate[second] = raised
          if !overflow, raised <= best.maxima[second], attempt(candidate) { break }
          amount /= 2
        }
      }
    }
  }

  /// Puts neighbouring parts of one kind into order.
  mutating func sortSiblings() {
    for left in best.spans {
      for right in best.spans
      where right.kind == left.kind && right.depth == left.depth
        && right.range.lowerBound == left.range.upperBound
        && right.range.upperBound <= best.choices.count
      {
        var candidate = best.choices
        candidate.replaceSubrange(
          left.range.lowerBound..<right.range.upperBound,
          with: best.choices[right.range] + best.choices[left.range])
        if attempt(candidate) { return }
      }
    }
  }
}

extension [UInt64] {
  fileprivate func without(_ range: Range<Int>) -> [UInt64] {
    Array(self[..<range.lowerBound] + self[range.upperBound...])
  }
}
