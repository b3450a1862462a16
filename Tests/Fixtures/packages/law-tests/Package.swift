// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "law-tests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "gauntlet", path: "../../../..")],
  targets: [
    .target(name: "TextVersion"),
    .testTarget(
      name: "TextVersionTests",
      dependencies: [
        "TextVersion",
        .product(name: "ComparatorLaws", package: "gauntlet"),
        .product(name: "PropertyTesting", package: "gauntlet"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
