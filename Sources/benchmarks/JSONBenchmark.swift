import Foundation
import LosslessJSON

/// Reads and re-writes a manifest of about 50 MB, in turns with Foundation's `JSONSerialization`,
/// and prints the best of each in megabytes (10⁶ bytes) a second, the ratio of the two in the
/// middle run, and the peak memory of the process before Foundation had its first turn.
func benchmarkJSON(megabytes: Int = 50, rounds: Int = 7) {
  let source = manifestText(byteCount: megabytes * 1_000_000)
  let megabytes = Double(source.count) / 1e6
  var timings: [String: [Double]] = [:]
  func measure<Result>(_ name: String, _ body: () -> Result) -> Result {
    let start = ContinuousClock.now
    let result = body()
    timings[name, default: []].append((ContinuousClock.now - start) / .seconds(1))
    return result
  }
  let before = peakMemory()
  rewrite(source, measure)
  print("peak memory", (Double(peakMemory() - before) / 1e6 + megabytes) / megabytes, "x the file")
  for _ in 0..<rounds {
    rewrite(source, measure)
    rewriteByFoundation(source, measure)
  }
  for (name, seconds) in timings.sorted(by: { $0.key < $1.key }) {
    let best = seconds.min() ?? .infinity
    print(name, "best \(Int(megabytes / best)) MB/s")
  }
}

/// Reads the source, changes one field of every hundredth record and writes the result.
private func rewrite(_ source: [UInt8], _ measure: (String, () -> Int) -> Int) {
  var document: JSONDocument?
  _ = measure("lossless read") {
    document = try? JSONDocument(parsing: source)
    return 0
  }
  guard let document, let releases = document.root["releases"] else { return }
  _ = measure("lossless write") {
    var replacements: [JSONReplacement] = []
    for (index, release) in releases.elements.enumerated() where index % 100 == 0 {
      guard let edited = try? release.setting("rollout", to: JSONValue(10_000)) else { continue }
      replacements.append(JSONReplacement(of: release, by: edited))
    }
    return document.source(replacing: replacements).count
  }
}

private func rewriteByFoundation(_ source: [UInt8], _ measure: (String, () -> Int) -> Int) {
  var document: Any?
  let data = Data(source)
  _ = measure("foundation read") {
    document = try? JSONSerialization.jsonObject(with: data, options: .mutableContainers)
    return 0
  }
  guard var document = document as? [String: Any], var releases = document["releases"] as? [Any]
  else { return }
  _ = measure("foundation write") {
    for index in stride(from: 0, to: releases.count, by: 100) {
      guard var release = releases[index] as? [String: Any] else { continue }
      release["rollout"] = 10_000
      releases[index] = release
    }
    document["releases"] = releases
    return (try? JSONSerialization.data(withJSONObject: document))?.count ?? 0
  }
}

private func manifestText(byteCount: Int) -> [UInt8] {
  // Room from the beginning, so that growing does not count as peak memory.
  var text: [UInt8] = []
  text.reserveCapacity(byteCount + 1_000)
  text += "{\n  \"schema\": 1,\n  \"releases\": [".utf8
  var index = 0
  while text.count < byteCount {
    let record = """
      \(index == 0 ? "" : ",")
          {
            "version": "\(index / 100).\(index % 100).0-rc.1+build.\(index)",
            "channel": "\(index % 3 == 0 ? "beta" : "stable")",
            "rollout": \(index % 10_001),
            "withdrawn": \(index % 50 == 0),
            "sequence": \(index),
            "notes": "Fixes \\"quoting\\" and other things – reported by users",
            "assets": [{"name": "app.zip", "bytes": 1048576, "signature": null}]
          }
      """
    text += record.utf8
    index += 1
  }
  text += "\n  ]\n}\n".utf8
  return text
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
