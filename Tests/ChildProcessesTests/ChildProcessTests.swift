import Testing

@testable import ChildProcesses

@Suite struct ChildProcessTests {
  @Test func whatAProgramPrintsAndHowItEndsIsTold() throws {
    let (output, ending) = try ChildProcess.run(["/bin/sh", "-c", "echo said; exit 3"])
    #expect(output == "said\n")
    #expect(ending == .exit(3))
    #expect(ending.description == "exit status 3")
  }

  @Test func diagnosticsAreHeardApart() throws {
    let command = ["/bin/sh", "-c", "echo said; echo wrong >&2"]
    #expect(try ChildProcess.run(command, hearing: 2).output == "wrong\n")
  }

  @Test func aSignalWithoutAKnownNameIsTheNumberAlone() {
    #expect(ProcessEnding.signal(64).description == "signal 64")
  }

  /// Threads of a pool, as those of these tests, block the signal.
  @Test func aSignalReachesAProgramAndItsEndIsTold() throws {
    let (_, ending) = try ChildProcess.run(["/bin/sh", "-c", "kill -TERM $$"])
    #expect(ending == .signal(15))
    #expect(ending.description == "signal 15 (SIGTERM)")
  }

  @Test func aProgramThatIsNotThereIsAnError() {
    let error = #expect(throws: ChildProcessError.self) {
      _ = try ChildProcess.run(["/nowhere/program", "word"])
    }
    #expect(error?.description == "cannot start '/nowhere/program word': No such file or directory")
  }

  @Test func wordsReachAProgramWithoutAShell() throws {
    let words = ["; echo no", "$HOME", "a  b", ""]
    let (output, _) = try ChildProcess.run(["/usr/bin/printf", "<%s>"] + words)
    #expect(output == words.map { "<\($0)>" }.joined())
  }

  @Test func aProgramThatGoesOnForEverIsKilledAfterItsTime() throws {
    let command = ["/bin/sh", "-c", "echo begun; exec sleep 1000"]
    let (output, ending) = try ChildProcess.run(command, variables: [:], withinMilliseconds: 500)
    #expect(output == "begun\n")
    #expect(ending == nil)
  }

  @Test func ofAFloodTheFirstAndTheLastIsKept() throws {
    let command = ["/bin/sh", "-c", "echo first; head -c 3000000 /dev/zero; echo last"]
    let (output, ending) = try ChildProcess.run(
      command, variables: [:], withinMilliseconds: 60_000)
    #expect(output.hasPrefix("first\n"))
    #expect(output.hasSuffix("last\n"))
    #expect(output.utf8.count < 2_000_000)
    #expect(ending == .exit(0))
  }

  @Test func variablesAreAddedToTheEnvironment() throws {
    let command = ["/bin/sh", "-c", "echo $ADDED $SWIFT_BACKTRACE"]
    let (output, _) = try ChildProcess.run(
      command, variables: ["ADDED": "yes"], withinMilliseconds: 60_000)
    #expect(output == "yes enable=no\n")
  }

  @Test func aChildIsToldAndAnswersLineByLine() throws {
    let child = try ChildProcess(
      ["/bin/sh", "-c", "while read line; do echo \"heard $line\"; done"], answeringOn: 1)
    for word in ["one", "two"] {
      #expect(child.write("\(word)\n"))
      let reading = child.readLine(withinMilliseconds: 60_000, unless: Interruption())
      #expect(reading == .line("heard \(word)"))
    }
    child.kill()
    #expect(child.wait() == .signal(9))
  }

  @Test func aLineWithoutEndIsTooLong() throws {
    let child = try ChildProcess(["/bin/sh", "-c", "head -c 100000 /dev/zero"], answeringOn: 1)
    #expect(child.readLine(withinMilliseconds: 60_000, unless: Interruption()) == .tooLong)
    child.kill()
    _ = child.wait()
  }

  @Test func silenceIsTooLateAndAnInterruptionEndsTheWaiting() throws {
    let child = try ChildProcess(["/bin/sh", "-c", "read line"], answeringOn: 1)
    let interruption = Interruption()
    #expect(child.readLine(withinMilliseconds: 1, unless: interruption) == .tooLate)
    interruption.set()
    #expect(child.readLine(withinMilliseconds: 60_000, unless: interruption) == .interrupted)
    child.kill()
    _ = child.wait()
  }
}
