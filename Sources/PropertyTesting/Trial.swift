/// One case of a property: the choices that it is made of, and what was noticed about it.
public struct Trial: Sendable {
  /// Where the value comes from.
  public var source: ChoiceSource
  /// One bit for each label of the property.
  private(set) var labels: UInt64 = 0

  /// The most labels that a property can have, one for each bit.
  static let maximumLabelCount = 64

  /// Makes a case from a source of choices.
  public init(source: ChoiceSource) {
    self.source = source
  }

  /// Forgets the case and begins one of the random cases of a run.
  mutating func begin(caseAt index: Int, seed: Seed) {
    source.begin(caseAt: index, seed: seed, isRecording: false)
    labels = 0
  }

  /// Notes that the case has a label, given by its place in the property's list.
  public mutating func mark(_ label: Int) {
    labels |= 1 << UInt64(label)
  }

  /// Notes that the case has a label if something is so.
  public mutating func mark(_ label: Int, if condition: Bool) {
    if condition { mark(label) }
  }
}
