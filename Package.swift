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

let package = Package(
  name: "gauntlet",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "gauntlet", targets: ["gauntlet"]),
    .library(name: "ComparatorLaws", targets: ["ComparatorLaws"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "SemVer", targets: ["SemVer"]),
  ],
  targets: [
    .target(name: "ComparatorLaws", dependencies: ["PropertyTesting"], swiftSettings: strict),
    .executableTarget(
      name: "gauntlet", dependencies: ["GauntletCommands"], swiftSettings: strict),
    .target(
      name: "GauntletCommands",
      dependencies: [
        "ComparatorLaws", "MutationTesting", "Mutants", "PropertyTesting", "Reporting", "SemVer",
      ], swiftSettings: strict),
    .target(name: "MutationTesting", dependencies: ["PropertyTesting"], swiftSettings: strict),
    .target(
      name: "Mutants", dependencies: ["ComparatorLaws", "MutationTesting"], path: "Mutants",
      swiftSettings: strict),
    .target(name: "PropertyTesting", swiftSettings: strict),
    .target(
      name: "Reporting", dependencies: ["MutationTesting", "PropertyTesting"], swiftSettings: strict
    ),
    .target(name: "SemVer", swiftSettings: strict),
    .target(name: "VersionCorpora", swiftSettings: strict),
    .executableTarget(name: "benchmarks", dependencies: ["SemVer"], swiftSettings: strict),
    .testTarget(
      name: "ComparatorLawsTests", dependencies: ["ComparatorLaws", "PropertyTesting", "SemVer"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "ComparatorLaws", "MutationTesting", "Mutants", "PropertyTesting", "gauntlet",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MutationTestingTests", dependencies: ["MutationTesting", "PropertyTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "MutantsTests",
      dependencies: ["ComparatorLaws", "MutationTesting", "Mutants", "PropertyTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "SemVerTests", dependencies: ["SemVer", "VersionCorpora"], swiftSettings: strict),
    .testTarget(
      name: "VersionCorporaTests", dependencies: ["VersionCorpora"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
