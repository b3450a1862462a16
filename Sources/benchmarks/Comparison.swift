/// Two ways to do the same work, timed in turns so that a slow moment of the machine hits both.
struct Comparison {
  let name: String
  /// Nanoseconds an operation, a round each.
  private var subjectTimes: [Double] = []
  private var baselineTimes: [Double] = []

  /// Times both for a number of rounds, after one that does not count.
  init(
    _ name: String, operationCount: Int, rounds: Int, subject: () -> Run, baseline: () -> Run
  ) {
    self.name = name
    for round in 0...rounds {
      let subjectRun = subject()
      let baselineRun = baseline()
      precondition(subjectRun.checksum == baselineRun.checksum, "\(name): the results differ")
      guard round > 0 else { continue }
      subjectTimes.append(subjectRun.nanoseconds(per: operationCount))
      baselineTimes.append(baselineRun.nanoseconds(per: operationCount))
    }
  }

  static let header = row(["", "SemVersion", "text-splitting", "ratio", "lowest", "highest"])

  /// Nanoseconds an operation of the subject and of the baseline, the medians of the rounds.
  var medians: (subject: Double, baseline: Double) {
    (Self.median(subjectTimes), Self.median(baselineTimes))
  }

  /// Medians, and how many times faster the subject is: the median of the rounds and their range.
  var row: String {
    let ratios = zip(baselineTimes, subjectTimes).map { $0 / $1 }.sorted()
    return Self.row([
      name, Self.text(Self.median(subjectTimes)), Self.text(Self.median(baselineTimes)),
      "1/" + Self.text(Self.median(ratios)), "1/" + Self.text(ratios.first ?? 0),
      "1/" + Self.text(ratios.last ?? 0),
    ])
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static func text(_ value: Double) -> String {
    "\((value * 10).rounded() / 10)"
  }

  private static func row(_ columns: [String]) -> String {
    columns.map { String(repeating: " ", count: max(0, 15 - $0.count)) + $0 }.joined()
  }
}
