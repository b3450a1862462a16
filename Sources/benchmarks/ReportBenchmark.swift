import ReportSamples
import Reporting

/// Measures how long all reports of a big run take to be made, and how big the page is.
enum ReportBenchmark {
  /// The best of several runs: the others measure what else the machine did.
  static func run(mutantCount: Int = 1000, runCount: Int = 9) {
    let record = ManyMutants.record(count: mutantCount)
    let clock = ContinuousClock()
    var times: [Duration] = []
    var files: [ReportFile] = []
    for _ in 0..<runCount {
      times.append(clock.measure { files = (try? ReportFile.all(of: record)) ?? [] })
    }
    let best = (times.min() ?? .zero) / .milliseconds(1)
    print("all reports of \(mutantCount) mutants: \(Int(best.rounded())) ms")
    for file in files where !file.name.hasPrefix(ReportFile.survivorFolder) {
      print("  \(file.name): \(file.content.count / 1024) KB")
    }
  }
}
