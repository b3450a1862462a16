import ChildProcesses
import MutantChecking
import MutationTesting
import PropertyTesting
import Reporting

/// The laws against one mutant, each in a process of its own: shows how the mutant fails, also when
/// it ends its process.
struct MutantCheckup {
  let mutant: Mutant
  private let laws: [Mutant.Law]
  private let options: CheckOptions
  private let interruption = Interruption.onSignals()
  private let supervisor: WorkerSupervisor

  init(mutant: Mutant, laws names: [String], _ options: CheckOptions) {
    self.mutant = mutant
    self.options = options
    laws = mutant.laws.filter { names.isEmpty || names.contains($0.name) }
    supervisor = WorkerSupervisor(command: WorkerCommand.command, interruption: interruption)
  }

  /// How a case is repeated.
  private var replayLine: ReplayLine { ReplayLine("gauntlet check --mutant \(mutant.name)") }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    console.print(
      "\(mutant.name) · expected killer \(mutant.expectedKiller) · seed \(options.seed)")
    console.flush()
    let width = laws.map(\.name.count).max() ?? 0
    var killers: [String] = []
    for law in laws {
      let isNoticed: Bool
      do throws(ChildProcessError) {
        isNoticed = try show(law, nameWidth: width, console)
      } catch {
        throw .failure(error.description)
      }
      try endIfInterrupted()
      if isNoticed { killers.append(law.name) }
      console.flush()
    }
    console.print(
      killers.isEmpty ? "no law noticed it" : "noticed by: \(killers.joined(separator: ", "))")
    return killers.isEmpty ? .success : .findings
  }

  /// Shows what comes of a law and says whether it notices the mutant.
  private func show(
    _ law: Mutant.Law, nameWidth: Int, _ console: Console
  ) throws(ChildProcessError) -> Bool {
    let check = MutantCheck(
      mutant: mutant.name, law: law.name, cases: options.cases, isFull: true, seed: options.seed)
    switch try supervisor.outcome(of: check) {
    case .timedOut:
      showDeath(in: law, "it used up its time", nameWidth: nameWidth, console)
      return true
    case .crashed(let ending):
      showDeath(in: law, ending, nameWidth: nameWidth, console)
      return true
    case nil: return false
    default: break
    }
    let request = ExplainRequest(
      mutant: mutant.name, law: law.name, cases: options.cases, seed: options.seed,
      nameWidth: nameWidth)
    let answer = try ChildProcess.run(request.command)
    switch answer.ending {
    case .exit(let status) where ExitStatus(rawValue: status) != nil:
      for line in answer.output.split(separator: "\n") { console.print(String(line)) }
      return status == ExitStatus.findings.rawValue
    case let ending:
      showDeath(in: law, "\(ending)", nameWidth: nameWidth, console)
      return true
    }
  }

  /// Ends the command when a signal asked for it: what became of the last law is not known then.
  private func endIfInterrupted() throws(CommandError) {
    if interruption.isSet { throw .incomplete("interrupted") }
  }

  /// Shows the case of which the mutant ends its process, or only how it did when no one case does
  /// it.
  private func showDeath(
    in law: Mutant.Law, _ ending: String, nameWidth: Int, _ console: Console
  ) {
    let isolated = IsolatedLaw(law.name, on: mutant, supervisor, until: interruption)
    let report = isolated?.report(options)
    guard !interruption.isSet else { return }
    guard let report else {
      console.print("FAIL  \(law.name.padded(to: nameWidth))  ended its process: \(ending)")
      return
    }
    let text = CheckText(law: law.name, [report], nameWidth: nameWidth, replay: replayLine)
    for line in text.lines { console.print(line) }
  }

  /// Repeats one case in a process of its own; nil when the mutant gives an answer to it.
  func silence(on token: ReplayToken) throws(CommandError) -> Counterexample? {
    let law = laws.first { $0.properties.contains { $0.name == token.property } }
    let isolated = law.flatMap {
      IsolatedLaw($0.name, on: mutant, supervisor, until: interruption)
    }
    guard let property = isolated?.properties.first(where: { $0.name == token.property }) else {
      return nil
    }
    do throws(ReplayTokenError) {
      let counterexample = try property.replay(token, isExplaining: false)
      if let counterexample { return counterexample }
    } catch {
      throw .usage(error.description)
    }
    try endIfInterrupted()
    return nil
  }
}

/// What a process that explains one law against one mutant is told.
struct ExplainRequest: Hashable, Sendable {
  /// The word that calls it, which the tool uses for itself only.
  static let name = "explain"

  let mutant: String
  let law: String
  let cases: Int
  let seed: Seed
  let nameWidth: Int

  /// Processor time that finding and shrinking may take: several times what any mutant needs.
  private static let processorMilliseconds = 10_000

  /// The words that start the process.
  var command: [String] {
    [
      currentExecutablePath(), Self.name, mutant, law, String(cases), seed.description,
      String(nameWidth),
    ]
  }
}

extension ExplainRequest {
  /// Reads the words after the command's name; nil when they are none.
  init?(_ words: [String]) {
    guard words.count == 5, let cases = Int(words[2]), cases > 0, let seed = Seed(words[3]),
      let width = Int(words[4])
    else { return nil }
    self.init(mutant: words[0], law: words[1], cases: cases, seed: seed, nameWidth: width)
  }

  /// Runs the law in this process and shows what came of it.
  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    let mutant = try LawSuite.mutant(mutant)
    guard let law = mutant.laws.first(where: { $0.name == law }) else {
      throw unknown("law", law, among: mutant.laws.map(\.name))
    }
    ProcessLimits.setAddressSpace(2 << 30)
    ProcessLimits.setProcessorTime(milliseconds: Self.processorMilliseconds)
    let report = LawReport(
      LawSuite.Law(name: law.name, properties: law.properties),
      CheckOptions(cases: cases, seed: seed, failureKinds: CheckCommand.failureKinds))
    let text = CheckText(
      law: law.name, report.reports, nameWidth: nameWidth,
      replay: ReplayLine("gauntlet check --mutant \(mutant.name)"))
    for line in text.lines { console.print(line) }
    return report.status
  }
}
