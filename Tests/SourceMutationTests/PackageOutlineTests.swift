import Foundation
import Testing

@testable import SourceMutation

@Suite struct PackageOutlineTests {
  private static let outline = Result {
    try JSONDecoder().decode(
      PackageOutline.self,
      from: Data(
        """
        {"name": "Mix", "targets": [
          {"name": "Mix", "type": "library", "module_type": "SwiftTarget", "path": "Sources/Mix",
           "target_dependencies": ["Core", "CThing"]},
          {"name": "Core", "type": "library", "module_type": "SwiftTarget", "path": "Sources/Core"},
          {"name": "CThing", "type": "library", "module_type": "ClangTarget",
           "path": "Sources/CThing"},
          {"name": "Tool", "type": "executable", "module_type": "SwiftTarget",
           "path": "Sources/Tool"}
        ]}
        """.utf8))
  }

  @Test func withoutSourcesTheLibrariesInSwiftAreMutated() throws {
    #expect(try Self.outline.get().modules(of: []) == ["Core", "Mix"])
  }

  @Test func aSourceNamesItsModule() throws {
    let outline = try Self.outline.get()
    #expect(try outline.modules(of: ["Sources/Tool/main.swift"]) == ["Tool"])
    #expect(try outline.modules(of: ["Sources"]) == ["Core", "Mix", "Tool"])
  }

  @Test func aSourceInAnotherLanguageIsRefused() throws {
    let outline = try Self.outline.get()
    #expect(throws: SourceMutationError.noSource(path: "Sources/CThing")) {
      try outline.modules(of: ["Sources/CThing"])
    }
  }
}
