import Foundation
import Testing

@testable import SourceMutation

/// A piece of Swift code, given to the compiler as a module of one file.
struct Derivation {
  let source: SourceText
  let tree: SyntaxNode

  /// Has the compiler look at code.
  init(_ code: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gauntlet-snippet-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Snippet.swift")
    try Data(code.utf8).write(to: file)
    let module = ModuleSources(
      name: "Snippet", paths: [file.path], arguments: ["-swift-version", "6", "-parse-as-library"],
      importPath: folder.path)
    let typed = try TypedTree(module, root: folder.path, compiler: Compiler())
    let first = try #require(typed.files.first)
    source = first.source
    tree = first.root
  }

  /// What the operators find.
  func finder(_ operators: [any MutationOperator]) -> SiteFinder {
    SiteFinder(tree, in: source, operators: operators)
  }

  /// Each change that an operator makes, as `before → after`.
  static func changes(_ code: String, by mutationOperator: any MutationOperator) throws -> [String]
  {
    let derivation = try Derivation(code)
    return derivation.finder([mutationOperator]).sites.map { site in
      "\(derivation.source.text(site.replacement.range)) → \(site.replacement.text)"
    }
  }
}
