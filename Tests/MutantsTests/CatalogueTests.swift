import ComparatorLaws
import Foundation
import Mutants
import PropertyTesting
import Testing

@Test func theThreeMutantsThatWereAskedForComeFirst() {
  let names = ComparatorCatalogue.comparators.prefix(3).map(\.name)
  #expect(names == ["lexicographicCore", "metadataAwareOrder", "leadingZeroTolerantCore"])
}

@Test func mutantsHaveNamesOfTheirOwn() {
  let names = (ComparatorCatalogue.comparators + WorkerFixtures.comparators).map(\.name)
  #expect(Set(names).count == names.count)
}

@Test func everyFileOfAMutantIsInTheCatalogue() throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Mutants/Comparators").standardizedFileURL
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
  let files = paths.map { URL(filePath: $0) }.filter { $0.pathExtension == "swift" }
  let typesInFiles = Set(files.map { $0.deletingPathExtension().lastPathComponent })
  let typesInCatalogue = ComparatorCatalogue.comparators.map { String(describing: type(of: $0)) }
  #expect(typesInFiles == Set(typesInCatalogue))
}

@Test func everyFaultKindHasAMutantOfItsOwn() {
  let named = [
    "leadingZeroTolerantCore", "leadingZeroTolerantPrerelease", "missingPatchAccepted",
    "fourthComponentAccepted", "secondPlusAccepted", "trailingNewlineAccepted", "vPrefixAccepted",
    "lengthUnlimited",
  ]
  let names = Set(ComparatorCatalogue.comparators.map(\.name))
  #expect(names.isSuperset(of: named))
  let family = names.filter { $0.hasPrefix("tolerates") }
  #expect(named.count + family.count == GrammarFault.allCases.count)
  #expect(family.contains("toleratesEmptyBuild"))
}

@Test func theDangerousMutantsAreMarked() {
  let dangerous = ComparatorCatalogue.comparators.filter(\.isDangerous).map(\.name)
  #expect(
    Set(dangerous) == [
      "trapsOnInvalidUTF8", "trapsOnEmptyCore", "backtracksOnLongIdentifier",
      "loopsForeverOnEmptyIdentifier", "hoardsMemoryOnNUL",
    ])
  #expect(WorkerFixtures.comparators.allSatisfy { $0.isDangerous })
}
