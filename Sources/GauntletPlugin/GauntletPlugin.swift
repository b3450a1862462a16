import Foundation
import PackagePlugin

/// `swift package gauntlet …`: runs the tool in a package that depends on this one.
@main struct GauntletPlugin: CommandPlugin {
  /// Builds the tool, in release since checks are ten times slower otherwise, hands it the arguments
  /// and ends as it does.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try tool()
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
  }

  private func tool() throws -> URL {
    let result = try packageManager.build(
      .product("gauntlet"), parameters: .init(configuration: .release))
    guard result.succeeded,
      let tool = result.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      throw CannotBuild(log: result.logText)
    }
    return tool.url
  }
}

/// The tool could not be built.
struct CannotBuild: Error, CustomStringConvertible {
  /// What the package manager said.
  let log: String

  var description: String { "the tool could not be built:\n\(log)" }
}
