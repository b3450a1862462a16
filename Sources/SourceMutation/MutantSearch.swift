/// Finds the mutants of a package's modules.
struct MutantSearch {
  private let plan: BuildPlan
  private let copy: PackageCopy
  private let programs: String
  private let compiler = Compiler()

  /// How the package is built.
  private(set) var description: BuildDescription
  private var interfaces: ModuleInterfaces

  /// Reads how the package is built.
  ///
  /// - Parameters:
  ///   - plan: says what is to be mutated.
  ///   - copy: the copy of the package that is built.
  ///   - programs: the folder of the programs, beside which the package manager makes its notes.
  /// - Throws: ``SourceMutationError`` when the notes are not understood.
  init(
    _ plan: BuildPlan, in copy: PackageCopy, programs: String
  ) throws(SourceMutationError) {
    self.plan = plan
    self.copy = copy
    self.programs = programs
    description = try BuildDescription(besidePrograms: programs)
      .moved(from: copy.folder, to: copy.original)
    interfaces = try ModuleInterfaces(
      of: description, in: "\(plan.workFolder)/interfaces", compiler: compiler)
  }

  /// The modules with all their mutants, those that do not compile too.
  mutating func modules() throws(SourceMutationError) -> [InstrumentedModule] {
    var found: [InstrumentedModule] = []
    var number = 1
    var slot = 0
    for name in plan.modules {
      let (module, tree) = try typedModule(name)
      let instrumented = InstrumentedModule(
        module, tree, operators: allMutationOperators, isIncluded: plan.isMutated,
        firstNumber: number, slotOffset: slot)
      number += instrumented.mutants.count
      slot += instrumented.slotCount
      found.append(instrumented)
    }
    return found
  }

  /// A module with its tree; it is built when interfaces of its imports are not enough.
  private mutating func typedModule(
    _ name: String
  ) throws(SourceMutationError) -> (ModuleSources, TypedTree) {
    if let module = try interfaces.module(ofTarget: name), let found = try? typed(module) {
      return found
    }
    try copy.update(replacing: [:])
    try plan.packageManager.build(["--target", name])
    description = try BuildDescription(besidePrograms: programs)
      .moved(from: copy.folder, to: copy.original)
    guard let module = description.module(ofTarget: name) else { throw .noSource(path: name) }
    return try typed(module)
  }

  private func typed(
    _ module: ModuleSources
  ) throws(SourceMutationError) -> (ModuleSources, TypedTree) {
    (module, try TypedTree(module, root: copy.original, compiler: compiler))
  }
}
