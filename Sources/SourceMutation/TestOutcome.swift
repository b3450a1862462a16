import ChildProcesses
import Foundation

/// What one run of the tests came to.
struct TestOutcome: Hashable, Sendable {
  let testCount: Int
  /// Nil when all is well.
  let failure: Failure?

  /// How tests fail.
  enum Failure: Hashable, Sendable {
    /// A test was not passed; its name, as far as the output tells.
    case failed(test: String)
    case timedOut
    case crashed(String)
  }

  /// How many tests the output of XCTest or of Swift Testing says that were run.
  static func testCount(in output: String) -> Int {
    var count = 0
    for line in output.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.first == "Executed", words.count > 1, let number = Int(words[1]) {
        // Suites are counted from the inside out; the last line has them all.
        count = number
      } else if let place = words.firstIndex(of: "with"), line.contains("Test run with"),
        place + 1 < words.count, let number = Int(words[place + 1])
      {
        count += number
      }
    }
    return count
  }
}

extension TestOutcome.Failure {
  /// What an ending says; nil when it is the good one.
  init?(_ ending: ProcessEnding?, _ output: String) {
    switch ending {
    case nil: self = .timedOut
    case .exit(0)?: return nil
    case .exit(let status)?:
      self = .failed(test: Self.failedTest(in: output) ?? "exit status \(status)")
    case let signal?: self = .crashed("\(signal)")
    }
  }

  /// What is told to a reader.
  var text: String {
    switch self {
    case .failed(let test): "the original does not pass: \(test)"
    case .timedOut: "the original uses up its time"
    case .crashed(let how): "the original ends its process: \(how)"
    }
  }

  /// The first test that the output says was not passed.
  private static func failedTest(in output: String) -> String? {
    for line in output.split(separator: "\n") {
      if line.hasPrefix("✘ Test "), !line.hasPrefix("✘ Test run"), !line.hasPrefix("✘ Test case") {
        let name = line.dropFirst("✘ Test ".count)
        return String(name.prefix { $0 != " " })
      }
      if let start = line.range(of: "Test Case '"), line.contains("' failed") {
        return String(line[start.upperBound...].prefix { $0 != "'" })
      }
    }
    return nil
  }
}
