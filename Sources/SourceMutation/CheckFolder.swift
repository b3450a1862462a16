import Foundation

/// A folder in which instrumented sources are written to be looked at by the compiler.
struct CheckFolder {
  /// The folder of the package whose sources they are.
  let package: String
  let folder: String
  /// How many slots the package has.
  let slotCount: Int

  /// Writes the changed files of a module, with the source that they need.
  ///
  /// - Returns: the paths of all files of the module, changed or not.
  func write(
    _ files: [String: [UInt8]], of module: ModuleSources
  ) throws(SourceMutationError) -> [String] {
    var paths: [String] = []
    for path in module.paths {
      let shown = String(path.dropFirst(package.utf8.count + 1))
      if let bytes = files[shown] {
        paths.append(try write(bytes, to: shown))
      } else {
        paths.append(path)
      }
    }
    let support = SwitchSupport.source(slotCount: slotCount)
    return paths + [try write(Array(support.utf8), to: SwitchSupport.fileName)]
  }

  /// The path, relative to the package, of a file in this folder; nil for another.
  func shownPath(of path: String) -> String? {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : nil
  }

  private func write(_ bytes: [UInt8], to shown: String) throws(SourceMutationError) -> String {
    let url = URL(fileURLWithPath: "\(folder)/\(shown)")
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    } catch {
      throw .file(path: url.path, reason: error.localizedDescription)
    }
    return url.path
  }
}
