import ChildProcesses
import Foundation
import MutationTesting

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
  private struct Record: Codable {
    let fingerprint: String
    let build: InstrumentedBuild
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
      return record.build
    }
    try? FileManager.default.removeItem(atPath: planFile)
    let build = try packageManager.perform { () throws(SourceMutationError) in
      try freshBuild(copy, onStage)
    }
    try store(Record(fingerprint: fingerprint, build: build))
    return build
  }

  /// The program that is built; nil for more than one.
  var program: String? { product.first == "--product" ? product.last : nil }

  /// The package manager in the copy.
  var packageManager: PackageManager {
    PackageManager(package: copyFolder, scratch: "\(workFolder)/build", flags: flags)
  }

  private func freshBuild(
    _ copy: PackageCopy, _ onStage: (String) -> Void
  ) throws(SourceMutationError) -> InstrumentedBuild {
    onStage("finding mutants")
    try copy.updateBesideInstrumented()
    try packageManager.plan()
    let programs = try packageManager.programFolder()
    var search = try MutantSearch(self, in: copy, programs: programs)
    let unchanged = UnchangedModules(of: self, in: search.description)
    let instrumented = try unchanged.building { () throws(SourceMutationError) in
      let found = try search.modules()
      onStage("dropping what does not compile")
      return try droppingUncompilable(found)
    }
    try copy.update(replacing: instrumentedFiles(instrumented))
    onStage("building all mutants")
    try packageManager.build(product)
    return InstrumentedBuild(of: instrumented, programs: programs)
  }

  /// The modules without the mutants that do not compile; each is compiled by itself, so that this
  /// keeps all processors busy.
  private func droppingUncompilable(
    _ modules: [InstrumentedModule]
  ) throws(SourceMutationError) -> [InstrumentedModule] {
    let slotCount = modules.reduce(0) { $0 + $1.slotCount }
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
        try module.dropUncompilable(in: folder, compiler: Compiler())
        return module
      })
  }

  /// The files of the copy that differ from the package's.
  private func instrumentedFiles(_ modules: [InstrumentedModule]) -> [String: [UInt8]] {
    let support = SwitchSupport.source(slotCount: modules.reduce(0) { $0 + $1.slotCount })
    var files: [String: [UInt8]] = [:]
    for module in modules {
      files.merge(module.files) { first, _ in first }
      if let path = module.module.paths.first.map(shownPath) {
        let folder = (path as NSString).deletingLastPathComponent
        files["\(folder)/\(SwitchSupport.fileName)"] = Array(support.utf8)
      }
    }
    return files
  }

  /// Whether a file, relative to the package, is to be mutated.
  func isMutated(_ path: String) -> Bool {
    sources.isEmpty || sources.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  private func shownPath(_ path: String) -> String {
    String(path.dropFirst(package.utf8.count + 1))
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
