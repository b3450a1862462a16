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
    .library(name: "SemVer", targets: ["SemVer"]),
    .library(name: "ReleaseManifest", targets: ["LosslessJSON", "ReleaseManifest"]),
  ],
  targets: [
    .target(name: "AtomicFiles", swiftSettings: strict),
    .executableTarget(
      name: "benchmarks", dependencies: ["LosslessJSON", "ReleaseManifest"], swiftSettings: strict),
    .target(name: "LosslessJSON", swiftSettings: strict),
    .target(name: "ReleaseManifest", dependencies: ["LosslessJSON"], swiftSettings: strict),
    .target(name: "SemVer", swiftSettings: strict),
    .testTarget(name: "AtomicFilesTests", dependencies: ["AtomicFiles"], swiftSettings: strict),
    .testTarget(
      name: "LosslessJSONTests", dependencies: ["LosslessJSON"], swiftSettings: strict),
    .testTarget(
      name: "ReleaseManifestTests", dependencies: ["LosslessJSON", "ReleaseManifest"],
      swiftSettings: strict),
    .testTarget(name: "SemVerTests", dependencies: ["SemVer"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
