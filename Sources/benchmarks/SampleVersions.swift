/// Versions as a registry of packages holds them, the same ones on each run.
///
/// Half of them are plain releases. Most cores come from a pool of 200, so that many pairs of
/// versions differ in nothing but the pre-release; a few have dates or huge numbers in them.
struct SampleVersions {
  private var random = SplitMix64(seed: 2_000)
  private var cores: [String] = []

  init() {
    cores = (0..<200).map { _ in "\(number(below: 5)).\(number(below: 20)).\(number(below: 12))" }
  }

  mutating func make(_ count: Int) -> [String] {
    (0..<count).map { _ in version() }
  }

  private mutating func version() -> String {
    switch number(below: 20) {
    case 0..<10: core()
    case 10..<16: core() + "-" + prerelease()
    case 16..<18: core() + "+" + build()
    default: core() + "-" + prerelease() + "+" + build()
    }
  }

  private mutating func core() -> String {
    switch number(below: 50) {
    case 0: "20\(number(below: 30) + 10).\(number(below: 12) + 1).\(number(below: 100_000_000))"
    case 1: "\(random.next()).\(random.next()).0"
    case 2..<6: "\(number(below: 40)).\(number(below: 200)).\(number(below: 3_000))"
    default: cores[number(below: cores.count)]
    }
  }

  private mutating func prerelease() -> String {
    switch number(below: 12) {
    case 0..<7: "\(pick(["alpha", "beta", "rc", "pre", "dev"])).\(number(below: 30))"
    case 7: pick(["alpha", "beta", "SNAPSHOT", "rc1", "rc2", "x-y-z"])
    case 8: "nightly.2026\(number(below: 900) + 100)"
    case 9: "\(number(below: 4)).\(number(below: 30)).\(number(below: 30))"
    case 10: "\(pick(["alpha", "canary"])).\(random.next())"
    default: "pull-request-\(number(below: 9_000)).fix-the-parser.\(number(below: 9))"
    }
  }

  private mutating func build() -> String {
    switch number(below: 3) {
    case 0: "build.\(number(below: 5_000))"
    case 1: "20260\(number(below: 1_000_000_000))"
    default: "sha." + String(random.next(), radix: 16)
    }
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[number(below: choices.count)]
  }
}
