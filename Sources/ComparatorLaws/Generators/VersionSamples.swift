public import PropertyTesting

/// Generated texts by number: the same seed and number give the same text.
public struct VersionSamples: Sendable {
  private let seed: Seed

  /// Names the seed.
  public init(seed: Seed) {
    self.seed = seed
  }

  /// The parts of a valid version of any shape.
  public func valid(_ index: Int) -> VersionFields {
    sample("valid", index) { (source) throws(Discard) in try source.version().fields }
  }

  /// A text that is no version, and the name of its fault; every fault has its turn.
  public func invalid(_ index: Int) -> (text: String, fault: String) {
    let faults = GrammarFault.allCases
    let fault = faults[index % faults.count]
    return sample("invalid", index) { (source) throws(Discard) in
      (fault.text(spoiling: try source.version(), &source), fault.rawValue)
    }
  }

  /// Two versions, mostly near copies, and `less`, `equal` or `greater`.
  public func ordered(_ index: Int) -> (left: String, right: String, order: String) {
    sample("ordered", index) { (source) throws(Discard) in
      let (one, other) = try source.nearPair()
      let (left, right) = (try one.text, try other.text)
      return (left, right, String(describing: PrecedenceOracle().order(left, right)))
    }
  }

  /// The first value that is not discarded.
  private func sample<Value>(
    _ kind: String, _ index: Int, _ draw: (inout ChoiceSource) throws(Discard) -> Value
  ) -> Value {
    var part = seed.forPart(named: kind).forPart(UInt64(index))
    while true {
      var source = ChoiceSource(seed: part)
      if let value = try? draw(&source) { return value }
      part = part.forPart(0)
    }
  }
}
