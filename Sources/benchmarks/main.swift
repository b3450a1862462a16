import Foundation

let benchmarks = [
  "decisions": DecisionBenchmark.run,
  "external": { ExternalBenchmark.run() },
  "finding": { FindingBenchmark.run() },
  "json": { JSONBenchmark.run() },
  "laws": LawBenchmark.run,
  "numbers": { JSONBenchmark.runNumbers() },
  "reports": { ReportBenchmark.run() },
  "semver": SemVerBenchmark.run,
  "shrinking": { ShrinkingBenchmark.run() },
]
let names = CommandLine.arguments.dropFirst()

for name in names where benchmarks[name] == nil {
  let known = benchmarks.keys.sorted().joined(separator: ", ")
  FileHandle.standardError.write(Data("unknown benchmark \(name), expected: \(known)\n".utf8))
  exit(EX_USAGE)
}
for (name, run) in benchmarks.sorted(by: { $0.key < $1.key })
where names.isEmpty || names.contains(name) {
  run()
}
