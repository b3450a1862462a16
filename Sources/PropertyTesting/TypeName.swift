import Synchronization

/// The names of laws and mutants, which are those of their types.
package enum TypeName {
  /// The names that were asked for: a catalogue asks for each law's once for every mutant.
  private static let known = Mutex<[ObjectIdentifier: String]>([:])

  /// The type's name, with a small first letter.
  ///
  /// The standard library's own way to it: `String(describing:)` first looks through all conformances
  /// of the program, for a million instructions a type, and each worker asks for all of them.
  package static func of(_ type: Any.Type) -> String {
    known.withLock { known in
      if let name = known[ObjectIdentifier(type)] { return name }
      let name = _typeName(type, qualified: false)
      let small = name.prefix(1).lowercased() + name.dropFirst()
      known[ObjectIdentifier(type)] = small
      return small
    }
  }
}
