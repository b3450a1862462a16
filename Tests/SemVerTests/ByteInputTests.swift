import SemVer
import Testing

/// Versions from bytes that need not be text.
@Suite struct ByteInputTests {
  @Test func readsArraysAndSlices() throws {
    let bytes = Array("v1.2.3-a+b".utf8)
    #expect(try SemVersion(parsing: bytes[1...]).description == "1.2.3-a+b")
    #expect(try SemVersion(parsing: Array(bytes[1...])).description == "1.2.3-a+b")
  }

  @Test func readsALazySequenceOnce() throws {
    var reads = 0
    let bytes = "1.2.3".utf8.lazy.map { byte in
      reads += 1
      return byte
    }
    #expect(try SemVersion(parsing: bytes).description == "1.2.3")
    #expect(reads == 5)
  }

  @Test func takesNoMoreThan257BytesOfAnEndlessSequence() {
    var taken = 0
    let endless = sequence(first: UInt8(ascii: "1")) { byte in
      taken += 1
      return byte
    }
    let error = SemVersionError(
      kind: .tooLong, component: .version, offset: 256, byte: UInt8(ascii: "1"))
    #expect(throws: error) { try SemVersion(parsing: endless) }
    #expect(taken <= 257)
  }

  @Test(
    arguments: [
      ([], "major is missing at byte 0"),
      ([0x00], "unexpected byte 0x00 in major at byte 0"),
      ([0xFF], "unexpected byte 0xFF in major at byte 0"),
      ([0xC0, 0xB1], "unexpected byte 0xC0 in major at byte 0"),
      ([0xED, 0xA0, 0x80], "unexpected byte 0xED in major at byte 0"),
      ([0x31, 0x80], "unexpected byte 0x80 in major at byte 1"),
      ([0x31, 0x2E, 0xF5], "unexpected byte 0xF5 in minor at byte 2"),
      ([0x31, 0x2E, 0x32, 0x2E, 0x33, 0xC3], "unexpected byte 0xC3 in patch at byte 5"),
      (
        [0x31, 0x2E, 0x32, 0x2E, 0x33, 0x2D, 0x61, 0xE2],
        "unexpected byte 0xE2 in prerelease at byte 7"
      ),
      (
        [0x31, 0x2E, 0x32, 0x2E, 0x33, 0x2B, 0x61, 0x00], "unexpected byte 0x00 in build at byte 7"
      ),
    ] as [([UInt8], String)])
  func refusesBytesThatAreNoVersion(bytes: [UInt8], message: String) {
    let error = #expect(throws: SemVersionError.self) { try SemVersion(parsing: bytes) }
    #expect(error?.description == message)
  }

  @Test func refusesEachForeignByteInEachPlace() {
    let alphabet = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-.+".utf8)
    let valid = Array("1.2.3-a.b+c".utf8)
    for byte in UInt8.min...UInt8.max where !alphabet.contains(byte) {
      for place in 0...valid.count {
        let bytes = valid[..<place] + [byte] + valid[place...]
        let error = (try? SemVersion(parsing: bytes)).map(\.description)
        #expect(error == nil, "\(byte) at \(place)")
      }
    }
  }
}
