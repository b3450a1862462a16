// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "example-tests",
  targets: [
    .target(name: "TextVersion"),
    .testTarget(name: "TextVersionTests", dependencies: ["TextVersion"]),
  ],
  swiftLanguageModes: [.v6]
)
