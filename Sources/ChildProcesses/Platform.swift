// Everything in which Linux and macOS differ stands here.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

package enum PlatformSignal {
  /// Sent to a process whose processor-time limit is used up.
  package static let processorTimeUsedUp = SIGPROF

  /// The name of a signal that ends processes; its number is another one on each system.
  static func name(of signal: Int32) -> String? {
    switch signal {
    case SIGHUP: "SIGHUP"
    case SIGINT: "SIGINT"
    case SIGQUIT: "SIGQUIT"
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGABRT: "SIGABRT"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGKILL: "SIGKILL"
    case SIGSEGV: "SIGSEGV"
    case SIGPIPE: "SIGPIPE"
    case SIGALRM: "SIGALRM"
    case SIGTERM: "SIGTERM"
    case SIGXCPU: "SIGXCPU"
    case SIGPROF: "SIGPROF"
    default: nil
    }
  }
}

/// Limits that a process sets for itself, so that what it runs harms nobody else.
package enum ProcessLimits {
  /// Limits the address space, in bytes, and switches core dumps off.
  ///
  /// macOS accepts the limit without enforcing it; there, the wall limit ends a memory hog.
  package static func setAddressSpace(_ byteCount: UInt64) {
    setLimit(RLIMIT_AS, byteCount)
    setLimit(RLIMIT_CORE, 0)
  }

  /// Ends the process after so much processor time from now; 0 takes the limit back.
  package static func setProcessorTime(milliseconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = milliseconds / 1000
    timer.it_value.tv_usec = .init(milliseconds % 1000 * 1000)
    #if canImport(Glibc)
    setitimer(Int32(ITIMER_PROF.rawValue), &timer, nil)
    #else
    setitimer(Int32(ITIMER_PROF), &timer, nil)
    #endif
  }

  #if canImport(Glibc)
  private static func setLimit(_ resource: __rlimit_resource, _ value: UInt64) {
    var limit = rlimit(rlim_cur: .init(value), rlim_max: .init(value))
    setrlimit(Int32(resource.rawValue), &limit)
  }
  #else
  private static func setLimit(_ resource: Int32, _ value: UInt64) {
    var limit = rlimit(rlim_cur: .init(value), rlim_max: .init(value))
    setrlimit(resource, &limit)
  }
  #endif
}

/// The value of an environment variable; nil when there is none.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The first bytes of a file as memory that all processes share which ask for it; nil when the file
/// cannot be opened.
package func sharedMemory(ofFile path: String, byteCount: Int) -> UnsafeMutableRawPointer? {
  let descriptor = open(path, O_RDWR)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
  return memory == MAP_FAILED ? nil : memory
}

/// Gives shared memory back.
package func endSharing(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
  munmap(memory, byteCount)
}

/// The path of the running program.
package func currentExecutablePath() -> String {
  #if os(Linux)
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
  guard count > 0 else { return CommandLine.arguments[0] }
  return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  #else
  var count: UInt32 = 0
  _NSGetExecutablePath(nil, &count)
  var buffer = [CChar](repeating: 0, count: Int(count))
  guard _NSGetExecutablePath(&buffer, &count) == 0 else { return CommandLine.arguments[0] }
  let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  return String(decoding: bytes, as: UTF8.self)
  #endif
}

