import SemVer

/// Parsing, comparing and sorting versions, against ``TextSplittingVersion``.
enum SemVerBenchmark {
  private static let versionCount = 200_000
  private static let rounds = 9

  static func run() {
    var samples = SampleVersions()
    let texts = samples.make(versionCount)
    let subject = VersionWorkload<SemVersion>(texts: texts)
    let baseline = VersionWorkload<TextSplittingVersion>(texts: texts)
    print("\(versionCount) versions, \(rounds) interleaved rounds, median nanoseconds a version")
    print(Comparison.header)
    let work = [
      ("parse", subject.parse, baseline.parse),
      ("compare", subject.compare, baseline.compare),
      ("sort", subject.sort, baseline.sort),
    ]
    for (name, subjectWork, baselineWork) in work {
      let comparison = Comparison(
        name, operationCount: versionCount, rounds: rounds,
        subject: subjectWork, baseline: baselineWork)
      print(comparison.row)
    }
  }
}
