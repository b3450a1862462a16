import Foundation
import Testing

@Suite struct ModuleTests {
  /// The modules of the README's table with what each may import.
  private func allowedImports() throws -> [String: Set<String>] {
    let rows = try Readme().table("module").map { row in
      (row[0], Set(row[2].components(separatedBy: ", ").filter { $0 != "nothing" }))
    }
    return Dictionary(rows) { first, _ in first }
  }

  private func swiftFiles(in folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0) }
  }

  private func imports(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place < 2, words.count == place + 2 else {
        return nil
      }
      return String(words[place + 1])
    }
  }

  @Test func everyModuleImportsOnlyWhatTheTableSays() throws {
    let allowed = try allowedImports()
    #expect(allowed.count > 10)
    for (module, names) in allowed {
      let folder = module == "Mutants" ? "Mutants" : "Sources/\(module)"
      for file in try swiftFiles(in: Tool.packageRoot.appendingPathComponent(folder)) {
        for name in try imports(of: file) {
          #expect(names.contains(name), "\(folder)/\(file.lastPathComponent) imports \(name)")
        }
      }
    }
  }

  @Test func everyModuleStandsInTheTable() throws {
    let sources = Tool.packageRoot.appendingPathComponent("Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    #expect(Set(try allowedImports().keys) == Set(folders + ["Mutants"]))
  }

  @Test func theTopLevelHoldsNothingElse() throws {
    let expected: Set = ["Package.swift", "README.md", "Mutants", "Sources", "Tests", "scripts"]
    let found = try FileManager.default.contentsOfDirectory(atPath: Tool.packageRoot.path)
    #expect(Set(found.filter { !$0.hasPrefix(".") }) == expected)
  }

  @Test func whatDiffersBetweenPlatformsStandsInOneFileAModule() throws {
    for folder in ["Sources", "Mutants"] {
      let root = Tool.packageRoot.appendingPathComponent(folder)
      let conditional = try swiftFiles(in: root).filter { file in
        try String(contentsOf: file, encoding: .utf8).contains("#if canImport")
      }
      let modules = conditional.map { file in
        file.path.dropFirst(root.path.count + 1).split(separator: "/")[0]
      }
      #expect(Set(modules).count == modules.count, "\(conditional.map(\.lastPathComponent))")
    }
  }
}
