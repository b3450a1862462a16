/// Where the cases of a run come from: random choices, or the best case so far with changes.
///
/// The best case is that with the greatest score. A run whose cases have no score is all random.
/// What a case is made of depends on its index, the seed and the best case alone, never on threads.
struct CaseSupply: Sendable {
  /// A case with a score.
  struct Climb: Sendable {
    let index: Int
    let score: Double
  }

  /// How many cases are tried between one best case and the next, once there is one.
  static let batchSize = 16
  /// One of so many cases stays random, so that there is a way out where no change leads further.
  private static let randomShare = 4

  private let seed: Seed
  /// What the random cases were made of before, if they are remembered.
  private let memory: DrawnCases?
  private var best: (trace: ChoiceTrace, score: Double)?

  init(seed: Seed, memory: CaseMemory?) {
    self.seed = seed
    self.memory = memory?.cases(ofRun: seed)
  }

  /// Whether there is a best case.
  var isClimbing: Bool { best != nil }

  /// Takes a case as the best one, unless it has a lower score; a change that neither gains nor loses
  /// may open the way.
  mutating func climb(_ climb: Climb, of property: Property) {
    if let best, climb.score < best.score { return }
    best = (property.run(source(at: climb.index)).trace, climb.score)
  }

  /// The recording source of a case.
  func source(at index: Int) -> ChoiceSource {
    guard let best, !index.isMultiple(of: Self.randomShare) else {
      return ChoiceSource(caseAt: index, seed: seed)
    }
    var random = SplitMix64(seed: seed.forPart(UInt64(index)))
    return ChoiceSource(script: best.trace.changed(by: &random))
  }

  /// Makes a trial the one of a case; one that climbs is always recorded.
  func begin(_ trial: inout Trial, at index: Int, isRecording: Bool) {
    if isClimbing {
      trial = Trial(source: source(at: index))
    } else {
      trial.begin(caseAt: index, seed: seed, isRecording: isRecording, memory: memory)
    }
  }
}

extension ChoiceTrace {
  /// The choices with some of them drawn anew or moved a little, and now and then a part left out or
  /// repeated.
  fileprivate func changed(by random: inout SplitMix64) -> [UInt64] {
    guard !chosen.isEmpty else { return [] }
    var changed = choices
    repeat {
      let place = Int(random.next(upTo: UInt64(chosen.count - 1)))
      changed[place] = Self.change(changed[place], upTo: chosen[place].maximum, &random)
    } while random.next(upTo: 3) == 0
    if !spans.isEmpty, random.next(upTo: 3) == 0 {
      let part = spans[Int(random.next(upTo: UInt64(spans.count - 1)))].range
      let isRepeated = random.next(upTo: 1) == 0
      changed.replaceSubrange(part, with: isRepeated ? changed[part] + changed[part] : [])
    }
    return changed
  }

  /// Any other choice, or one that is a power of two away.
  private static func change(
    _ choice: UInt64, upTo maximum: UInt64, _ random: inout SplitMix64
  ) -> UInt64 {
    guard maximum > 1, random.next(upTo: 3) > 0 else { return random.next(upTo: maximum) }
    let bitWidth = UInt64(UInt64.bitWidth - maximum.leadingZeroBitCount)
    let step: UInt64 = 1 << random.next(upTo: bitWidth - 1)
    let isRaised = random.next(upTo: 1) == 0
    let room = isRaised ? maximum - choice : choice
    return isRaised ? choice + min(step, room) : choice - min(step, room)
  }
}
