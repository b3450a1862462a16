import MutationTesting
import PropertyTesting

/// By which tool, of which sources and with which seed a run was made.
struct RunIdentity {
  let seed: Seed

  /// The first line of a summary.
  var line: String {
    "gauntlet \(Gauntlet.version) · Swift \(Self.compiler) · \(Self.commit) · seed \(seed)"
  }

  /// The compiler that built the tool, as far as sources can tell.
  private static var compiler: String {
    #if compiler(>=6.4)
    "6.4 or later"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "6.2"
    #endif
  }

  /// The commit of the folder that the tool is run in.
  private static var commit: String {
    guard let revision = output(of: ["git", "rev-parse", "--short=7", "HEAD"]),
      let changes = output(of: ["git", "status", "--porcelain"])
    else { return "no commit" }
    return "commit \(revision) (\(changes.isEmpty ? "clean" : "modified"))"
  }

  private static func output(of command: [String]) -> String? {
    guard let answer = try? ChildProcess.run(command), answer.ending == .exit(0) else {
      return nil
    }
    return String(answer.output.prefix { $0 != "\n" })
  }
}
