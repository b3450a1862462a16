import Foundation

/// A copy of a package in which sources may be changed.
struct PackageCopy {
  /// The package's folder; never written to.
  let original: String
  /// The copy's folder.
  let folder: String

  /// The paths of the package's files, relative to its folder, in their order.
  let paths: [String]

  init(of original: String, at folder: String) throws(SourceMutationError) {
    self.original = original
    self.folder = folder
    guard let walk = FileManager.default.enumerator(atPath: original) else {
      throw .file(path: original, reason: "there is no such folder")
    }
    var paths: [String] = []
    while let path = walk.nextObject() as? String {
      if (path as NSString).lastPathComponent.hasPrefix(".") {
        walk.skipDescendants()
      } else if walk.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
        paths.append(path)
      }
    }
    self.paths = paths.sorted()
  }

  /// What tells this state of the package from another: a hash of its files, some left aside.
  func fingerprint(without unusedPaths: [String]) throws(SourceMutationError) -> String {
    var parts: [String] = []
    for path in paths where !unusedPaths.contains(where: path.hasPrefix) {
      parts.append(path)
      parts.append(String(decoding: try readFile("\(original)/\(path)"), as: UTF8.self))
    }
    return SourceMutant.identifier(of: parts)
  }

  /// Brings the copy up to date, with some files replaced or added; what has not changed is left
  /// alone, so that it is not compiled anew.
  func update(replacing files: [String: [UInt8]]) throws(SourceMutationError) {
    var wanted = files
    for path in paths where files[path] == nil {
      wanted[path] = try readFile("\(original)/\(path)")
    }
    if let manifest = wanted["Package.swift"] {
      wanted["Package.swift"] = manifestWithAbsolutePaths(manifest)
    }
    do {
      for path in try staleFiles(keeping: wanted) {
        try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
      }
      for (path, bytes) in wanted { try write(bytes, to: "\(folder)/\(path)") }
    } catch {
      throw .file(path: folder, reason: error.localizedDescription)
    }
  }

  /// Brings all of the copy up to date but its instrumented files, which are left as they are.
  ///
  /// Those that turn out the same are then not compiled anew. The package manager must not miss one
  /// of them when it plans: a folder that looks as it did in the last build is not planned again.
  func updateBesideInstrumented() throws(SourceMutationError) {
    let known = Set(paths)
    var kept: [String: [UInt8]] = [:]
    for path in (try? PackageCopy(of: folder, at: folder).paths) ?? [] {
      let isSupport = (path as NSString).lastPathComponent == SwitchSupport.fileName
      guard isSupport || known.contains(path) else { continue }
      let bytes = try readFile("\(folder)/\(path)")
      if isSupport || SwitchSupport.isInstrumented(bytes) { kept[path] = bytes }
    }
    try update(replacing: kept)
  }

  private func staleFiles(keeping wanted: [String: [UInt8]]) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    let copy = try PackageCopy(of: folder, at: folder)
    return copy.paths.filter { wanted[$0] == nil && $0 != "Package.resolved" }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    if let present = FileManager.default.contents(atPath: path), [UInt8](present) == bytes {
      return
    }
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Packages that the manifest names by a relative path are not beside the copy.
  private func manifestWithAbsolutePaths(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.components(separatedBy: #"path: "../"#)
    guard parts.count > 1 else { return bytes }
    let parent = (original as NSString).deletingLastPathComponent
    return Array(parts.joined(separator: "path: \"\(parent)/").utf8)
  }
}
