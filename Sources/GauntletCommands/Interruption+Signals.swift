import ChildProcesses
import Foundation

extension Interruption {
  /// Set by a signal; made before a handler can ask for it.
  private static let bySignal = Interruption()

  /// An interruption that an interrupt from the keyboard or a termination request sets.
  ///
  /// The process no longer ends by itself then: whoever waits for the run ends it, workers first.
  /// A plain handler, since a dispatch source does not hear ignored signals on Linux.
  static func onSignals() -> Interruption {
    let interruption = bySignal
    for number in [SIGINT, SIGTERM] { signal(number) { _ in Interruption.bySignal.set() } }
    return interruption
  }
}
