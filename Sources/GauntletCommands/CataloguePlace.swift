import Foundation
import Reporting

/// Where a hand-written mutant stands.
struct CataloguePlace: Hashable, Sendable {
  /// The path from the package's root.
  let file: String
  /// The declaration that is the mistake.
  let range: SourceRange
  /// The folder's name: the kind of mistake.
  let category: String
  /// The first sentence of its documentation.
  let summary: String?
}

/// The files of `Mutants/`, in which the places of hand-written mutants are looked up.
///
/// Empty where the tool runs outside the package: mutants then have no place.
struct CatalogueSources {
  /// The texts by their paths.
  let texts: [String: String]
  /// The paths by the name of the type in them, with a small first letter.
  private let paths: [String: String]

  /// No files.
  static let none = CatalogueSources(texts: [:], paths: [:])

  private init(texts: [String: String], paths: [String: String]) {
    self.texts = texts
    self.paths = paths
  }

  /// Reads the files; the root is the package's.
  init(root: URL) {
    let folder = root.appendingPathComponent("Mutants", isDirectory: true)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    var texts: [String: String] = [:]
    var paths: [String: String] = [:]
    for name in names where name.hasSuffix(".swift") {
      let file = folder.appendingPathComponent(name)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let type = file.deletingPathExtension().lastPathComponent
      texts["Mutants/" + name] = text
      paths[type.prefix(1).lowercased() + type.dropFirst()] = "Mutants/" + name
    }
    self.texts = texts
    self.paths = paths
  }

  /// The place of a mutant, whose name is its type's, or begins with it where a type is several
  /// mutants.
  func place(of mutant: String) -> CataloguePlace? {
    let types = paths.keys.filter { mutant.hasPrefix($0) }
    guard let type = types.max(by: { $0.count < $1.count }), let file = paths[type],
      let text = texts[file], let range = Self.declaration(of: type, mutant, in: text)
    else { return nil }
    return CataloguePlace(
      file: file, range: SourceRange(range, in: text),
      category: String(file.split(separator: "/").dropLast().last ?? "Mutants"),
      summary: Self.summary(before: range.lowerBound, in: text))
  }

  /// The type's declaration to the file's end; of one of a type's several mutants, the line that
  /// names it.
  private static func declaration(
    of type: String, _ mutant: String, in text: String
  ) -> Range<String.Index>? {
    let rest = mutant.dropFirst(type.count)
    let part = "." + rest.prefix(1).lowercased() + rest.dropFirst()
    if !rest.isEmpty, let found = text.range(of: part) { return text.lineRange(for: found) }
    guard let start = text.range(of: "\nstruct ", options: .caseInsensitive) else { return nil }
    return text.index(after: start.lowerBound)..<text.endIndex
  }

  /// The first sentence of the documentation above a declaration.
  private static func summary(before declaration: String.Index, in text: String) -> String? {
    let lines = text[..<declaration].split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    let documentation = lines.reversed().prefix { $0.hasPrefix("///") }.reversed()
      .map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }
    let summary = documentation.prefix { !$0.isEmpty }.joined(separator: " ")
    return summary.isEmpty ? nil : summary
  }
}
