import ComparatorLaws
import Testing

@Test(arguments: [
  [
    "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
    "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.9.0", "1.10.0", "999999999999999999999999.0.0",
  ],
  ["1.0.0", "2.0.0", "2.1.0", "2.1.1"],
  ["0.0.0-0", "0.0.0-1", "0.0.0-1.0", "0.0.0-9", "0.0.0-10", "0.0.0--", "0.0.0--1", "0.0.0"],
  [
    "1.0.0-10a", "1.0.0-1a", "1.0.0-A", "1.0.0-a", "1.0.0-a.z", "1.0.0-a-", "1.0.0-a-b", "1.0.0-aa",
  ],
  ["1.0.0-99", "1.0.0-100", "1.0.0-18446744073709551615", "1.0.0-18446744073709551616"],
])
func theOracleOrdersChains(chain: [String]) {
  let oracle = PrecedenceOracle()
  for (place, lower) in chain.enumerated() {
    #expect(oracle.order(lower, lower) == .equal)
    for higher in chain.dropFirst(place + 1) {
      #expect(oracle.order(lower, higher) == .less, "\(lower) and \(higher)")
      #expect(oracle.order(higher, lower) == .greater, "\(higher) and \(lower)")
    }
  }
}

@Test(arguments: [
  ("1.0.0", "1.0.0+a"), ("1.0.0+a", "1.0.0+b"), ("1.2.3+001", "1.2.3+build.9"),
  ("1.0.0-a", "1.0.0-a+b-c"), ("1.0.0-0+0", "1.0.0-0+00"),
])
func theOracleIgnoresBuildMetadata(left: String, right: String) {
  #expect(PrecedenceOracle().order(left, right) == .equal)
  #expect(PrecedenceOracle().order(right, left) == .equal)
}
