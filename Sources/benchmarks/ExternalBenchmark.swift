import ComparatorLaws
import ExternalComparators
import Foundation
import PropertyTesting
import SemVer

/// Comparisons a second through a pipe, what the pipe costs each, and the time of a full check; the
/// program that is asked is the tool itself.
enum ExternalBenchmark {
  private static let caseCount = 20_000
  private static let rounds = 5
  /// The law parses two versions and compares them both ways.
  private static let law = OrderEqualsTheOracle()
  private static let comparisonsPerCase = 4

  static func run() {
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("gauntlet").path
    let command = [tool, "compare", "--json-lines"]
    do throws(ExternalComparatorError) {
      let interview = try Interview(with: command, deadlineMilliseconds: 5000) { _ in }
      compare(interview)
      checkEverything(interview)
      interview.end()
    } catch {
      print(error)
    }
  }

  private static func compare(_ interview: Interview) {
    guard let property = law.property(of: ComparableSubject { SemVersion($0) }),
      let external = interview.laws([law], DocumentedLimits())[0].properties.first
    else { return }
    let comparison = Comparison(
      "pipe", operationCount: caseCount * comparisonsPerCase, rounds: rounds,
      subject: { time(external) }, baseline: { time(property) })
    let (piped, direct) = comparison.medians
    print("comparisons a second through the pipe: \(Int(1e9 / piped))")
    print("cost of the pipe: \(Int(piped - direct)) ns a comparison")
  }

  private static func checkEverything(_ interview: Interview) {
    let laws = allComparatorLaws.map { law in
      law is SmallScopeIsInOrder ? SmallScopeIsInOrder(leastVersionCount: 400) : law
    }
    let duration = ContinuousClock().measure {
      for property in interview.laws(laws, DocumentedLimits()).flatMap(\.properties) {
        precondition(property.check(CheckOptions(seed: Seed(0))).isPassed, property.name)
      }
    }
    print("all laws, default budget: \((duration / .milliseconds(10)).rounded() / 100) s")
  }

  private static func time(_ property: Property) -> Run {
    var cases = 0
    let duration = ContinuousClock().measure {
      cases = property.check(CheckOptions(cases: caseCount, seed: Seed(0))).cases
    }
    return Run(duration: duration, checksum: cases)
  }
}
