import Foundation
import Testing

@Suite(.timeLimit(.minutes(2))) struct ProcessGroupTests {
  private static let twoMutants = [
    "mutate", "--mutant", "lexicographicCore", "--mutant", "trapsOnEmptyCore", "--cases", "200",
  ]

  @Test func noChildIsLeftAfterSuccess() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let group = try ProcessGroup(Self.twoMutants + ["--output", folder.url.path])
    let output = group.readToEnd()
    #expect(group.wait() == 0, "\(output)")
    #expect(!group.isAlive)
  }

  @Test func noChildIsLeftAfterFailure() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // Where a report should go there is a file.
    try Data().write(to: folder.file("file"))
    let group = try ProcessGroup(Self.twoMutants + ["--output", folder.file("file").path])
    _ = group.readToEnd()
    #expect(group.wait() == 70)
    #expect(!group.isAlive)
  }

  @Test(arguments: [SIGINT, SIGTERM], [true, false])
  func anInterruptEndsTheWorkersAndReportsWhatThereIs(signal: Int32, toAll: Bool) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // The whole matrix takes many times as long as an interrupt.
    let group = try ProcessGroup(
      ["mutate", "--only", "catalogue", "--matrix", "--output", folder.url.path])
    #expect(group.read(upTo: "baseline").contains("baseline"))
    if toAll { group.sendToAll(signal) } else { group.send(signal) }
    let output = group.readToEnd()
    #expect(group.wait() == 3)
    #expect(output.contains("INCOMPLETE"))
    #expect(!group.isAlive)
    let summary = try String(contentsOf: folder.file("summary.txt"), encoding: .utf8)
    #expect(summary.contains("INCOMPLETE"))
  }

  @Test(arguments: [
    ["--law", "precedenceIsIrreflexive", "--law", "theExamplesHold"], ["--law", "parsingIsTotal"],
  ])
  func anInterruptEndsTheCheckOfAMutantThatHangs(laws: [String]) throws {
    let mutant = "loopsForeverOnEmptyIdentifier"
    let group = try ProcessGroup(["check", "--mutant", mutant] + laws)
    _ = group.read(upTo: laws.count > 2 ? "precedenceIsIrreflexive" : mutant)
    group.sendToAll(SIGINT)
    #expect(!group.readToEnd().contains("FAIL"))
    #expect(group.wait() == 3)
    #expect(!group.isAlive)
  }

  @Test func aClosedPipeEndsTheToolQuietly() throws {
    let group = try ProcessGroup(["generate", "--valid", "1000000"])
    _ = group.read(upTo: "\n")
    group.closeOutput()
    #expect(group.wait() == -SIGPIPE)
  }
}
