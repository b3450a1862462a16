/// In what the random cases of a run differ from each other, beside their choices.
///
/// No one way to draw finds everything: each of these is the better one for some faults and the worse
/// one for others. Every combination has its share of the cases.
struct CaseStyle: Sendable {
  /// Whether parts of the case are copies of others.
  let isEchoing: Bool
  /// Whether all numbers that are drawn by their magnitude are small.
  let isSmall: Bool
  /// Which alternatives the case does without; nil when it has all of them.
  let swarm: Swarm?

  /// How many cases a run begins with that are simple in both ways: easy faults then show at once.
  private static let simpleCaseCount = 16

  /// Every part is drawn for itself, from all that there is.
  static let plain = CaseStyle(isEchoing: false, isSmall: false, swarm: nil)

  private init(isEchoing: Bool, isSmall: Bool, swarm: Swarm?) {
    self.isEchoing = isEchoing
    self.isSmall = isSmall
    self.swarm = swarm
  }

  /// The style of one of the cases of a run.
  init(caseAt index: Int, seed: Seed) {
    let isSimple = index < Self.simpleCaseCount
    self.init(
      isEchoing: index % 3 == 1, isSmall: isSimple || index % 4 > 1,
      swarm: isSimple || index % 2 == 1 ? Swarm(caseAt: index, seed: seed) : nil)
  }
}
