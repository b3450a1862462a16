import Foundation

/// An open file or folder, closed at the end of its life.
struct FileDescriptor: ~Copyable {
  let number: Int32

  /// Takes over what a call to open something returned; nil when that failed.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

  /// What the operating system says about it; nil when it says nothing.
  var status: stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }

  /// Everything from the current position to the end; nil when reading fails, with `errno` set.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  func readToEnd() -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((status.map { Int($0.st_size) } ?? 0) + 1)
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { chunk.deallocate() }
    while true {
      let count = read(number, chunk.baseAddress, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Writes everything, in as many calls as it takes; if false, `errno` says why not.
  ///
  /// - Complexity: O(*n*) in the bytes.
  func writeAll(_ bytes: [UInt8], by write: FileSnapshot.WriteCall) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(number, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
