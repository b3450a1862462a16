import Synchronization

/// A child process with a pipe for what it is told and a pipe for what it answers.
///
/// A worker answers on descriptor 3. Its standard output and error lead nowhere, so whatever a
/// mutant prints is not taken for an answer.
package final class ChildProcess: Sendable {
  private let process: SpawnedProcess
  private let unread = Mutex<[UInt8]>([])

  /// An answer longer than this, in bytes, is a flood.
  private static let maximumLineLength = 4096

  /// What reading a line came to.
  package enum Reading: Hashable, Sendable {
    case line(String)
    /// The child closed its pipe, or ended.
    case ended
    case tooLong
    case tooLate
    case interrupted
  }

  /// Starts a program; the first word is its path.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - descriptor: the child's descriptor from which is read.
  ///   - variables: what is added to the environment.
  /// - Throws: ``ChildProcessError`` when it cannot be started.
  package init(
    _ command: [String], answeringOn descriptor: Int32 = 3, variables: [String: String] = [:]
  ) throws(ChildProcessError) {
    process = try SpawnedProcess(
      command, answeringOn: [descriptor], variables: variables)
  }

  /// Sends text; false when nobody reads it any more.
  package func write(_ text: String) -> Bool {
    process.write(Array(text.utf8))
  }

  /// Waits for a line.
  package func readLine(
    withinMilliseconds limit: Int, unless interruption: Interruption
  ) -> Reading {
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(limit)
    while true {
      if let line = takeLine() { return .line(line) }
      if unread.withLock({ $0.count }) > Self.maximumLineLength { return .tooLong }
      if interruption.isSet { return .interrupted }
      if clock.now >= end { return .tooLate }
      switch process.read(withinMilliseconds: 50) {
      case .bytes(let bytes): unread.withLock { $0 += bytes }
      case .nothingYet: break
      case .ended: return .ended
      }
    }
  }

  /// Ends the process at once.
  package func kill() {
    process.kill()
  }

  /// Waits for the process to end, releases its pipes, and says how it ended.
  package func wait() -> ProcessEnding {
    process.wait()
  }

  /// Everything that is left to be read, until the process closes its pipe.
  private func readToEnd() -> [UInt8] {
    while case .bytes(let bytes) = process.read(withinMilliseconds: -1) {
      unread.withLock { $0 += bytes }
    }
    return unread.withLock { $0 }
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - descriptor: what is read: its standard output, or with 2 its diagnostics.
  /// - Returns: what it printed there, and how it ended.
  /// - Throws: ``ChildProcessError`` when it cannot be started.
  package static func run(
    _ command: [String], hearing descriptor: Int32 = 1
  ) throws(ChildProcessError) -> (output: String, ending: ProcessEnding) {
    let child = try ChildProcess(command, answeringOn: descriptor)
    let output = String(decoding: child.readToEnd(), as: UTF8.self)
    return (output, child.wait())
  }

  /// Starts a program of which both outputs are read.
  private init(
    _ command: [String], hearingBothWith variables: [String: String]
  ) throws(ChildProcessError) {
    process = try SpawnedProcess(
      command, answeringOn: [1, 2], variables: variables)
  }

  /// Runs a program to its end, or for so long.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - variables: what is added to its environment.
  ///   - limit: the time that it gets, in milliseconds; then it is killed.
  /// - Returns: what it printed, at most the first and the last of it, and how it ended; no ending
  ///   when it used up its time.
  /// - Throws: ``ChildProcessError`` when it cannot be started.
  package static func run(
    _ command: [String], variables: [String: String],
    withinMilliseconds limit: Int
  ) throws(ChildProcessError) -> (output: String, ending: ProcessEnding?) {
    let child = try ChildProcess(command, hearingBothWith: variables)
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(limit)
    var output: [UInt8] = []
    while clock.now < end {
      switch child.process.read(withinMilliseconds: 50) {
      case .bytes(let bytes):
        output += bytes
        // Who floods is heard to the end, but not remembered.
        if output.count > maximumOutput {
          output.removeSubrange((maximumOutput / 4)..<(maximumOutput / 2))
        }
      case .nothingYet: break
      case .ended:
        return (String(decoding: output, as: UTF8.self), child.wait())
      }
    }
    child.kill()
    _ = child.wait()
    return (String(decoding: output, as: UTF8.self), nil)
  }

  /// Bytes of a program's output that are kept.
  private static let maximumOutput = 1 << 20

  private func takeLine() -> String? {
    unread.withLock { unread in
      guard let end = unread.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let line = String(decoding: unread[..<end], as: UTF8.self)
      unread.removeFirst(end + 1)
      return line
    }
  }
}
