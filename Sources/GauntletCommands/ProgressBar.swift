import Synchronization

/// How far a run has come: on a terminal a bar, elsewhere a plain line now and then.
final class ProgressBar: Sendable {
  private let title: String
  private let total: Int
  private let console: Console
  private let start: ContinuousClock.Instant
  private let state: Mutex<State>

  private struct State {
    var done = 0
    var findings = 0
    var lastShown: ContinuousClock.Instant
  }

  private static let width = 24

  init(_ title: String, total: Int, console: Console, start: ContinuousClock.Instant = .now) {
    self.title = title
    self.total = total
    self.console = console
    self.start = start
    state = Mutex(State(lastShown: start))
  }

  /// One more is done.
  ///
  /// - Parameters:
  ///   - note: what it was.
  ///   - isFinding: whether somebody has to look at it, such as a survivor.
  ///   - now: the time.
  func advance(_ note: String, isFinding: Bool = false, now: ContinuousClock.Instant = .now) {
    let picture: Picture? = state.withLock { state in
      state.done += 1
      if isFinding { state.findings += 1 }
      let isDue = now - state.lastShown >= console.progressInterval
      guard isDue || (state.done == total && console.showsBar) else { return nil }
      state.lastShown = now
      return Picture(
        title: title, done: state.done, total: total, findings: state.findings,
        elapsed: now - start, note: note)
    }
    guard let picture else { return }
    console.progress(console.showsBar ? picture.bar : picture.line)
  }

  /// A run at one moment.
  struct Picture: Hashable, Sendable {
    let title: String
    let done: Int
    let total: Int
    let findings: Int
    let elapsed: Duration
    let note: String

    /// For a terminal.
    var bar: String {
      let filled = total > 0 ? ProgressBar.width * done / total : 0
      let bar =
        String(repeating: "█", count: filled)
        + String(repeating: "░", count: ProgressBar.width - filled)
      return "\(title) \(bar) \(text)"
    }

    /// For a log.
    var line: String { "\(title) \(text)" }

    private var text: String {
      let seconds = max(elapsed / .seconds(1), 0.001)
      let rate = Double(done) / seconds
      let left = Int((Double(total - done) / max(rate, 0.001)).rounded(.up))
      let parts = ["\(done)/\(total)", "\(Int(rate))/s", "\(left) s left"]
      return (parts + (findings > 0 ? ["\(findings) to look at"] : []) + [note])
        .joined(separator: " · ")
    }
  }
}
