import ChildProcesses
import Dispatch

/// The modules that a product needs and no mutant changes.
struct UnchangedModules: Sendable {
  /// Their names, what most others need first.
  let names: [String]
  private let packageManager: PackageManager

  /// Finds the modules.
  init(of plan: BuildPlan, in description: BuildDescription) {
    names = description.modules(of: plan.program, untouchedBy: plan.modules)
    packageManager = plan.packageManager
  }

  /// Builds them, one after the other, while something else is done, and no more once it is done.
  ///
  /// What cannot be built is left to the build of the product, which tells what is wrong.
  func building<Result>(
    during work: () throws(SourceMutationError) -> Result
  ) throws(SourceMutationError) -> Result {
    let isDone = Interruption()
    let builds = DispatchGroup()
    DispatchQueue.global().async(group: builds) {
      for name in names where !isDone.isSet { try? packageManager.build(["--target", name]) }
    }
    defer {
      isDone.set()
      builds.wait()
    }
    return try work()
  }
}
