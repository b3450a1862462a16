/// Finds out which parts of a counterexample may be anything, by trying others in their place.
///
/// The idea is that of Hypothesis's explain phase: a part that can be replaced at random without
/// mending the failure has nothing to do with it. Only single choices are replaced, and only by such
/// as leave the shape of the case alone, so that everything else stays what it was.
struct Explainer {
  /// The choices that are looked at: the first ones of a case that could not be made simpler.
  private static let choiceLimit = 64
  /// How often each choice is replaced alone, and how often all of them together.
  private static let trialsOfOne: UInt64 = 16
  private static let trialsTogether = 100

  private let property: Property
  private let original: ChoiceTrace
  private let failure: Failure
  private var random: SplitMix64

  /// Prepares to explain a case that fails.
  init(_ property: Property, _ original: ChoiceTrace, _ failure: Failure, seed: Seed) {
    self.property = property
    self.original = original
    self.failure = failure
    random = SplitMix64(seed: seed)
  }

  /// Replaces each choice alone, then those that do not matter together.
  ///
  /// - Returns: nil when nothing is known to be irrelevant, and when what matters does not show in a
  ///   part of its own, such as whether an identifier is a number.
  mutating func explanation() -> Explanation? {
    var places: [Int] = []
    var parts = failure.inputs.map { _ in [Range<Int>]() }
    for place in original.chosen.indices.prefix(Self.choiceLimit) {
      guard let changed = partsThatMayChange(with: place),
        failures(replacing: places + [place], trials: Int(Self.trialsOfOne)) != nil
      else { continue }
      places.append(place)
      for (index, part) in changed { parts[index].append(part) }
    }
    guard !places.isEmpty,
      let count = failures(replacing: places, trials: Self.trialsTogether), count > 0
    else { return nil }
    let explanation = Explanation(irrelevantParts: parts.map(Self.united), variationCount: count)
    // Without a mark it would say that any input fails.
    let isMarked = explanation.markings(of: failure) != failure.inputs.map(\.text)
    return isMarked ? explanation : nil
  }

  /// How many cases failed in which some choices were replaced at random; nil when one did not.
  private mutating func failures(replacing places: [Int], trials: Int) -> Int? {
    var count = 0
    for _ in 0..<trials {
      var choices = original.choices
      for place in places { choices[place] = random.next(upTo: original.chosen[place].maximum) }
      switch variation(choices) {
      case .holds: return nil
      case .fails: count += 1
      case .differsInShape: break
      }
    }
    return count
  }

  /// The parts of the inputs' texts that change with a choice, by the index of the input.
  ///
  /// - Returns: nil when the choice matters, or when it does not show that it does not.
  private mutating func partsThatMayChange(with place: Int) -> [Int: Range<Int>]? {
    let maximum = original.chosen[place].maximum
    let values =
      maximum <= Self.trialsOfOne
      ? Array(0...maximum) : (0..<Self.trialsOfOne).map { _ in random.next(upTo: maximum) }
    var parts: [Int: Range<Int>] = [:]
    for value in values where value != original.chosen[place].index {
      var choices = original.choices
      choices[place] = value
      switch variation(choices) {
      case .holds: return nil
      case .differsInShape: break
      case .fails(let other):
        guard let changes = changes(in: other) else { return nil }
        parts.merge(changes) { $0.lowerBound < $1.lowerBound ? $0.union($1) : $1.union($0) }
      }
    }
    return parts.isEmpty ? nil : parts
  }

  private enum Variation {
    case holds
    case fails(Failure)
    /// Also a case that was discarded.
    case differsInShape
  }

  private func variation(_ choices: [UInt64]) -> Variation {
    let (result, trace) = property.replay(choices)
    guard trace.maxima == original.maxima else { return .differsInShape }
    switch result {
    case .held: return .holds
    case .failed(let failure, _): return .fails(failure)
    case .discarded: return .differsInShape
    }
  }

  /// Where the inputs of another failure differ from those of the original.
  ///
  /// - Returns: nil when they do not all differ alike: then the parts depend on each other, and none
  ///   of them may be anything.
  private func changes(in other: Failure) -> [Int: Range<Int>]? {
    guard other.inputs.map(\.name) == failure.inputs.map(\.name) else { return nil }
    let changes = zip(failure.inputs, other.inputs).map { Change($0.text, $1.text) }
    let real = changes.indices.filter { changes[$0].before != changes[$0].after }
    guard let first = real.first,
      real.allSatisfy({
        changes[$0].before == changes[first].before && changes[$0].after == changes[first].after
      })
    else { return real.isEmpty ? [:] : nil }
    return Dictionary(uniqueKeysWithValues: real.map { ($0, changes[$0].range) })
  }

  /// Ranges in order, those that touch each other as one.
  private static func united(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { united, range in
      if let last = united.last, range.lowerBound <= last.upperBound {
        united[united.count - 1] = last.union(range)
      } else {
        united.append(range)
      }
    }
  }
}

/// What stands in a text in place of what stood in another, between what they have in common.
private struct Change {
  let range: Range<Int>
  let before: ArraySlice<Unicode.Scalar>
  let after: ArraySlice<Unicode.Scalar>

  init(_ old: String, _ new: String) {
    let old = Array(old.unicodeScalars)
    let new = Array(new.unicodeScalars)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    range = head..<old.count - tail
    before = old[range]
    after = new[head..<new.count - tail]
  }
}

extension Range<Int> {
  /// The smallest range that contains both, of which this one begins first.
  fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    lowerBound..<Swift.max(upperBound, other.upperBound)
  }
}
