import ChildProcesses
import Foundation
import MutationTesting

/// A build of a package in which all mutants are compiled, each behind its number.
package struct InstrumentedBuild: Sendable {
  /// The mutants under their numbers.
  package let mutants: [Int: SourceMutant]
  /// Changes that do not compile, with what the compiler says.
  package let rejected: [RejectedMutant]
  /// How many slots there are.
  package let slotCount: Int
  /// The folder of the programs that were built.
  package let programs: String

  /// A change that does not compile.
  package struct RejectedMutant: Hashable, Sendable, Codable {
    package let mutant: SourceMutant
    package let reason: String
  }
}

/// Says what is to be mutated and how it is built.
package struct BuildPlan: Sendable {
  /// The package's folder, as an absolute path.
  package let package: String
  /// The folder for copies and builds, as an absolute path.
  package let workFolder: String
  /// The modules to be mutated, those that others import first.
  package let modules: [String]
  /// The files or folders to be mutated, relative to the package; empty for all files of the modules.
  package let sources: [String]
  /// What is built: arguments of `swift build`.
  package let product: [String]
  /// Arguments of every build.
  package let flags: [String]
  /// Beginnings of paths that the product is not built from.
  package let unusedPaths: [String]

  /// Plans a build.
  package init(
    package: String, workFolder: String, modules: [String], sources: [String] = [],
    product: [String], flags: [String] = [], unusedPaths: [String] = []
  ) {
    self.package = package
    self.workFolder = workFolder
    self.modules = modules
    self.sources = sources
    self.product = product
    self.flags = flags
    self.unusedPaths = unusedPaths
  }
}

extension BuildPlan {
  /// The folder of the copy, in which the programs of the build find the package's files.
  package var copyFolder: String { "\(workFolder)/package" }
  private var planFile: String { "\(workFolder)/mutants.json" }

  /// What is kept of a build, to be used again while no source has changed.
  fileprivate struct Record: Codable {
    let fingerprint: String
    let mutants: [Int: SourceMutant]
    let rejected: [InstrumentedBuild.RejectedMutant]
    let slotCount: Int
    let programs: String
  }

  /// Builds the mutants, or takes the last build if nothing has changed.
  ///
  /// - Parameters:
  ///   - toolIdentity: what tells this version of the tool from others.
  ///   - onStage: told what is being done.
  /// - Returns: the build.
  /// - Throws: ``SourceMutationError`` when the package does not build.
  /// - Complexity: a release build of what the product needs, and two compilations of each module.
  package func build(
    toolIdentity: String, onStage: (String) -> Void
  ) throws(SourceMutationError) -> InstrumentedBuild {
    let copy = try PackageCopy(of: package, at: copyFolder)
    let fingerprint = SourceMutant.identifier(
      of: [toolIdentity, try copy.fingerprint(without: unusedPaths)] + modules + sources
        + product + flags)
    if let record = storedRecord, record.fingerprint == fingerprint {
      return InstrumentedBuild(record)
    }
    let record = try freshRecord(copy, fingerprint, onStage)
    try store(record)
    return InstrumentedBuild(record)
  }

  private func freshRecord(
    _ copy: PackageCopy, _ fingerprint: String, _ onStage: (String) -> Void
  ) throws(SourceMutationError) -> Record {
    let compiler = Compiler()
    try copy.update(replacing: [:])
    try? FileManager.default.removeItem(atPath: planFile)
    onStage("building what the mutants need")
    for module in modules { try build(["--target", module]) }
    onStage("finding mutants")
    let instrumented = try instrumentedModules(compiler, onStage)
    var files: [String: [UInt8]] = [:]
    let slotCount = instrumented.reduce(0) { $0 + $1.slotCount }
    for module in instrumented {
      files.merge(module.files) { first, _ in first }
      if let path = module.module.paths.first.map(shownPath) {
        let folder = (path as NSString).deletingLastPathComponent
        files["\(folder)/\(SwitchSupport.fileName)"] = Array(
          SwitchSupport.source(slotCount: slotCount).utf8)
      }
    }
    try copy.update(replacing: files)
    onStage("building all mutants")
    let programs = try build(product)
    return record(fingerprint, instrumented, slotCount, programs: programs)
  }

