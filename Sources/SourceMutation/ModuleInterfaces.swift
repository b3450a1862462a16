import Foundation

/// The declarations of modules, compiled without the bodies of functions: all that another module's
/// types are checked against, in a small part of the time that a build takes.
struct ModuleInterfaces {
  private let description: BuildDescription
  private let folder: String
  private let compiler: Compiler
  private var written: Set<String> = []

  /// Plans interfaces.
  ///
  /// - Parameters:
  ///   - description: how the modules are built.
  ///   - folder: where the interfaces are written.
  ///   - compiler: the compiler.
  /// - Throws: ``SourceMutationError`` when the folder cannot be made.
  init(
    of description: BuildDescription, in folder: String, compiler: Compiler
  ) throws(SourceMutationError) {
    self.description = description
    self.folder = folder
    self.compiler = compiler
    // An interface that is there is one that can be imported.
    try? FileManager.default.removeItem(atPath: folder)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .file(path: folder, reason: error.localizedDescription)
    }
  }

  /// Has a module import interfaces.
  ///
  /// - Returns: how the module is compiled with them; nil when one of its imports cannot be compiled
  ///   by itself, such as one with macros, which are programs that must have been built.
  /// - Complexity: a look at the declarations of each import that no module before it had.
  mutating func module(ofTarget name: String) throws(SourceMutationError) -> ModuleSources? {
    guard let module = description.module(ofTarget: name), !module.usesMacros else { return nil }
    for other in description.imports(of: module) where !written.contains(other.name) {
      guard !other.usesMacros, try write(other) else { return nil }
      written.insert(other.name)
    }
    return module.importing(from: folder)
  }

  private func write(_ module: ModuleSources) throws(SourceMutationError) -> Bool {
    try compiler.writeInterface(
      of: module.importing(from: folder), to: "\(folder)/\(module.name).swiftmodule")
  }
}
