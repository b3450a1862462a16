import Foundation
import LosslessJSON

/// The compiler's typed tree of a module, file by file.
struct TypedTree {
  /// Each file with its root node, in the order of the module's files.
  let files: [(source: SourceText, root: SyntaxNode)]

  /// The versions of the compiler whose tree is understood.
  private static let supportedVersions = ["6.3"]

  /// Has the compiler print the tree.
  ///
  /// - Parameters:
  ///   - module: the module, whose imports have been built.
  ///   - root: the folder to which shown paths are relative.
  ///   - compiler: the compiler.
  /// - Throws: ``SourceMutationError`` when the module does not compile or the tree is another's.
  init(_ module: ModuleSources, root: String, compiler: Compiler) throws(SourceMutationError) {
    let documents = try compiler.typedTrees(of: module)
    guard documents.count == module.paths.count else {
      throw .tool("the compiler printed \(documents.count) trees of \(module.paths.count) files")
    }
    var files: [(SourceText, SyntaxNode)] = []
    for (path, document) in zip(module.paths, documents) {
      try Self.check(document)
      let shown = path.hasPrefix(root + "/") ? String(path.dropFirst(root.utf8.count + 1)) : path
      let source = SourceText(path: shown, bytes: try readFile(path))
      files.append((source, SyntaxNode(document, in: source)))
    }
    self.files = files
  }

  private static func check(_ document: JSONValue) throws(SourceMutationError) {
    let version = document["compiler_version"]
    let number = [version?["major"], version?["minor"]].compactMap { $0?.string }
      .joined(separator: ".")
    guard supportedVersions.contains(number) else {
      throw .unsupportedToolchain(found: version?["full"]?.string ?? number)
    }
  }
}

/// The bytes of a file.
func readFile(_ path: String) throws(SourceMutationError) -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: path) else {
    throw .file(path: path, reason: "it cannot be read")
  }
  return [UInt8](data)
}
