/// The names of laws and mutants, which are those of their types.
package enum TypeName {
  /// The type's name, with a small first letter.
  ///
  /// The standard library's own way to it: `String(describing:)` first looks through all conformances
  /// of the program, for a million instructions a type, and each worker asks for all of them.
  package static func of(_ type: Any.Type) -> String {
    let name = _typeName(type, qualified: false)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
