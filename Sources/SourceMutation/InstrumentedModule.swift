/// A module with its mutants, those that do not compile set apart.
struct InstrumentedModule {
  let module: ModuleSources
  /// The text of each changed file under its path relative to the package.
  private(set) var files: [String: [UInt8]] = [:]
  /// The mutants by number; the place in the list is the number less one.
  let mutants: [SourceMutant]
  /// What is wrong with those that do not compile, by number.
  private(set) var rejected: [Int: String] = [:]

  private let slots: [String: [MutationSlot]]
  private let sources: [String: SourceText]
  private let firstNumber: Int
  private let firstSlot: [String: Int]

  /// How many slots the files have.
  let slotCount: Int

  /// Finds the mutants of a module's files.
  ///
  /// - Parameters:
  ///   - module: the module.
  ///   - tree: its typed tree.
  ///   - operators: what changes are made.
  ///   - isIncluded: whether a file is to be changed.
  ///   - firstNumber: the number of the first mutant.
  ///   - slotOffset: the number of the first slot.
  init(
    _ module: ModuleSources, _ tree: TypedTree, operators: [any MutationOperator],
    isIncluded: (String) -> Bool, firstNumber: Int, slotOffset: Int
  ) {
    self.module = module
    self.firstNumber = firstNumber
    var mutants: [SourceMutant] = []
    var slots: [String: [MutationSlot]] = [:]
    var sources: [String: SourceText] = [:]
    var firstSlot: [String: Int] = [:]
    var slotCount = 0
    for (source, root) in tree.files where isIncluded(source.path) {
      let finder = SiteFinder(root, in: source, operators: operators)
      mutants += Self.mutants(
        finder.sites, finder.slots, in: source, module: module.name,
        firstSlot: slotOffset + slotCount)
      slots[source.path] = finder.slots
      sources[source.path] = source
      firstSlot[source.path] = slotOffset + slotCount
      slotCount += finder.slots.count
    }
    self.mutants = mutants
    self.slots = slots
    self.sources = sources
    self.firstSlot = firstSlot
    self.slotCount = slotCount
  }

  private static func mutants(
    _ sites: [MutationSite], _ slots: [MutationSlot], in source: SourceText, module: String,
    firstSlot: Int
  ) -> [SourceMutant] {
    var occurrences: [[String]: Int] = [:]
    return sites.map { site in
      let slot = slots[site.slot]
      let original = source.text(site.replacement.range)
      let content = [
        source.path, slot.declaration, site.operatorName, original, site.replacement.text,
      ]
      occurrences[content, default: 0] += 1
      return SourceMutant(
        identifier: SourceMutant.identifier(of: content + ["\(occurrences[content] ?? 0)"]),
        operatorName: site.operatorName, module: module, path: source.path,
        declaration: slot.declaration, line: source.line(at: site.replacement.range.lowerBound),
        range: site.replacement.range, original: original, replacement: site.replacement.text,
        slot: firstSlot + site.slot, isInitialiser: slot.isInitialiser)
    }
  }

  /// Drops the mutants that do not compile, until the rest does.
  ///
  /// - Parameters:
  ///   - folder: where the files are written to be compiled.
  ///   - compiler: the compiler.
  /// - Throws: ``SourceMutationError`` when the module does not compile without mutants either.
  /// - Complexity: a compilation for each round, of which two are usual; more when a mutant makes an
  ///   error in what is not its own copy.
  mutating func dropUncompilable(
    in folder: CheckFolder, compiler: Compiler
  ) throws(SourceMutationError) {
    var patience = Compiler.Patience.little
    while true {
      let included = Set(numbers).subtracting(rejected.keys)
      let written = instrumentedFiles(with: included)
      let diagnostics = try compiler.diagnostics(
        of: module, at: try folder.write(written.mapValues(\.text), of: module),
        patience: patience)
      guard !diagnostics.isEmpty else {
        files = written.mapValues(\.text)
        return
      }
      if patience == .little, isOriginalSlow(diagnostics, written, folder) {
        patience = .much
        rejected = rejected.filter { !Diagnostic.isOfImpatience($0.value) }
        continue
      }
      var found = attribute(diagnostics, to: written, in: folder)
      if found.isEmpty {
        found = try culprits(of: diagnostics, among: included.sorted(), folder, compiler)
      }
      guard !found.isEmpty else {
        throw .doesNotBuild(diagnostics.map(\.description).joined(separator: "\n"))
      }
      rejected.merge(found) { first, _ in first }
    }
  }

