import ChildProcesses
import Foundation
import PropertyTesting
import Reporting

extension RunRecord {
  /// By this tool, in the folder that it is run in.
  static func here(
    command: [String], seed: Seed, cases: Int, seedCount: Int, isMatrix: Bool, shard: Shard?,
    plan: [String]
  ) -> RunRecord {
    let changes = output(of: ["git", "status", "--porcelain"])
    return RunRecord(
      tool: Gauntlet.version, toolchain: compiler,
      commit: output(of: ["git", "rev-parse", "HEAD"]),
      isClean: changes?.isEmpty == true, platform: platform, command: ["gauntlet"] + command,
      seed: seed.description, cases: cases, seedCount: seedCount, isMatrix: isMatrix, shard: shard,
      plan: plan)
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

  private static var platform: String {
    #if arch(x86_64)
    let architecture = "x86_64"
    #elseif arch(arm64)
    let architecture = "arm64"
    #else
    let architecture = "another architecture"
    #endif
    let process = ProcessInfo.processInfo
    return "\(process.operatingSystemVersionString), \(architecture), "
      + CountText.count(process.activeProcessorCount, "processor")
  }

  private static func output(of command: [String]) -> String? {
    guard let answer = try? ChildProcess.run(command), answer.ending == .exit(0) else {
      return nil
    }
    return String(answer.output.prefix { $0 != "\n" })
  }
}
