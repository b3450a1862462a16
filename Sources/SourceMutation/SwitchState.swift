import Foundation

/// The file through which one worker's process learns which mutant it is.
package final class SwitchState: Sendable {
  /// The file's path, for ``variables``.
  private let path: String
  private let slotCount: Int
  private nonisolated(unsafe) let memory: UnsafeMutableRawPointer

  /// Makes the file.
  package init(path: String, slotCount: Int) throws(SourceMutationError) {
    self.path = path
    self.slotCount = slotCount
    let size = SwitchSupport.slotOffset + slotCount
    let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    guard ftruncate(descriptor, off_t(size)) == 0,
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    self.memory = memory
  }

  deinit {
    munmap(memory, SwitchSupport.slotOffset + slotCount)
    unlink(path)
  }

  /// What a process that is to look at the file needs in its environment.
  package var variables: [String: String] { [SwitchSupport.variable: path] }

  /// Turns a mutant on.
  ///
  /// - Parameters:
  ///   - mutant: its number.
  ///   - slot: the number of its slot.
  package func select(_ mutant: Int, inSlot slot: Int) {
    turn(to: mutant, place: slot + 1)
  }

  /// Turns to the original.
  package func selectOriginal() {
    turn(to: 0, place: 0)
  }

  /// Makes every slot end the process.
  package func forceFailure() {
    turn(to: 0, place: SwitchSupport.forcedFailure)
  }

  private func turn(to mutant: Int, place: Int) {
    memory.storeBytes(of: Int32(mutant), as: Int32.self)
    memory.storeBytes(of: Int32(place), toByteOffset: SwitchSupport.placeOffset, as: Int32.self)
  }

  /// Forgets which slots were reached.
  package func forgetReach() {
    memset(memory + SwitchSupport.slotOffset, 0, slotCount)
  }

  /// The slots that were reached.
  package var reached: Set<Int> {
    let marks = UnsafeRawBufferPointer(start: memory + SwitchSupport.slotOffset, count: slotCount)
    return Set(marks.indices.filter { marks[$0] != 0 })
  }
}
