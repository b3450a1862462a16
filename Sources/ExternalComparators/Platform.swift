// Everything in which Linux and macOS differ stands here.

import ChildProcesses

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A running program with pipes to its standard input and from its standard output and error.
///
/// The program is told by its closed input that nothing more is asked.
struct PipedProcess {
  private let identifier: Int32
  private var input: Int32?
  private var output: Int32?
  private var diagnostics: Int32?

  /// Bytes that are read at a time: what a pipe holds.
  private static let bufferSize = 1 << 16
  /// Milliseconds between two looks at a program that is about to end.
  private static let waitingStep = 10

  /// Starts a program; the first word is its path, or a name to be looked up in `PATH`.
  init(_ command: [String]) throws(ReplyFault) {
    let pipes = try Self.pipes(3)
    var actions = SpawnActions()
    defer {
      actions.destroy()
      for end in [pipes[0].read, pipes[1].write, pipes[2].write] { close(end) }
    }
    actions.duplicate(pipes[0].read, as: 0)
    actions.duplicate(pipes[1].write, as: 1)
    actions.duplicate(pipes[2].write, as: 2)
    let result = actions.spawn(command)
    guard case .success(let identifier) = result else {
      for end in [pipes[0].write, pipes[1].read, pipes[2].read] { close(end) }
      throw .cannotStart(result.reason)
    }
    self.identifier = identifier
    (input, output, diagnostics) = (pipes[0].write, pipes[1].read, pipes[2].read)
    _ = fcntl(pipes[0].write, F_SETFL, O_NONBLOCK)
  }

  /// What one look at the pipes came to.
  struct Exchange {
    var sentCount = 0
    var output: [UInt8] = []
    var diagnostics: [UInt8] = []
    /// Whether the program has closed its output.
    var hasEnded = false

    /// Adds what a later look came to.
    mutating func add(_ later: Exchange) {
      output += later.output
      diagnostics += later.diagnostics
    }
  }

  /// Sends what the program takes and reads what it has written; waits until there is anything of
  /// either, but no longer than so.
  mutating func exchange(_ bytes: ArraySlice<UInt8>, waitingMilliseconds limit: Int) -> Exchange {
    var exchange = Exchange()
    var pipes = [
      pollfd(fd: bytes.isEmpty ? -1 : input ?? -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: diagnostics ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&pipes, 3, Int32(limit)) > 0 else { return exchange }
    if pipes[0].revents != 0 { exchange.sentCount = send(bytes) }
    if pipes[1].revents != 0 { exchange.output = Self.read(&output) }
    if pipes[2].revents != 0 { exchange.diagnostics = Self.read(&diagnostics) }
    exchange.hasEnded = output == nil
    return exchange
  }

  /// Writes what the pipe takes.
  ///
  /// A program that reads no more may still have something to say.
  private mutating func send(_ bytes: ArraySlice<UInt8>) -> Int {
    let count = bytes.withUnsafeBytes { write(input ?? -1, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    if errno == EPIPE { closeInput() }
    return 0
  }

  /// Reads what is there; closes the descriptor at the end.
  private static func read(_ descriptor: inout Int32?) -> [UInt8] {
    guard let open = descriptor else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: bufferSize) { buffer, count in
      count = max(0, systemRead(open, buffer.baseAddress, bufferSize))
    }
    if bytes.isEmpty {
      close(open)
      descriptor = nil
    }
    return bytes
  }

  /// Says that nothing more is asked.
  mutating func closeInput() {
    if let input { close(input) }
    input = nil
  }

  /// Ends the program, and releases everything that belongs to it.
  ///
  /// - Parameter grace: for how many milliseconds it may still end by itself.
  /// - Returns: how it ended, nil when it had to be killed; what it still wrote.
  mutating func end(graceMilliseconds grace: Int) -> (ending: ProcessEnding?, said: Exchange) {
    closeInput()
    var status: Int32 = 0
    var said = Exchange()
    var waited = 0
    var hasEnded = wait(WNOHANG, &status)
    while !hasEnded, waited < grace {
      said.add(exchange([], waitingMilliseconds: Self.waitingStep))
      waited += Self.waitingStep
      hasEnded = wait(WNOHANG, &status)
    }
    if !hasEnded {
      kill(identifier, SIGKILL)
      _ = wait(0, &status)
    }
    // What it wrote before it ended; its own children may hold the pipe open and write for ever.
    said.add(exchange([], waitingMilliseconds: 0))
    for case let end? in [output, diagnostics] { close(end) }
    return (hasEnded ? ProcessEnding(waitStatus: status) : nil, said)
  }

  /// Whether the program has ended, and how.
  private func wait(_ options: Int32, _ status: inout Int32) -> Bool {
    while true {
      let result = waitpid(identifier, &status, options)
      if result >= 0 || errno != EINTR { return result != 0 }
    }
  }

  /// Pipes whose ends no other child inherits.
  private static func pipes(
    _ count: Int
  ) throws(ReplyFault) -> [(read: Int32, write: Int32)] {
    var pipes: [(read: Int32, write: Int32)] = []
    for _ in 0..<count {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        for pipe in pipes {
          close(pipe.read)
          close(pipe.write)
        }
        throw .cannotStart(String(cString: strerror(errno)))
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes.append((ends[0], ends[1]))
    }
    return pipes
  }
}

// The method has the name of the system's function, which it would hide.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
