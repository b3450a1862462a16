/// A system under test beside a model of it, and the commands that both understand.
///
/// The model is plain and obviously right; the system is what is tested. The machine holds both.
///
/// Source: Claessen, Hughes, "Testing monadic code with QuickCheck", 2002.
public protocol StateMachine {
  /// What the system can be told.
  associatedtype Command

  /// Draws a command that may be given in the present state.
  ///
  /// - Returns: the command.
  /// - Throws: ``Discard`` when the choices lead to none: the case says nothing then.
  func command(_ source: inout ChoiceSource) throws(Discard) -> Command

  /// Gives the command to the system and to the model.
  ///
  /// - Returns: in what the system differs from the model; nil when they agree.
  /// - Throws: what the system throws; the property does not hold then, unless it is a ``Discard``.
  mutating func run(_ command: Command) throws -> String?
}

extension Property {
  /// Makes a property that holds when a system does what its model does, whatever it is told.
  ///
  /// Each case gets a machine of its own and up to so many commands. They are drawn one after the
  /// other in the state that the earlier ones led to, so that a list with commands left out is one
  /// that could have been drawn.
  ///
  /// - Parameters:
  ///   - name: what holds.
  ///   - maximumCount: the most commands in a case.
  ///   - machine: makes a machine in its first state; what it throws makes the property not hold.
  public init<Machine: StateMachine>(
    _ name: String, commands maximumCount: Int = 20,
    _ machine: @escaping @Sendable () throws -> Machine
  ) {
    precondition(maximumCount > 0, "a case has at least one command")
    self.init(name) { (trial) throws(Discard) in
      var steps: [Failure.Input] = []
      let violation = try Self.violation {
        try Self.run(machine(), commands: maximumCount, &trial.source, &steps)
      }
      return violation.map { Failure(steps, observed: $0, expected: "what the model does") }
    }
  }

  /// Draws commands and runs them until one shows a difference or no more are drawn.
  private static func run(
    _ machine: some StateMachine, commands maximumCount: Int, _ source: inout ChoiceSource,
    _ steps: inout [Failure.Input]
  ) throws -> String? {
    var machine = machine
    let more = UInt64(maximumCount + 1) / 2
    while steps.count < maximumCount {
      try source.enterSpan(commandKind)
      defer { source.leaveSpan() }
      guard source.chance(more, in: more + 1) else { break }
      let command = try machine.command(&source)
      steps.append(Failure.Input("step \(steps.count + 1)", String(describing: command)))
      if let violation = try machine.run(command) { return violation }
    }
    return nil
  }

  /// The kind of the spans that make a command and the decision that there is one.
  private static let commandKind = Int(bitPattern: ObjectIdentifier((any StateMachine).self))
}
