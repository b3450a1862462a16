import Synchronization

/// How far a run has come: a bar with count, rate and time left.
final class ProgressBar: Sendable {
  private let title: String
  private let total: Int
  private let console: Console
  private let start = ContinuousClock.now
  private let state = Mutex((done: 0, shown: ContinuousClock.now))

  private static let width = 24
  /// Time between two pictures.
  private static let interval = Duration.milliseconds(80)

  init(_ title: String, total: Int, console: Console) {
    self.title = title
    self.total = total
    self.console = console
  }

  /// One more is done.
  func advance(_ note: String) {
    let now = ContinuousClock.now
    let done: Int? = state.withLock { state in
      state.done += 1
      guard state.done == total || now - state.shown > Self.interval else { return nil }
      state.shown = now
      return state.done
    }
    if let done { console.progress(picture(done: done, elapsed: now - start, note)) }
  }

  private func picture(done: Int, elapsed: Duration, _ note: String) -> String {
    let filled = total > 0 ? Self.width * done / total : 0
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    let seconds = max(elapsed / .seconds(1), 0.001)
    let rate = Double(done) / seconds
    let left = Int((Double(total - done) / max(rate, 0.001)).rounded(.up))
    return "\(title) \(bar) \(done)/\(total) · \(Int(rate))/s · \(left) s left · \(note)"
  }
}
