import LosslessJSON

/// How the package manager compiles one module, as it has written down in its last build.
struct ModuleSources: Sendable {
  let name: String
  /// The files, as absolute paths.
  let paths: [String]
  /// The compiler's arguments besides files and modules.
  let arguments: [String]
  /// The folder of the modules that it imports.
  let importPath: String

  /// Arguments of the driver that the compiler itself does not know, with the number of their values.
  private static let driverArguments = [
    "-j2": 0, "-num-threads": 1, "-parseable-output": 0, "-whole-module-optimization": 0,
    "-serialize-diagnostics": 0, "-emit-objc-header": 0, "-emit-objc-header-path": 1,
    "-incremental": 0, "-enable-batch-mode": 0, "-Xfrontend": 0, "-static": 0,
    "-index-store-path": 1,
    "-warnings-as-errors": 0, "-Werror": 1, "-Wwarning": 1, "-g": 0, "-gnone": 0, "-O": 0,
    "-Onone": 0,
    "-Osize": 0, "-save-temps": 0, "-use-ld": 1, "-Xclang-linker": 1, "-enable-testing": 0,
    "-emit-dependencies": 0, "-emit-module": 0, "-working-directory": 1,
  ]

  /// Whether the compiler runs programs of the package, or of one that it depends on.
  var usesMacros: Bool { arguments.contains("-load-plugin-executable") }

  /// The arguments for the compiler itself, without the driver's.
  var frontendArguments: [String] {
    var kept: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument.hasPrefix("-j"), Int(argument.dropFirst(2)) != nil { continue }
      // What is for the C compiler comes in pairs.
      if argument == "-Xcc", let value = rest.popFirst() {
        kept += [argument, value]
        continue
      }
      guard let valueCount = Self.driverArguments[argument] else {
        kept.append(argument)
        continue
      }
      rest = rest.dropFirst(valueCount)
    }
    let isTestable = arguments.contains("-enable-testing")
    return kept + (isTestable ? ["-enable-testing"] : []) + ["-I", importPath]
  }
}

extension ModuleSources {
  /// Reads how one module is compiled.
  init?(_ command: JSONValue) {
    guard let name = command["moduleName"]?.string, let sources = command["sources"],
      let importPath = command["importPath"]?.string, let others = command["otherArguments"]
    else { return nil }
    self.init(
      name: name, paths: sources.elements.compactMap(\.string),
      arguments: others.elements.compactMap(\.string), importPath: importPath)
  }
}

extension ModuleSources {
  /// The same module with its files in another folder.
  func moved(from folder: String, to other: String) -> ModuleSources {
    ModuleSources(
      name: name,
      paths: paths.filter { !$0.hasSuffix("/\(SwitchSupport.fileName)") }.map { path in
        path.hasPrefix(folder + "/") ? other + path.dropFirst(folder.utf8.count) : path
      }, arguments: arguments, importPath: importPath)
  }

  /// The same module with its imports in another folder.
  func importing(from folder: String) -> ModuleSources {
    ModuleSources(name: name, paths: paths, arguments: arguments, importPath: folder)
  }
}