  private func record(
    _ fingerprint: String, _ modules: [InstrumentedModule], _ slotCount: Int, programs: String
  ) -> Record {
    var mutants: [Int: SourceMutant] = [:]
    var rejected: [InstrumentedBuild.RejectedMutant] = []
    var number = 1
    for module in modules {
      for mutant in module.mutants {
        if let reason = module.rejected[number] {
          rejected.append(InstrumentedBuild.RejectedMutant(mutant: mutant, reason: reason))
        } else {
          mutants[number] = mutant
        }
        number += 1
      }
    }
    return Record(
      fingerprint: fingerprint, mutants: mutants, rejected: rejected, slotCount: slotCount,
      programs: programs)
  }

  /// Finds the mutants of every module and drops those that do not compile.
  private func instrumentedModules(
    _ compiler: Compiler, _ onStage: (String) -> Void
  ) throws(SourceMutationError) -> [InstrumentedModule] {
    let described = try ModuleSources.all(
      describedAt: "\(workFolder)/build/release/description.json")
    var found: [InstrumentedModule] = []
    var number = 1
    var slot = 0
    for name in modules {
      guard
        let module = described.first(where: { $0.name == name })?.moved(
          from: copyFolder, to: package)
      else { throw .noSource(path: name) }
      let tree = try TypedTree(module, root: package, compiler: compiler)
      let instrumented = InstrumentedModule(
        module, tree, operators: allMutationOperators, isIncluded: isIncluded, firstNumber: number,
        slotOffset: slot)
      number += instrumented.mutants.count
      slot += instrumented.slotCount
      found.append(instrumented)
    }
    onStage("dropping what does not compile")
    return try droppingUncompilable(found, slotCount: slot, compiler)
  }

  /// The modules without the mutants that do not compile; each is compiled by itself, so that this
  /// keeps all processors busy.
  private func droppingUncompilable(
    _ modules: [InstrumentedModule], slotCount: Int, _ compiler: Compiler
  ) throws(SourceMutationError) -> [InstrumentedModule] {
    let pool = WorkPool<_, SourceMutationError>(
      items: modules, jobs: ProcessInfo.processInfo.activeProcessorCount,
      interruption: Interruption())
    return try pool.results(
      with: { (_) throws(SourceMutationError) in },
      work: { (module, _) throws(SourceMutationError) in
        var module = module
        let folder = CheckFolder(
          package: package, folder: "\(workFolder)/check/\(module.module.name)",
          slotCount: slotCount)
        try module.dropUncompilable(in: folder, compiler: compiler)
        return module
      })
  }

  private func isIncluded(_ path: String) -> Bool {
    sources.isEmpty || sources.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  private func shownPath(_ path: String) -> String {
    String(path.dropFirst(package.utf8.count + 1))
  }

  /// Builds something of a package, the copy unless another is named.
  ///
  /// Warnings are no errors in a copy: a mutant may leave a variable unused.
  ///
  /// - Returns: the folder of what was built.
  @discardableResult
  func build(
    _ words: [String], package: String? = nil, scratch: String? = nil
  ) throws(SourceMutationError) -> String {
    let compiler = Compiler()
    let command = [
      "swift", "build", "-c", "release", "--package-path", package ?? copyFolder,
      "--scratch-path", scratch ?? "\(workFolder)/build",
    ]
    let answer = try compiler.run(
      command + flags + ["-Xswiftc", "-no-warnings-as-errors"] + words, hearing: .output)
    guard answer.ending == .exit(0) else {
      let errors = answer.text.split(separator: "\n").filter { $0.contains("error:") }
      throw .doesNotBuild(errors.isEmpty ? answer.text : errors.joined(separator: "\n"))
    }
    let path = try compiler.run(command + ["--show-bin-path"], hearing: .output).text
    return path.split(separator: "\n").last.map { String($0) } ?? ""
  }

  private var storedRecord: Record? {
    guard let data = FileManager.default.contents(atPath: planFile) else { return nil }
    return try? JSONDecoder().decode(Record.self, from: data)
  }

  private func store(_ record: Record) throws(SourceMutationError) {
    do {
      try JSONEncoder().encode(record).write(to: URL(fileURLWithPath: planFile), options: .atomic)
    } catch {
      throw .file(path: planFile, reason: error.localizedDescription)
    }
  }
}

extension InstrumentedBuild {
  fileprivate init(_ record: BuildPlan.Record) {
    self.init(
      mutants: record.mutants, rejected: record.rejected, slotCount: record.slotCount,
      programs: record.programs)
  }
}
