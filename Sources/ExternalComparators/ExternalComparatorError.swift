/// Why a command cannot be taken for a comparator.
package struct ExternalComparatorError: Error, Hashable, Sendable {
  /// The words of the command.
  package let command: [String]
  /// What came instead of the first reply.
  package let fault: ReplyFault
}

extension ExternalComparatorError: CustomStringConvertible {
  /// A sentence with the program and the reason.
  package var description: String {
    switch fault {
    case .cannotStart(let reason): "cannot start '\(command[0])': \(reason)"
    default: "'\(command[0])' does not speak as 'gauntlet compare --json-lines' does: it \(fault)"
    }
  }
}
