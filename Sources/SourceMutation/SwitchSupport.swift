import Foundation
import MutantChecking

/// What instrumented code needs to know which mutant it is: a mapped file that the supervisor writes.
///
/// The first four bytes are the number of the mutant, 0 for none, and the next four the place of its
/// slot, from 1; from byte 64 on there is one byte for each slot, which the code sets when it comes
/// there. Code that is no mutant, as nearly all is at any time, thus asks one question a slot.
enum SwitchSupport {
  /// The environment variable with the path of the file.
  static let variable = MutantSwitch.variable
  /// The name of the source file that is added to an instrumented module.
  static let fileName = "GauntletSwitch.swift"
  /// Offset of the place of the mutant's slot.
  static let placeOffset = 4
  /// Offset of the first slot's byte.
  static let slotOffset = 64

  /// The place with which every slot ends the process: whatever does not notice this one is not
  /// connected to the code.
  static let forcedFailure = -1

  /// The condition that is true for the mutants of a slot, and notes that it was reached.
  static func entering(_ slot: Int) -> String { "gauntletEnters(\(slot))" }

  /// Whether a text has conditions in it.
  static func isInstrumented(_ text: [UInt8]) -> Bool {
    Data(text).firstRange(of: Data("gauntletEnters(".utf8)) != nil
  }

  /// The condition that is true for a mutant.
  static func condition(_ mutant: Int) -> String { "gauntletIs(\(mutant))" }

  private static let systemImport = """
    #if canImport(Glibc)\nimport Glibc\n#elseif canImport(Musl)\nimport Musl\n#else\nimport Darwin\n#endif
    """

  /// The limit against mutants that eat memory: 4 GB, which macOS accepts without enforcing it.
  #if os(Linux)
  private static let addressSpace = "Int32(RLIMIT_AS.rawValue)"
  #else
  private static let addressSpace = "RLIMIT_AS"
  #endif

  /// The source that is added to a module with so many slots in the whole package.
  ///
  /// The switch is asked millions of times a second: a lazily made global would be a call each time.
  /// Threads that ask for the first time at once may map the file twice, to the same end.
  static func source(slotCount: Int) -> String {
    let size = slotOffset + slotCount
    return """
      \(systemImport)

      nonisolated(unsafe) private var gauntletSwitch: UnsafeMutableRawPointer? = nil

      @inline(never) nonisolated private func gauntletMap() -> UnsafeMutableRawPointer {
        let mapped = gauntletMapping()
        gauntletSwitch = mapped
        return mapped
      }

      nonisolated private func gauntletMapping() -> UnsafeMutableRawPointer {
        let unmapped = UnsafeMutableRawPointer.allocate(byteCount: \(size), alignment: 64)
        unmapped.initializeMemory(as: UInt8.self, repeating: 0, count: \(size))
        guard let path = getenv("\(variable)") else { return unmapped }
        var limit = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
        setrlimit(\(addressSpace), &limit)
        let descriptor = open(path, O_RDWR)
        guard descriptor >= 0 else { return unmapped }
        defer { close(descriptor) }
        let mapped = mmap(nil, \(size), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        return mapped == MAP_FAILED ? unmapped : mapped ?? unmapped
      }

      @inline(never) nonisolated private func gauntletFail() -> Never {
        fatalError("this failure is forced")
      }

      @inline(never) @usableFromInline nonisolated func gauntletIs(_ mutant: Int32) -> Bool {
        (gauntletSwitch ?? gauntletMap()).load(as: Int32.self) == mutant
      }

      @usableFromInline nonisolated func gauntletEnters(_ slot: Int) -> Bool {
        let mapped = gauntletSwitch ?? gauntletMap()
        mapped.storeBytes(of: 1, toByteOffset: \(slotOffset) + slot, as: UInt8.self)
        let place = Int(mapped.load(fromByteOffset: \(placeOffset), as: Int32.self))
        if place == \(forcedFailure) { gauntletFail() }
        return place == slot &+ 1
      }

      """
  }
}
