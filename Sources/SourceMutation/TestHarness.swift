import ChildProcesses
import Foundation

/// How the tests of a package are run, all of them or some.
package struct TestHarness: Sendable {
  /// The two libraries that tests are written for, which one bundle serves apart.
  fileprivate enum Library {
    case xctest
    case swiftTesting
  }

  /// A test that can be run alone.
  package struct Test: Hashable, Sendable {
    /// The name, such as `ModuleTests.SuiteTests/aTest()`.
    package let name: String
    fileprivate let library: Library
  }

  /// What runs everything, one after the other, each the program and its arguments.
  let commands: [[String]]
  /// The tests that can be run alone; none when they cannot be chosen.
  let tests: [Test]
  /// The program that holds the tests; nil for a command of the user's own.
  private let bundle: String?

  /// The words of a command that runs everything; its tests are not known apart.
  ///
  /// - Parameters:
  ///   - command: the words; the first may name a program that was built.
  ///   - programs: the folder of what was built.
  package init(command: [String], programs: String) {
    let built = "\(programs)/\(command.first ?? "")"
    let isBuilt = FileManager.default.isExecutableFile(atPath: built) && command.first != ""
    commands = [isBuilt ? [built] + command.dropFirst() : command]
    tests = []
    bundle = nil
  }

  /// The package's own tests of both libraries, as `swift test` runs them.
  ///
  /// - Parameters:
  ///   - package: the package's name.
  ///   - programs: the folder of what was built.
  /// - Throws: ``SourceMutationError`` when the tests cannot be listed.
  package init(package: String, programs: String) throws(SourceMutationError) {
    let bundle = "\(programs)/\(package)PackageTests.xctest"
    #if os(macOS)
    // The bundle is no program there, and the one that loads it does not list tests.
    commands = [["/usr/bin/xcrun", "xctest", bundle]]
    tests = []
    self.bundle = nil
    #else
    let tests =
      try Self.names(in: [bundle, "--list-tests"]).map { Test(name: $0, library: .xctest) }
      + Self.names(in: [bundle] + Self.swiftTestingWords + ["--list-tests"]).map {
        Test(name: $0, library: .swiftTesting)
      }
    // A library that finds no test of its own calls that a failure.
    commands =
      (tests.contains { $0.library == .xctest } ? [[bundle]] : [])
      + (tests.contains { $0.library == .swiftTesting } ? [[bundle] + Self.swiftTestingWords] : [])
    self.tests = tests
    self.bundle = bundle
    #endif
  }

  private static let swiftTestingWords = ["--testing-library", "swift-testing"]

  /// The names in a list of tests: lines without blanks that have a module, a dot and a test.
  private static func names(in command: [String]) throws(SourceMutationError) -> [String] {
    do throws(ChildProcessError) {
      let answer = try ChildProcess.run(command)
      return answer.output.split(separator: "\n").filter { line in
        line.contains(".") && !line.contains(" ") && (line.contains("/") || line.contains("("))
      }.map { String($0) }
    } catch {
      throw .tool(error.description)
    }
  }

  /// What runs these tests and no others.
  func commands(for chosen: [Test]) -> [[String]] {
    guard let bundle, chosen.count < tests.count else { return commands }
    let xctests = chosen.filter { $0.library == .xctest }.map(\.name)
    let filters = chosen.filter { $0.library == .swiftTesting }.flatMap { test in
      ["--filter", "^" + Self.escaped(test.name)]
    }
    return (xctests.isEmpty ? [] : [[bundle, xctests.joined(separator: ",")]])
      + (filters.isEmpty ? [] : [[bundle] + Self.swiftTestingWords + filters])
  }

  /// A text as a regular expression that stands for itself.
  private static func escaped(_ text: String) -> String {
    text.map { $0.isLetter || $0.isNumber || $0 == "_" ? "\($0)" : "\\\($0)" }.joined()
  }
}
