import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The tool in a process group of its own, so that what it leaves behind can be seen.
final class ProcessGroup {
  private let identifier: pid_t
  private let output: FileHandle

  /// Starts the tool; its standard output can be read, its diagnostics are dropped.
  init(_ arguments: [String]) throws {
    let pipe = Pipe()
    // Other tests start processes at the same time, which must not hold these ends open.
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, pipe.fileHandleForWriting.fileDescriptor, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // The thread that runs a test may block signals, and a child inherits that.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    posix_spawnattr_setpgroup(&attributes, 0)
    let words = ([try Tool.path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let status = posix_spawn(&identifier, try Tool.path, &actions, &attributes, words, environ)
    guard status == 0 else { throw CannotStart(status: status) }
    self.identifier = identifier
    output = pipe.fileHandleForReading
    try pipe.fileHandleForWriting.close()
  }

  struct CannotStart: Error {
    let status: Int32
  }

  /// Reads the tool's output up to and with a text; everything when the text never comes.
  func read(upTo text: String) -> String {
    var read = ""
    while !read.contains(text) {
      let data = output.availableData
      guard !data.isEmpty else { break }
      read += String(decoding: data, as: UTF8.self)
    }
    return read
  }

  /// Reads nothing more.
  func closeOutput() {
    try? output.close()
  }

  func readToEnd() -> String {
    String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Sends a signal to the tool alone, as `kill` does.
  func send(_ signal: Int32) {
    kill(identifier, signal)
  }

  /// Sends a signal to the whole group, as a terminal does.
  func sendToAll(_ signal: Int32) {
    kill(-identifier, signal)
  }

  /// Waits for the tool to end; its exit status, or the negative number of the signal.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  /// Whether a process of the group is left.
  var isAlive: Bool { kill(-identifier, 0) == 0 }
}
