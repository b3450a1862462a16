import Foundation
import LosslessJSON

/// What the package manager has noted of how it builds a package.
struct BuildDescription: Sendable {
  /// The Swift modules by name.
  private let modules: [String: ModuleSources]
  /// The names of all modules that a module needs, those of other languages too.
  private let dependencies: [String: Set<String>]

  /// Reads the note.
  ///
  /// - Parameter programs: the folder of what is built, in which it lies.
  /// - Throws: ``SourceMutationError`` when there is none, or when it is not understood.
  init(besidePrograms programs: String) throws(SourceMutationError) {
    let path = "\(programs)/description.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .file(path: path, reason: "there is no such file")
    }
    do throws(JSONError) {
      let root = try JSONDocument(parsing: [UInt8](data)).root
      let commands = root["swiftCommands"]?.members.compactMap { ModuleSources($0.value) } ?? []
      // A module that is built for macros too comes last as the one for the product.
      modules = Dictionary(commands.map { ($0.name, $0) }) { $1 }
      let needs = root["targetDependencyMap"]?.members.map { $0 } ?? []
      dependencies = Dictionary(
        needs.map { ($0.key.string ?? "", Set($0.value.elements.compactMap(\.string))) }
      ) { $1 }
    } catch {
      throw .file(path: path, reason: error.description)
    }
  }

  private init(modules: [String: ModuleSources], dependencies: [String: Set<String>]) {
    self.modules = modules
    self.dependencies = dependencies
  }

  /// The same with the sources in another folder.
  func moved(from folder: String, to other: String) -> BuildDescription {
    BuildDescription(
      modules: modules.mapValues { $0.moved(from: folder, to: other) },
      dependencies: dependencies)
  }

  /// The module of a target, whose name may not be one that can be imported.
  func module(ofTarget name: String) -> ModuleSources? { modules[Self.moduleName(ofTarget: name)] }

  private static func moduleName(ofTarget name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The Swift modules that a module needs, those that others import first.
  func imports(of module: ModuleSources) -> [ModuleSources] {
    (dependencies[module.name] ?? []).compactMap { modules[$0] }.sorted { left, right in
      let counts = [left, right].map { dependencies[$0.name]?.count ?? 0 }
      return counts[0] == counts[1] ? left.name < right.name : counts[0] < counts[1]
    }
  }

  /// The Swift modules that are built before and beside those that a change touches.
  ///
  /// - Parameters:
  ///   - product: the target of a program; nil for all that uses what is changed.
  ///   - changed: the targets that are changed.
  /// - Returns: the names of what the product needs and the change does not touch, what most others
  ///   need first.
  func modules(of product: String?, untouchedBy changed: [String]) -> [String] {
    let product = product.map(Self.moduleName)
    let changed = Set(changed.map(Self.moduleName))
    let users = dependencies.filter { name, needs in
      (product == nil || product == name) && !needs.isDisjoint(with: changed)
    }
    let needed = users.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    func userCount(_ name: String) -> Int {
      needed.count { dependencies[$0]?.contains(name) == true }
    }
    return needed.filter { name in
      modules[name] != nil && !changed.contains(name)
        && dependencies[name]?.isDisjoint(with: changed) != false
    }.sorted { left, right in
      let counts = (userCount(left), userCount(right))
      return counts.0 == counts.1 ? left < right : counts.0 > counts.1
    }
  }
}
