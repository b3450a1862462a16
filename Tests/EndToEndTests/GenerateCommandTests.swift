import Foundation
import SemVer
import Testing

@Suite struct GenerateCommandTests {
  private struct Sample: Decodable {
    let input: String
    let valid: Bool
    let major: String?
    let prerelease: [String]?
    let fault: String?
  }

  private struct Pair: Decodable {
    let a: String
    let b: String
    let order: String
  }

  private func decoded<Value: Decodable>(_ words: String...) throws -> [Value] {
    let answer = try Tool.run(["generate"] + words)
    #expect(answer.status == 0)
    return try answer.lines.map { try JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
  }

  @Test func validSamplesAreVersionsWithTheirParts() throws {
    let samples: [Sample] = try decoded("--valid", "300", "--seed", "5")
    #expect(samples.count == 300)
    for sample in samples {
      let version = try SemVersion(parsing: sample.input)
      #expect(sample.valid)
      #expect(sample.major == String(version.major))
      #expect(sample.prerelease == version.prereleaseIdentifiers.map { String($0) })
    }
  }

  @Test func invalidSamplesAreNoVersionsAndEveryFaultHasItsTurn() throws {
    let samples: [Sample] = try decoded("--invalid", "200")
    #expect(samples.count == 200)
    #expect(Set(samples.compactMap(\.fault)).count >= 38)
    for sample in samples {
      #expect(!sample.valid)
      #expect(SemVersion(sample.input) == nil, "\(sample.fault ?? "") \(sample.input)")
    }
  }

  @Test func orderedPairsStandAsTheySay() throws {
    let pairs: [Pair] = try decoded("--ordered", "300")
    #expect(Set(pairs.map(\.order)) == ["less", "equal", "greater"])
    for pair in pairs {
      let (a, b) = (try SemVersion(parsing: pair.a), try SemVersion(parsing: pair.b))
      #expect(pair.order == (a < b ? "less" : a == b ? "equal" : "greater"))
    }
  }

  @Test func theSameSeedGivesTheSameLines() throws {
    let words = ["generate", "--valid", "50", "--invalid", "50", "--ordered", "50", "--seed", "9"]
    #expect(try Tool.run(words).output == Tool.run(words).output)
    #expect(try Tool.run(words).output != Tool.run(words.dropLast() + ["8"]).output)
  }
}
