import Dispatch
import Foundation
import MutationTesting

extension Interruption {
  /// An interruption that an interrupt from the keyboard or a termination request sets.
  ///
  /// The process no longer ends by itself then: whoever waits for the run ends it, workers first.
  static func onSignals() -> Interruption {
    let interruption = Interruption()
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // The handler keeps its source alive, so that signals are heard until the process ends.
      source.setEventHandler { withExtendedLifetime(source) { interruption.set() } }
      source.activate()
    }
    return interruption
  }
}
