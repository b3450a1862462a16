import ChildProcesses
import ComparatorLaws
import MutantChecking
import Mutants
import MutationTesting
import PropertyTesting
import Testing

/// What becomes of mutants that harm their process, with the built tool as the worker.
@Suite struct WorkerFateTests {
  private func results(
    _ mutants: [Mutant], jobs: Int = 2, isFullMatrix: Bool = false
  ) throws -> [MutantResult] {
    let run = MutationRun(
      mutants: mutants, budget: MutationBudget(cases: 200, isFullMatrix: isFullMatrix),
      seed: Seed(1), jobs: jobs, workerCommand: [try Tool.path, "worker"])
    return try run.results(until: Interruption()) { _ in }
  }

  private func catalogue(_ name: String) throws -> Mutant {
    try #require(
      ComparatorCatalogue.mutants(under: allComparatorLaws).first { $0.name == name })
  }

  private func fixture(_ name: String) throws -> Mutant {
    let fixture = try #require(WorkerFixtures.comparators.first { $0.name == name })
    return fixture.mutant(under: allComparatorLaws)
  }

  @Test func aMutantThatTrapsIsCrashedAndItsNeighboursAreJudged() throws {
    let mutants = try ["lexicographicCore", "trapsOnEmptyCore", "metadataAwareOrder"].map(catalogue)
    let verdicts = try results(mutants, jobs: 1).map(\.verdict)
    #expect(verdicts.count == 3)
    for index in [0, 2] {
      guard case .killed = verdicts[index] else {
        Issue.record("\(verdicts[index])")
        continue
      }
    }
    #expect(
      verdicts[1] == .crashed("signal 4 (SIGILL)") || verdicts[1] == .crashed("signal 5 (SIGTRAP)"))
  }

  @Test(arguments: ["loopsForeverOnEmptyIdentifier", "backtracksOnLongIdentifier"])
  func aMutantThatHangsIsATimeout(name: String) throws {
    #expect(try results([catalogue(name)]).map(\.verdict) == [.timedOut])
  }

  @Test(arguments: [(isFullMatrix: false, timeouts: 1), (true, 2)])
  func otherLawsDoNotWaitForAMutantThatHangs(isFullMatrix: Bool, timeouts: Int) throws {
    let mutant = try catalogue("loopsForeverOnEmptyIdentifier")
    let result = try #require(try results([mutant], isFullMatrix: isFullMatrix).first)
    let outcomes = result.outcomes.map(\.outcome)
    #expect(outcomes.count { $0 == .timedOut } == timeouts)
    #expect(outcomes.contains(.notRun))
  }

  @Test func aMutantThatSleepsMeetsTheWallLimit() throws {
    let run = MutationRun(
      mutants: [try fixture("sleepsForEver")],
      budget: MutationBudget(cases: 40, isFullMatrix: false), seed: Seed(1), jobs: 1,
      workerCommand: [try Tool.path, "worker"], wallMilliseconds: 500)
    #expect(try run.results(until: Interruption()) { _ in }.map(\.verdict) == [.timedOut])
  }

  @Test func aMutantThatEatsMemoryEndsByItsLimits() throws {
    let verdict = try #require(try results([catalogue("hoardsMemoryOnNUL")]).first).verdict
    switch verdict {
    case .timedOut, .crashed: break
    default: Issue.record("\(verdict)")
    }
  }

  @Test func aMutantThatFloodsStandardOutputIsJudgedAsIfItWereSilent() throws {
    let verdict = try #require(try results([fixture("floodsStandardOutput")]).first).verdict
    guard case .killed = verdict else {
      Issue.record("\(verdict)")
      return
    }
  }

  @Test func aMutantThatClosesItsPipesIsCrashed() throws {
    let verdict = try #require(try results([fixture("closesDescriptors")]).first).verdict
    guard case .crashed = verdict else {
      Issue.record("\(verdict)")
      return
    }
  }

  @Test func aMutantThatKillsItsProcessIsCrashedAndOtherLawsAreNotRunForEver() throws {
    let result = try #require(try results([fixture("killsItsProcess")]).first)
    #expect(result.verdict == .crashed("signal 9 (SIGKILL)"))
    let outcomes = result.outcomes.map(\.outcome)
    #expect(outcomes.count { $0 == .crashed("signal 9 (SIGKILL)") } == 2)
    #expect(outcomes.count { $0 == .notRun } == outcomes.count - 2)
  }

  @Test func theSameSeedGivesTheSameResultsForAnyNumberOfWorkers() throws {
    let mutants = try [
      "lexicographicCore", "leadingZeroTolerantCore", "metadataAwareOrder", "overflowRejected",
    ].map(catalogue)
    #expect(try results(mutants, jobs: 1) == results(mutants, jobs: 3))
  }

  @Test func anInterruptedRunBeginsNothingMore() throws {
    let interruption = Interruption()
    interruption.set()
    let run = MutationRun(
      mutants: [try catalogue("lexicographicCore")],
      budget: MutationBudget(cases: 200, isFullMatrix: false), seed: Seed(1), jobs: 1,
      workerCommand: [try Tool.path, "worker"])
    #expect(try run.results(until: interruption) { _ in }.isEmpty)
  }

  @Test func aWorkerThatCannotBeStartedIsAnErrorWithItsName() throws {
    let run = MutationRun(
      mutants: [try catalogue("lexicographicCore")],
      budget: MutationBudget(cases: 200, isFullMatrix: false), seed: Seed(1), jobs: 1,
      workerCommand: ["/nowhere/gauntlet", "worker"])
    let error = #expect(throws: ChildProcessError.self) {
      try run.results(until: Interruption()) { _ in }
    }
    #expect(
      error?.description
        == "cannot start '/nowhere/gauntlet worker': No such file or directory")
  }
}
