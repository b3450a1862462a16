import AtomicFiles
import Foundation
import PropertyTesting
import Testing

/// A file with two writers, one of which reads it once and replaces what it read, beside a model.
private final class FileWithTwoWriters: StateMachine {
  enum Command {
    case read
    case replace(String)
    case failHalfWay(String)
    case writeFromOutside(String)
  }

  private let path = NSTemporaryDirectory() + "/" + UUID().uuidString
  private var snapshot: FileSnapshot
  private var text = "0"
  private var textWhenRead = "0"

  init() throws {
    try Data("0".utf8).write(to: URL(fileURLWithPath: path))
    snapshot = try FileSnapshot(path: path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func command(_ source: inout ChoiceSource) throws(Discard) -> Command {
    let text = source.pick(["0", "1", "", "22"])
    return switch source.index(weighted: Weights(2, 3, 1, 2)) {
    case 0: .read
    case 1: .replace(text)
    case 2: .failHalfWay(text + "3")
    default: .writeFromOutside(text)
    }
  }

  func run(_ command: Command) throws -> String? {
    var isRefused = false
    switch command {
    case .read:
      snapshot = try FileSnapshot(path: path)
      textWhenRead = text
    case .replace(let new):
      isRefused = !isAccepted { () throws(FileError) in
        try snapshot.replace(with: Array(new.utf8))
      }
      if isRefused != (text != textWhenRead) { return "refused is \(isRefused)" }
      if !isRefused { text = new }
    case .failHalfWay(let new):
      let isWritten = isAccepted { () throws(FileError) in
        try snapshot.replace(with: Array(new.utf8)) { _, _ in -1 }
      }
      if isWritten { return "took a failed write for done" }
    case .writeFromOutside(let new):
      try Data(new.utf8).write(to: URL(fileURLWithPath: path))
      text = new
    }
    let found = try String(contentsOfFile: path, encoding: .utf8)
    return found == text ? nil : "the file holds '\(found)' instead of '\(text)'"
  }

  private func isAccepted(_ body: () throws(FileError) -> Void) -> Bool {
    do throws(FileError) {
      try body()
      return true
    } catch {
      return false
    }
  }
}

@Test func aFileHoldsWhatWasLastWrittenWhateverTheTwoWritersDo() throws {
  try Property("file", commands: 8) { try FileWithTwoWriters() }
    .verify(CheckOptions(cases: 60, seed: Seed(1)))
}