/// Writes all bytes to a descriptor; false when the other end is closed.
///
/// A program that wants to hear of that calls ``ignoreClosedPipes()`` first.
package func writeBytes(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

/// Leaves an interrupt from the keyboard and a termination request, which may reach all processes of a
/// group, to the parent.
package func ignoreInterrupts() {
  signal(SIGINT, SIG_IGN)
  signal(SIGTERM, SIG_IGN)
}

/// Lets a write to a closed pipe fail instead of ending the process.
package func ignoreClosedPipes() {
  signal(SIGPIPE, SIG_IGN)
}

/// Ends the process as a write to a closed pipe does by default: quietly.
package func endByClosedPipe() -> Never {
  signal(SIGPIPE, SIG_DFL)
  raise(SIGPIPE)
  exit(128 + SIGPIPE)
}

/// Whether a descriptor leads to a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// A process started by `posix_spawn`, with a pipe to it and one from it.
final class SpawnedProcess: Sendable {
  private let identifier: pid_t
  private let input: Int32
  private let output: Int32

  /// What is there to be read.
  enum Reading {
    case bytes([UInt8])
    case nothingYet
    case ended
  }

  /// Starts a program; the first word is its path, or a name to be looked up in `PATH`.
  ///
  /// The descriptors are the child's from which is read; its other output is dropped.
  init(
    _ command: [String], answeringOn descriptors: [Int32], variables: [String: String]
  ) throws(ChildProcessError) {
    let toChild = try Self.pipe(for: command)
    let fromChild = try Self.pipe(for: command)
    var actions = SpawnActions()
    defer {
      actions.destroy()
      close(toChild.read)
      close(fromChild.write)
    }
    actions.open("/dev/null", as: 1)
    actions.open("/dev/null", as: 2)
    actions.duplicate(toChild.read, as: 0)
    for descriptor in descriptors { actions.duplicate(fromChild.write, as: descriptor) }
    let result = actions.spawn(command, variables: variables)
    guard case .success(let identifier) = result else {
      close(toChild.write)
      close(fromChild.read)
      throw .cannotStart(command: command.joined(separator: " "), reason: result.reason)
    }
    self.identifier = identifier
    input = toChild.write
    output = fromChild.read
  }

  /// Writes all bytes; false when the other end is closed.
  func write(_ bytes: [UInt8]) -> Bool { writeBytes(bytes, to: input) }

  /// Reads what is there, or waits for it for so long.
  func read(withinMilliseconds limit: Int) -> Reading {
    var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(limit)) > 0 else { return .nothingYet }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = systemRead(output, &buffer, buffer.count)
    if count < 0, errno == EINTR { return .nothingYet }
    return count > 0 ? .bytes(Array(buffer[..<count])) : .ended
  }

  func kill() {
    systemKill(identifier, SIGKILL)
  }

  func wait() -> ProcessEnding {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    close(input)
    close(output)
    return ProcessEnding(waitStatus: status)
  }

  /// A pipe whose ends no other child inherits.
  private static func pipe(
    for command: [String]
  ) throws(ChildProcessError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard systemPipe(&ends) == 0 else {
      throw .cannotStart(
        command: command.joined(separator: " "), reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

/// What a child's descriptors become, and how it is started.
package struct SpawnActions {
  #if canImport(Darwin)
  private var actions: posix_spawn_file_actions_t?
  private var attributes: posix_spawnattr_t?
  #else
  private var actions = posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  #endif

  /// The child's descriptors stay as they are.
  package init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    // The tool ignores the signal of closed pipes, and threads of a pool block most others; a child
    // starts with the usual behaviour.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  }

  /// Opens a file for writing as a descriptor of the child.
  package mutating func open(_ path: String, as descriptor: Int32) {
    posix_spawn_file_actions_addopen(&actions, descriptor, path, O_WRONLY, 0)
  }

  /// Gives the child a descriptor of this process under another number.
  package mutating func duplicate(_ source: Int32, as descriptor: Int32) {
    posix_spawn_file_actions_adddup2(&actions, source, descriptor)
  }

  /// Releases what the system holds for these actions.
  package mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  /// Starts a program with this one's environment, without a backtrace when it traps: that would
  /// cost more than the rest of the process.
  ///
  /// The first word is its path, or a name to be looked up in `PATH`; the variables are added to the
  /// environment.
  package mutating func spawn(
    _ command: [String], variables: [String: String] = [:]
  ) -> SpawnResult {
    let arguments = command.map { strdup($0) } + [nil]
    let entries = Self.environment + variables.map { "\($0.key)=\($0.value)" }
    let environment = entries.map { strdup($0) } + [nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    var identifier: pid_t = 0
    let status = posix_spawnp(
      &identifier, command[0], &actions, &attributes, arguments, environment)
    return status == 0 ? .success(identifier) : .failure(status)
  }

  private static var environment: [String] {
    var entries: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if !text.hasPrefix("SWIFT_BACKTRACE=") { entries.append(text) }
      next += 1
    }
    return entries + ["SWIFT_BACKTRACE=enable=no"]
  }
}

/// What starting a program came to.
package enum SpawnResult {
  /// Its process.
  case success(Int32)
  /// The number of the system's error.
  case failure(Int32)

  /// Why it could not be started.
  package var reason: String {
    switch self {
    case .success: "started"
    case .failure(let number): String(cString: strerror(number))
    }
  }
}

// The methods above have the names of the system's functions, which they would hide.

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &buffer, count)
}

private func systemKill(_ identifier: pid_t, _ signal: Int32) {
  kill(identifier, signal)
}

private func systemPipe(_ ends: inout [Int32]) -> Int32 {
  pipe(&ends)
}
