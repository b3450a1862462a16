import ComparatorLaws
import ExternalComparators
import Foundation
import PropertyTesting
import SemVer

/// Comparisons a second through a pipe, what the pipe costs each, and the time of a full check of a
/// fast program, the tool itself, and of a slow one that flushes each reply.
enum ExternalBenchmark {
  private static let caseCount = 20_000
  private static let rounds = 5
  /// The law parses two versions and compares them both ways.
  private static let law = OrderEqualsTheOracle()
  private static let comparisonsPerCase = 4

  static func run() {
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("gauntlet").path
    let compiled = [tool, "compare", "--json-lines"]
    ask(compiled, compare)
    ask(compiled) { checkEverything($0, "compiled") }
    ask(["/usr/bin/python3", "Tests/Fixtures/comparators/semver.py"]) { interview in
      checkEverything(interview, "Python")
    }
  }

  /// Starts a program for a measurement, or says why that cannot be done.
  private static func ask(_ command: [String], _ measure: (Interview) -> Void) {
    do throws(ExternalComparatorError) {
      let interview = try Interview(with: command, deadlineMilliseconds: 5000) { _ in }
      measure(interview)
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

  /// Runs all laws, and ends the program, since its processor time is known from then on.
  private static func checkEverything(_ interview: Interview, _ name: String) {
    let laws = allComparatorLaws.map { law in
      law is SmallScopeIsInOrder ? SmallScopeIsInOrder(leastVersionCount: 400) : law
    }
    let start = processorSeconds()
    let duration = ContinuousClock().measure {
      for property in interview.laws(laws, DocumentedLimits()).flatMap(\.properties) {
        precondition(property.check(CheckOptions(seed: Seed(0))).isPassed, property.name)
      }
      interview.end()
    }
    print(
      "all laws, default budget, \(name): \(rounded(duration / .seconds(1))) s, processor time of "
        + "both \(rounded(processorSeconds() - start)) s")
  }

  private static func rounded(_ seconds: Double) -> Double { (seconds * 100).rounded() / 100 }

  /// Of this process and of those that it has waited for.
  private static func processorSeconds() -> Double {
    // `RUSAGE_SELF` and `RUSAGE_CHILDREN`, whose type differs between the platforms.
    let whose: [Int32] = [0, -1]
    return whose.reduce(0) { seconds, who in
      var usage = rusage()
      getrusage(who, &usage)
      return seconds + Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    }
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  private static func time(_ property: Property) -> Run {
    var cases = 0
    let duration = ContinuousClock().measure {
      cases = property.check(CheckOptions(cases: caseCount, seed: Seed(0))).cases
    }
    return Run(duration: duration, checksum: cases)
  }
}
