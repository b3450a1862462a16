// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "own-comparator",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "gauntlet", path: "../../../..")],
  targets: [
    .target(name: "MyApp"),
    .testTarget(
      name: "MyAppTests",
      dependencies: ["MyApp", .product(name: "ComparatorLaws", package: "gauntlet")]),
  ]
)
