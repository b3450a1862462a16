import Foundation
import Testing

@testable import SourceMutation

@Suite struct PackageCopyTests {
  private static let instrumented = "let a = gauntletEnters(0) ? 2 : 1"

  /// The files of a copy, by name, before which these were in the package and in the copy.
  private func files(
    ofCopyOf package: [String: String], having copied: [String: String],
    _ update: (PackageCopy) throws -> Void
  ) throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gauntlet-copy-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, files) in ["package": package, "copy": copied] {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (path, text) in files {
        try Data(text.utf8).write(to: place.appendingPathComponent(path))
      }
    }
    let place = folder.appendingPathComponent("copy").path
    let copy = try PackageCopy(of: folder.appendingPathComponent("package").path, at: place)
    try update(copy)
    let paths = try PackageCopy(of: place, at: place).paths
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (path, String(decoding: try readFile("\(place)/\(path)"), as: UTF8.self))
      })
  }

  @Test func anInstrumentedFileIsLeftAsItIsUntilItsTurnComes() throws {
    let copied = [
      "A.swift": Self.instrumented, "B.swift": "old", "Gone.swift": Self.instrumented,
      "GauntletSwitch.swift": "switch",
    ]
    let package = ["A.swift": "let a = 1", "B.swift": "new"]
    let beside = try files(ofCopyOf: package, having: copied) {
      try $0.updateBesideInstrumented()
    }
    #expect(
      beside
        == ["A.swift": Self.instrumented, "B.swift": "new", "GauntletSwitch.swift": "switch"])
    let all = try files(ofCopyOf: package, having: copied) { try $0.update(replacing: [:]) }
    #expect(all == package)
  }

  @Test func aFirstCopyHoldsThePackageAsItIs() throws {
    let package = ["A.swift": "let a = 1", "Package.swift": #".package(path: "x")"#]
    let first = try files(ofCopyOf: package, having: [:]) { try $0.updateBesideInstrumented() }
    #expect(first == package)
  }
}
