import Foundation
import ReleaseManifest
import UpdateDecisions

/// Reading a manifest of 50 MB, setting one field of every hundredth record and writing it, in
/// turns with Foundation's `JSONSerialization`.
///
/// Prints, for each step, the best and the median speed in megabytes (10⁶ bytes) of manifest a
/// second, and the peak memory of the process, source and result included, before Foundation had
/// its first turn. What ran before in the same process counts for the peak, so let it run alone.
enum JSONBenchmark {
  private static let megabytes = 50
  private static let rounds = 5

  /// Records as a tool prints them.
  static func run() { run("manifest", recordText) }

  /// Records that are hardly more than lists of integers, of which an index is as long as the text.
  static func runNumbers() { run("manifest of numbers", numbersText) }

  private static func run(_ name: String, _ recordText: (Int) -> String) {
    let source = manifestText(byteCount: megabytes * 1_000_000, recordText)
    var stopwatch = Stopwatch(megabytes: Double(source.count) / 1e6)
    rewriteLosslessly(source, &stopwatch)
    let factor = (Double(peakMemory()) / Double(source.count) * 100).rounded() / 100
    print("\(megabytes) MB \(name), \(rounds) interleaved rounds, peak memory \(factor) times it")
    for _ in 0..<rounds {
      rewriteLosslessly(source, &stopwatch)
      rewriteByFoundation(source, &stopwatch)
    }
    stopwatch.printSpeeds()
  }
}

/// The time that each step took, in each of its turns.
private struct Stopwatch {
  let megabytes: Double
  private var seconds: [String: [Double]] = [:]

  init(megabytes: Double) { self.megabytes = megabytes }

  mutating func measure<Result>(_ step: String, _ body: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    let result = try body()
    seconds[step, default: []].append((ContinuousClock.now - start) / .seconds(1))
    return result
  }

  func printSpeeds() {
    for (step, seconds) in seconds.sorted(by: { $0.key < $1.key }) {
      let speeds = seconds.sorted().map { Int(megabytes / $0) }
      print("\(step): best \(speeds[0]) MB/s, median \(speeds[speeds.count / 2]) MB/s")
    }
  }
}

private func rewriteLosslessly(_ source: [UInt8], _ stopwatch: inout Stopwatch) {
  do {
    var manifest = try stopwatch.measure("lossless read") {
      try ManifestDocument(parsing: source)
    }
    let written = try stopwatch.measure("lossless edit and write") {
      for index in stride(from: 0, to: manifest.releases.count, by: 100) {
        try manifest.set(.rollout, to: .known(.everybody), ofReleaseAt: index)
      }
      return manifest.source
    }
    precondition(written.count > source.count)
  } catch {
    print("the manifest cannot be re-written: \(error)")
  }
}

private func rewriteByFoundation(_ source: [UInt8], _ stopwatch: inout Stopwatch) {
  let data = Data(source)
  do {
    let root = try stopwatch.measure("Foundation read") {
      try JSONSerialization.jsonObject(with: data)
    }
    guard var manifest = root as? [String: Any], var releases = manifest["releases"] as? [Any]
    else { return }
    _ = try stopwatch.measure("Foundation edit and write") {
      for index in stride(from: 0, to: releases.count, by: 100) {
        guard var release = releases[index] as? [String: Any] else { continue }
        release["rollout"] = 10_000
        releases[index] = release
      }
      manifest["releases"] = releases
      return try JSONSerialization.data(withJSONObject: manifest)
    }
  } catch {
    print("Foundation cannot re-write the manifest: \(error)")
  }
}

/// A manifest with records of this kind.
private func manifestText(byteCount: Int, _ recordText: (Int) -> String) -> [UInt8] {
  // Room from the beginning, so that growing does not count as peak memory.
  var text: [UInt8] = []
  text.reserveCapacity(byteCount + 1_000)
  text += "{\n  \"schema\": 1,\n  \"releases\": [".utf8
  var index = 0
  while text.count < byteCount {
    text += (index == 0 ? "" : ",").utf8
    text += recordText(index).utf8
    index += 1
  }
  text += "\n  ]\n}\n".utf8
  return text
}

/// A record as a tool would print it, with keys of the future in it.
private func recordText(_ index: Int) -> String {
  """

      {
        "version": "\(index / 100).\(index % 100).0-rc.1+build.\(index)",
        "channel": "\(index % 3 == 0 ? "beta" : "stable")",
        "rollout": \(index % 1_000),
        "withdrawn": \(index % 50 == 0),
        "sequence": \(index),
        "notes": "Fixes \\"quoting\\" and other things – reported by users",
        "assets": [{"name": "app.zip", "bytes": 1048576, "signature": null}]
      }
  """
}

private func numbersText(_ index: Int) -> String {
  let numbers = (0..<1_000).map { String((index * 1_000 + $0) * 7_919 % 100_000) }
  return "{\"version\":\"1.0.0\",\"channel\":\"beta\",\"samples\":["
    + numbers.joined(separator: ",") + "]}"
}

/// The most memory that the process ever had, in bytes.
private func peakMemory() -> Int {
  // Zero is `RUSAGE_SELF`, whose type differs between the platforms, as does the unit.
  var usage = rusage()
  getrusage(0, &usage)
  #if os(macOS)
  return usage.ru_maxrss
  #else
  return usage.ru_maxrss * 1024
  #endif
}
