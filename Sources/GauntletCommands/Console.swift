import ChildProcesses
import Foundation
import Synchronization

/// Where results and diagnostics go.
///
/// Results are gathered and written when there is much of them, when they are asked for, and at the
/// end. When nobody reads them any more the process ends quietly.
final class Console: Sendable {
  private let pending = Mutex<[UInt8]>([])
  private let isQuiet: Bool
  /// Whether progress is a bar that is painted over, and not a line now and then.
  let showsBar: Bool

  private static let outputDescriptor: Int32 = 1
  private static let diagnosticsDescriptor: Int32 = 2
  /// Bytes that are gathered before they are written.
  private static let bufferSize = 1 << 16

  /// - Parameters:
  ///   - isQuiet: whether to show no progress.
  ///   - environment: `TERM=dumb` shows no bar.
  init(isQuiet: Bool, environment: [String: String]) {
    self.isQuiet = isQuiet
    showsBar = environment["TERM"] != "dumb" && isTerminal(Self.diagnosticsDescriptor)
  }

  /// Adds a line to the results.
  func print(_ line: String) {
    let isFull = pending.withLock { pending in
      pending += line.utf8
      pending.append(UInt8(ascii: "\n"))
      return pending.count >= Self.bufferSize
    }
    if isFull { flush() }
  }

  /// Writes the results that have been gathered.
  func flush() {
    let bytes = pending.withLock { pending in
      defer { pending = [] }
      return pending
    }
    if !writeBytes(bytes, to: Self.outputDescriptor) { endByClosedPipe() }
  }

  /// Writes a line to the diagnostics.
  func warn(_ line: String) {
    _ = writeBytes(Array((line + "\n").utf8), to: Self.diagnosticsDescriptor)
  }

  /// Writes bytes of another program to the diagnostics, as they are.
  func warn(bytes: [UInt8]) {
    _ = writeBytes(bytes, to: Self.diagnosticsDescriptor)
  }

  /// Time between two pictures of the progress.
  var progressInterval: Duration { showsBar ? .milliseconds(80) : .seconds(10) }

  /// Shows how far a run has come: on a terminal in place of what it showed before.
  func progress(_ text: String) {
    guard !isQuiet else { return }
    let picture = showsBar ? "\r\u{1B}[K\(text)" : text + "\n"
    _ = writeBytes(Array(picture.utf8), to: Self.diagnosticsDescriptor)
  }

  /// Takes the bar away.
  func endProgress() {
    if showsBar { progress("") }
  }
}
