// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: warnings are errors, imports are internal unless they say otherwise,
/// and a name is visible only where its module is imported.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target of the package.
func library(
  _ name: String, _ dependencies: [String] = [], path: String? = nil, exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: path,
    exclude: exclude, swiftSettings: strict)
}

/// A program of the package.
func program(_ name: String, _ dependencies: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: strict)
}

/// Tests of a target; their folder has the target's name with `Tests` behind it.
func tests(_ name: String, _ dependencies: [String]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: strict)
}

let package = Package(
  name: "gauntlet",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "gauntlet", targets: ["gauntlet"]),
    .plugin(name: "GauntletPlugin", targets: ["GauntletPlugin"]),
    .library(name: "ComparatorLaws", targets: ["ComparatorLaws"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "ReleaseManifest", targets: ["LosslessJSON", "ReleaseManifest"]),
    .library(name: "SemVer", targets: ["SemVer"]),
    .library(name: "UpdateDecisions", targets: ["UpdateDecisions"]),
  ],
  targets: [
    library("AtomicFiles"),
    library("ChildProcesses"),
    library("ComparatorLaws", ["PropertyTesting"]),
    library("DecisionLaws", ["ComparatorLaws", "PropertyTesting", "UpdateDecisions"]),
    library(
      "ExternalComparators",
      ["ChildProcesses", "ComparatorLaws", "LosslessJSON", "PropertyTesting"]),
    library(
      "GauntletCommands",
      [
        "AtomicFiles", "ChildProcesses", "ComparatorLaws", "DecisionLaws", "ExternalComparators",
        "JSONLaws", "LosslessJSON", "ManifestLaws", "MutantChecking", "Mutants", "MutationTesting",
        "PropertyTesting", "ReferenceLaws", "ReleaseManifest", "Reporting", "SemVer",
        "SourceMutation", "UpdateDecisions",
      ]),
    library("JSONLaws", ["LosslessJSON", "MutantChecking", "PropertyTesting"]),
    library("LosslessJSON"),
    library("ManifestLaws", ["LosslessJSON", "PropertyTesting", "ReleaseManifest"]),
    library(
      "Mutants",
      [
        "ComparatorLaws", "DecisionLaws", "ManifestLaws", "MutantChecking", "PropertyTesting",
        "SemVer", "UpdateDecisions",
      ],
      path: "Mutants", exclude: ["ignored.json"]),
    library("MutantChecking", ["ChildProcesses", "PropertyTesting"]),
    library("MutationTesting", ["ChildProcesses", "MutantChecking", "PropertyTesting"]),
    library("PropertyTesting"),
    library(
      "ReferenceLaws",
      [
        "ComparatorLaws", "DecisionLaws", "LosslessJSON", "ManifestLaws", "MutantChecking",
        "PropertyTesting", "ReleaseManifest", "SemVer", "UpdateDecisions",
      ]),
    library("ReleaseManifest", ["LosslessJSON", "UpdateDecisions"]),
    library("ReportSamples", ["MutantChecking", "Reporting"]),
    library("Reporting", ["LosslessJSON", "MutantChecking", "PropertyTesting"]),
    library("SemVer"),
    library("ShrinkingChallenges", ["PropertyTesting"]),
    library(
      "SourceMutation",
      ["ChildProcesses", "LosslessJSON", "MutantChecking", "MutationTesting", "PropertyTesting"]),
    library("UpdateDecisions", ["SemVer"]),
    library("VersionCorpora"),
    program(
      "benchmarks",
      [
        "ComparatorLaws", "DecisionLaws", "ExternalComparators", "PropertyTesting",
        "ReleaseManifest", "ReportSamples", "Reporting", "SemVer", "ShrinkingChallenges",
        "UpdateDecisions",
      ]),
    program("gauntlet", ["GauntletCommands"]),
    program("gauntlet-json-worker", ["JSONLaws", "MutantChecking"]),
    program("gauntlet-worker", ["MutantChecking", "ReferenceLaws"]),
    .plugin(
      name: "GauntletPlugin",
      capability: .command(
        intent: .custom(
          verb: "gauntlet", description: "Checks version comparators and mutates what they are."),
        permissions: [
          .writeToPackageDirectory(reason: "Reports go to .build/gauntlet of the package.")
        ]),
      path: "Sources/GauntletPlugin"),
    tests("AtomicFilesTests", ["AtomicFiles", "PropertyTesting"]),
    tests("ChildProcessesTests", ["ChildProcesses"]),
    tests(
      "ComparatorLawsTests", ["ComparatorLaws", "PropertyTesting", "SemVer", "VersionCorpora"]),
    tests("DecisionLawsTests", ["DecisionLaws", "PropertyTesting", "UpdateDecisions"]),
    tests(
      "EndToEndTests",
      [
        "ChildProcesses", "ComparatorLaws", "GauntletCommands", "MutantChecking", "Mutants",
        "MutationTesting", "PropertyTesting", "Reporting", "SemVer", "VersionCorpora", "gauntlet",
      ]),
    tests(
      "ExternalComparatorsTests", ["ComparatorLaws", "ExternalComparators", "PropertyTesting"]),
    tests(
      "GauntletCommandsTests",
      [
        "ComparatorLaws", "GauntletCommands", "MutantChecking", "MutationTesting",
        "PropertyTesting", "ReferenceLaws", "ReportSamples", "Reporting",
      ]),
    tests("JSONLawsTests", ["JSONLaws", "MutantChecking", "PropertyTesting"]),
    tests("LosslessJSONTests", ["LosslessJSON"]),
    tests("ManifestLawsTests", ["ManifestLaws", "PropertyTesting", "ReleaseManifest"]),
    tests("MutantCheckingTests", ["MutantChecking", "PropertyTesting"]),
    tests(
      "MutantsTests",
      [
        "ComparatorLaws", "DecisionLaws", "ManifestLaws", "MutantChecking", "Mutants",
        "PropertyTesting", "SemVer",
      ]),
    tests(
      "MutationTestingTests",
      ["ChildProcesses", "MutantChecking", "MutationTesting", "PropertyTesting"]),
    tests("PropertyTestingTests", ["PropertyTesting", "ShrinkingChallenges"]),
    tests("ReferenceLawsTests", ["MutantChecking", "PropertyTesting", "ReferenceLaws"]),
    tests("ReleaseManifestTests", ["LosslessJSON", "ReleaseManifest", "UpdateDecisions"]),
    tests("ReportingTests", ["ReportSamples", "Reporting"]),
    tests("SemVerTests", ["SemVer", "VersionCorpora"]),
    tests("SourceMutationTests", ["ChildProcesses", "MutantChecking", "SourceMutation"]),
    tests("UpdateDecisionsTests", ["SemVer", "UpdateDecisions"]),
    tests("VersionCorporaTests", ["VersionCorpora"]),
  ],
  swiftLanguageModes: [.v6]
)
