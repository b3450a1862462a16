import Reporting
import Testing

@Suite struct ShardTests {
  @Test(arguments: [1, 2, 3, 7])
  func everyMutantBelongsToExactlyOneShard(count: Int) {
    let shards = (1...count).compactMap { Shard(number: $0, count: count) }
    #expect(shards.count == count)
    for number in 0..<200 {
      #expect(shards.count { $0.contains("mutant\(number)") } == 1)
    }
  }

  @Test func aShardIsReadAsItIsWritten() {
    #expect(Shard("2/3") == Shard(number: 2, count: 3))
    #expect(Shard(number: 2, count: 3)?.description == "2/3")
  }

  @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/2", "a/b", "1/", "/1"])
  func whatIsNoShardIsRefused(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func aMutantStaysInItsShard() {
    // FNV-1a of "a" is af63dc4c8601ec8c, as RFC 9923 says.
    #expect((0xaf63_dc4c_8601_ec8c as UInt64) % 5 == 1)
    #expect(Shard(number: 2, count: 5)?.contains("a") == true)
  }
}
