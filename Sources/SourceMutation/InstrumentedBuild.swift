/// A build of a package in which all mutants are compiled, each behind its number.
package struct InstrumentedBuild: Sendable, Codable {
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

extension InstrumentedBuild {
  /// A build of these modules.
  init(of modules: [InstrumentedModule], programs: String) {
    var mutants: [Int: SourceMutant] = [:]
    var rejected: [RejectedMutant] = []
    for (index, mutant) in modules.flatMap(\.mutants).enumerated() {
      let number = index + 1
      if let reason = modules.lazy.compactMap({ $0.rejected[number] }).first {
        rejected.append(RejectedMutant(mutant: mutant, reason: reason))
      } else {
        mutants[number] = mutant
      }
    }
    self.init(
      mutants: mutants, rejected: rejected,
      slotCount: modules.reduce(0) { $0 + $1.slotCount }, programs: programs)
  }
}
