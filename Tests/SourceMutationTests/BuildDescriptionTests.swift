import Foundation
import Testing

@testable import SourceMutation

@Suite struct BuildDescriptionTests {
  /// The note of a package whose modules have a file each and need these modules.
  private func description(
    of needs: [String: [String]], in folder: String, arguments: [String: [String]] = [:]
  ) throws -> BuildDescription {
    let commands = needs.keys.map { name in
      (
        "C.\(name)",
        [
          "moduleName": name, "sources": ["\(folder)/\(name).swift"], "importPath": folder,
          "otherArguments": ["-swift-version", "6", "-parse-as-library"]
            + (arguments[name] ?? []),
        ] as [String: Any]
      )
    }
    let note: [String: Any] = [
      "swiftCommands": Dictionary(uniqueKeysWithValues: commands), "targetDependencyMap": needs,
    ]
    try JSONSerialization.data(withJSONObject: note)
      .write(to: URL(fileURLWithPath: "\(folder)/description.json"))
    return try BuildDescription(besidePrograms: folder)
  }

  /// Does something in a folder of its own, in which these files are.
  private func inFolder(
    _ files: [String: String] = [:], _ body: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gauntlet-description-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try body(folder.path)
  }

  private static let needs = [
    "Base": [], "Laws": ["Base"], "Core": [], "Policy": ["Core"], "Tools": [],
    "PolicyLaws": ["Policy", "Core", "Laws", "Base"],
    "my_worker": ["PolicyLaws", "Policy", "Core", "Laws", "Base"],
    "Shell": ["Tools", "Policy", "Core"],
  ]

  @Test func importsComeBeforeTheModulesThatNeedThem() throws {
    try inFolder { folder in
      let description = try description(of: Self.needs, in: folder)
      let worker = try #require(description.module(ofTarget: "my-worker"))
      #expect(
        description.imports(of: worker).map(\.name)
          == ["Base", "Core", "Laws", "Policy", "PolicyLaws"])
    }
  }

  @Test func whatAProgramNeedsAndNoChangeTouchesIsWhatIsBuiltAhead() throws {
    try inFolder { folder in
      let description = try description(of: Self.needs, in: folder)
      #expect(description.modules(of: "my-worker", untouchedBy: ["Core"]) == ["Base", "Laws"])
      #expect(description.modules(of: "my-worker", untouchedBy: ["Base"]) == ["Core", "Policy"])
    }
  }

  @Test func withoutAProgramAllThatStandsBesideAChangedModuleIsBuiltAhead() throws {
    try inFolder { folder in
      let description = try description(of: Self.needs, in: folder)
      #expect(description.modules(of: nil, untouchedBy: ["Core"]) == ["Base", "Laws", "Tools"])
      #expect(description.modules(of: nil, untouchedBy: ["my-worker"]).isEmpty)
    }
  }

  @Test func aModuleIsCheckedAgainstInterfacesOfWhatHasNotBeenBuilt() throws {
    let files = [
      "Core.swift": "public func twice(_ n: Int) -> Int { nothing }",
      "Policy.swift": "import Core\npublic func isBig(_ n: Int) -> Bool { twice(n) > 9 }",
    ]
    try inFolder(files) { folder in
      var interfaces = try ModuleInterfaces(
        of: try description(of: ["Core": [], "Policy": ["Core"]], in: folder),
        in: "\(folder)/interfaces", compiler: Compiler())
      let module = try #require(try interfaces.module(ofTarget: "Policy"))
      let tree = try TypedTree(module, root: folder, compiler: Compiler())
      #expect(tree.files.map(\.source.path) == ["Policy.swift"])
    }
  }

  @Test func aModuleThatCannotDoWithInterfacesIsToBeBuilt() throws {
    let files = [
      "Core.swift": "public func f() -> Nothing", "Macros.swift": "", "Policy.swift": "",
    ]
    try inFolder(files) { folder in
      let needs = ["Core": [], "Macros": [], "Policy": ["Core"], "Shell": ["Macros"]]
      var interfaces = try ModuleInterfaces(
        of: try description(
          of: needs, in: folder,
          arguments: ["Macros": ["-load-plugin-executable", "\(folder)/plugin#Plugin"]]),
        in: "\(folder)/interfaces", compiler: Compiler())
      #expect(try interfaces.module(ofTarget: "Policy") == nil)
      #expect(try interfaces.module(ofTarget: "Macros") == nil)
      #expect(try interfaces.module(ofTarget: "Shell") == nil)
      #expect(try interfaces.module(ofTarget: "Missing") == nil)
    }
  }
}
