/// One case of a property: the choices that it is made of, and what was noticed about it.
public struct Trial: Sendable {
  /// Where the value comes from.
  public var source: ChoiceSource
  /// One bit for each label of the property.
  private(set) var labels: UInt64 = 0
  /// How near the case comes to what is looked for, if the property says so.
  private(set) var score: Double?
  /// What the cases of the run were made of before; nil when nobody asks again.
  @usableFromInline private(set) var memory: DrawnCases?
  /// The place of the case in the run.
  private var index = 0

  /// The most labels that a property can have, one for each bit.
  static let maximumLabelCount = 64

  /// Makes a case from a source of choices.
  public init(source: ChoiceSource) {
    self.source = source
  }

  /// What the case is made of so far, if the property is ``Property/recorded``: so it can be drawn in
  /// one process and judged in another, which may end of it.
  package var choices: [UInt64] { source.trace.choices }

  /// Forgets the case and begins one of the random cases of a run.
  mutating func begin(
    caseAt index: Int, seed: Seed, isRecording: Bool, memory: DrawnCases?
  ) {
    source.begin(caseAt: index, seed: seed, isRecording: isRecording)
    self.memory = isRecording ? nil : memory
    self.index = index
    labels = 0
    score = nil
  }

  /// Makes what the case is about, before the subject is asked.
  ///
  /// A run that checks a law on many subjects remembers it, and need not make it for each subject. So
  /// it must follow from the choices and from the property's name alone, and it is all that is drawn:
  /// with a choice after it the case counts as oversized.
  ///
  /// - Parameter body: draws from the trial's source, and may mark labels.
  /// - Returns: what the closure returns, or returned for the same case before.
  /// - Throws: what the closure throws.
  @inlinable
  package mutating func draw<Value: Sendable>(
    _ body: (inout Trial) throws(Discard) -> Value
  ) throws(Discard) -> Value {
    defer { source.end() }
    return memory == nil ? try body(&self) : try recall(orDraw: body)
  }

  /// What is remembered of the case, or what is drawn and then remembered.
  @usableFromInline
  mutating func recall<Value: Sendable>(
    orDraw body: (inout Trial) throws(Discard) -> Value
  ) throws(Discard) -> Value {
    // What is drawn once more is not what is remembered.
    guard !source.isAtEnd, let memory else { return try body(&self) }
    if let drawing = memory.drawing(at: index, as: Value.self) {
      labels |= drawing.labels
      return drawing.value
    }
    let labelsBefore = labels
    labels = 0
    let value = try body(&self)
    // An oversized case, or one with a score, is more than its value and labels.
    if !source.isOverdrawn, score == nil {
      memory.remember(Drawing(value, labels: labels), at: index)
    }
    labels |= labelsBefore
    return value
  }

  /// Notes that the case has a label, given by its place in the property's list.
  public mutating func mark(_ label: Int) {
    labels |= 1 << UInt64(label)
  }

  /// Says how near the case comes to what is looked for: the greater, the nearer.
  ///
  /// The check then makes most of its cases from the one with the greatest score so far, changed a
  /// little: it climbs. That finds what no random case ever meets, such as a sum beyond a limit, if
  /// there is a way on which each step scores no less than the one before.
  ///
  /// Source: Löscher, Sagonas, "Targeted property-based testing", ISSTA 2017.
  ///
  /// - Parameter score: any number; one that is none (`nan`) is ignored.
  public mutating func target(_ score: Double) {
    self.score = score.isNaN ? nil : score
  }

  /// Notes that the case has a label if something is so.
  public mutating func mark(_ label: Int, if condition: Bool) {
    if condition { mark(label) }
  }
}
