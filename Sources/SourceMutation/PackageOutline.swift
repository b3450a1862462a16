import ChildProcesses
import Foundation

/// What the package manager says of a package.
package struct PackageOutline: Sendable, Decodable {
  /// One of its targets.
  struct Target: Sendable, Decodable {
    let name: String
    let type: String
    /// Says the language too.
    let moduleType: String
    /// The target's folder, relative to the package.
    let path: String
    let targetDependencies: [String]?

    enum CodingKeys: String, CodingKey {
      case name
      case type
      case moduleType = "module_type"
      case path
      case targetDependencies = "target_dependencies"
    }

    /// Whether a file or folder of the package, or what is in it, belongs to the target.
    func holds(_ source: String) -> Bool {
      source == path || source.hasPrefix(path + "/") || path.hasPrefix(source + "/")
    }
  }

  /// The package's name.
  package let name: String
  let targets: [Target]

  /// Asks the package manager.
  ///
  /// - Parameters:
  ///   - package: the package's folder.
  ///   - scratch: a folder for its notes; the package's own may be locked by whoever runs this.
  /// - Throws: ``SourceMutationError`` when the folder holds no package.
  package init(of package: String, scratch: String) throws(SourceMutationError) {
    let command = [
      "swift", "package", "--package-path", package, "--scratch-path", scratch, "describe",
      "--type", "json",
    ]
    let answer = try Compiler().run(command, hearing: .output)
    guard answer.ending == .exit(0),
      let outline = try? JSONDecoder().decode(PackageOutline.self, from: Data(answer.text.utf8))
    else {
      throw .doesNotBuild(try Compiler().run(command, hearing: .diagnostics).text)
    }
    self = outline
  }

  /// Whether it has tests.
  package var hasTests: Bool { targets.contains { $0.type == "test" } }

  /// The modules that the sources belong to, those that others import first; for no sources those
  /// of all libraries in Swift.
  package func modules(of sources: [String]) throws(SourceMutationError) -> [String] {
    let code = targets.filter { target in
      ["library", "executable"].contains(target.type) && target.moduleType == "SwiftTarget"
    }
    for source in sources where !code.contains(where: { $0.holds(source) }) {
      throw .noSource(path: source)
    }
    let chosen = code.filter { target in
      sources.isEmpty ? target.type == "library" : sources.contains(where: target.holds)
    }
    guard !chosen.isEmpty else { throw .noSource(path: ".") }
    var ordered: [String] = []
    func add(_ target: Target) {
      guard !ordered.contains(target.name) else { return }
      for name in target.targetDependencies ?? [] {
        if let dependency = chosen.first(where: { $0.name == name }) { add(dependency) }
      }
      ordered.append(target.name)
    }
    for target in chosen { add(target) }
    return ordered
  }
}