  /// The numbers of all mutants.
  private var numbers: Range<Int> { firstNumber..<(firstNumber + mutants.count) }

  /// The errors in the copies of mutants.
  private func attribute(
    _ diagnostics: [Diagnostic], to files: [String: InstrumentedFile], in folder: CheckFolder
  ) -> [Int: String] {
    var found: [Int: String] = [:]
    for diagnostic in diagnostics {
      guard let mutant = mutant(in: diagnostic, files, folder) else { continue }
      found[mutant] = found[mutant] ?? diagnostic.message
    }
    return found
  }

  /// The mutant in whose copy an error is; nil when it is in the original.
  private func mutant(
    in diagnostic: Diagnostic, _ files: [String: InstrumentedFile], _ folder: CheckFolder
  ) -> Int? {
    folder.shownPath(of: diagnostic.path).flatMap { files[$0] }?
      .mutant(atLine: diagnostic.line, column: diagnostic.column)
  }

  /// Whether the compiler gave up on what no mutant changes.
  private func isOriginalSlow(
    _ diagnostics: [Diagnostic], _ files: [String: InstrumentedFile], _ folder: CheckFolder
  ) -> Bool {
    diagnostics.contains { diagnostic in
      Diagnostic.isOfImpatience(diagnostic.message) && mutant(in: diagnostic, files, folder) == nil
    }
  }

  /// The mutants that make an error outside their own copies, found by halving.
  private func culprits(
    of diagnostics: [Diagnostic], among mutants: [Int], _ folder: CheckFolder, _ compiler: Compiler
  ) throws(SourceMutationError) -> [Int: String] {
    let paths = Set(diagnostics.compactMap { folder.shownPath(of: $0.path) })
    let suspects = mutants.filter { paths.contains(self.mutants[$0 - firstNumber].path) }
    return try culprits(among: suspects, folder, compiler)
  }

  private func culprits(
    among suspects: [Int], _ folder: CheckFolder, _ compiler: Compiler
  ) throws(SourceMutationError) -> [Int: String] {
    guard !suspects.isEmpty else { return [:] }
    let written = instrumentedFiles(with: Set(suspects)).mapValues(\.text)
    let diagnostics = try compiler.diagnostics(
      of: module, at: try folder.write(written, of: module), patience: .much)
    guard let first = diagnostics.first else { return [:] }
    guard suspects.count > 1 else { return [suspects[0]: first.message] }
    let middle = suspects.count / 2
    return try culprits(among: Array(suspects[..<middle]), folder, compiler)
      .merging(try culprits(among: Array(suspects[middle...]), folder, compiler)) { $1 }
  }

  /// The files with these mutants in them.
  private func instrumentedFiles(with included: Set<Int>) -> [String: InstrumentedFile] {
    var numbered: [Int: [(number: Int, replacement: Replacement)]] = [:]
    for (number, mutant) in zip(numbers, mutants) where included.contains(number) {
      numbered[mutant.slot, default: []].append(
        (number, Replacement(mutant.range, mutant.replacement)))
    }
    var files: [String: InstrumentedFile] = [:]
    for (path, source) in sources {
      let first = firstSlot[path] ?? 0
      let slots = (slots[path] ?? []).enumerated().compactMap { index, slot in
        numbered[first + index].map {
          InstrumentedFile.NumberedSlot(number: first + index, slot: slot, mutants: $0)
        }
      }
      if !slots.isEmpty { files[path] = InstrumentedFile(source, slots: slots) }
    }
    return files
  }
}
