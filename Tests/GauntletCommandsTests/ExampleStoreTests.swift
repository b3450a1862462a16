import Foundation
import PropertyTesting
import Reporting
import Testing

@testable import GauntletCommands

@Suite struct ExampleStoreTests {
  private static let falsified = Property("nothingIsLarge") { (trial) in
    let number = trial.source.number(0...100)
    guard number > 10 else { return nil }
    return Failure([Failure.Input("number", "\(number)")], observed: "large", expected: "small")
  }

  /// What the store has under a folder of its own after the body.
  private func withStore(
    _ body: (ExampleStore, URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gauntlet-examples-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(ExampleStore(folder.path), folder)
  }

  private func file(in folder: URL) throws -> URL {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == 1)
    return try #require(files.first)
  }

  @Test func whatALaterVersionAddsToAStoredCaseSurvivesThisOne() throws {
    let report = Self.falsified.check(CheckOptions(seed: Seed(1)))
    let counterexample = try #require(report.counterexample)
    try withStore { store, folder in
      try store.store(counterexample, replay: ReplayLine("gauntlet check"))
      let file = try file(in: folder)
      let later = try String(contentsOf: file, encoding: .utf8) + "toolchain  of the future\n"
      try Data(later.utf8).write(to: file)
      let console = Console(isQuiet: true, environment: [:])
      let failures = try store.failures(of: Self.falsified, console)
      #expect(failures.map(\.failure) == [counterexample.failure])
      try store.store(counterexample, replay: ReplayLine("gauntlet check"))
      #expect(try String(contentsOf: file, encoding: .utf8) == later)
    }
  }
}
