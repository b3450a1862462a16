package import ChildProcesses
package import PropertyTesting

/// Applies mutants to the source for real, one build each, to see whether the verdicts about their
/// compiled copies are true.
package struct DerivedAudit: Sendable {
  private let plan: BuildPlan
  private let run: DerivedRun
  private let program: String

  /// Plans an audit of a run.
  ///
  /// - Parameters:
  ///   - plan: how the package is built.
  ///   - run: the run.
  ///   - program: the name of the worker's program.
  package init(plan: BuildPlan, run: DerivedRun, program: String) {
    self.plan = plan
    self.run = run
    self.program = program
  }

  /// A random sample of results that can be wrong: all but those of code that nothing comes to.
  package static func sample(
    _ count: Int, of results: [DerivedResult], seed: Seed
  ) -> [DerivedResult] {
    let judged = results.filter { $0.status != .noCoverage && !$0.status.isError }
    let ranked = judged.sorted { left, right in
      rank(left.mutant, seed) < rank(right.mutant, seed)
    }
    return Array(ranked.prefix(count))
  }

  private static func rank(_ mutant: SourceMutant, _ seed: Seed) -> String {
    SourceMutant.identifier(of: [mutant.identifier, seed.description])
  }

  /// Judges one mutant anew.
  ///
  /// - Returns: what is wrong with the verdict; nil when it is confirmed.
  /// - Throws: ``SourceMutationError`` when the changed package cannot be built.
  /// - Complexity: a build of the package.
  package func fault(
    in result: DerivedResult, _ baseline: DerivedBaseline, until interruption: Interruption
  ) throws(SourceMutationError) -> String? {
    let programs = try plan.buildEdited(result.mutant)
    let status = try run.statusAlone(
      of: result, baseline, worker: ["\(programs)/\(program)"], until: interruption)
    guard let status, status.isDetected != result.status.isDetected else { return nil }
    return "AUDIT          \(result.mutant.identifier): \(result.status.word) among all mutants, "
      + "\(status.word) as the only change (\(result.mutant.summary))"
  }
}

extension BuildPlan {
  /// Builds the product of the package with one mutant written into its source.
  ///
  /// - Returns: the folder of the programs.
  fileprivate func buildEdited(_ mutant: SourceMutant) throws(SourceMutationError) -> String {
    let copy = try PackageCopy(of: package, at: "\(workFolder)/audit/package")
    var bytes = try readFile("\(package)/\(mutant.path)")
    bytes.replaceSubrange(mutant.range, with: Array(mutant.replacement.utf8))
    try copy.update(replacing: [mutant.path: bytes])
    let packageManager = PackageManager(
      package: copy.folder, scratch: "\(workFolder)/audit/build", flags: flags)
    return try packageManager.perform { () throws(SourceMutationError) in
      try packageManager.build(product)
      return try packageManager.programFolder()
    }
  }
}
