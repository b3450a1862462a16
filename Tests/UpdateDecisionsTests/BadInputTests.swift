import Testing
import UpdateDecisions

/// A request for who has 1.0.0 on stable.
private func request(_ releases: [Release], install: String = "0") -> UpdateRequest {
  UpdateRequest(
    installed: InstalledRelease(version: "1.0.0", channel: "stable"), allowedChannels: ["stable"],
    installIdentifier: install, releases: releases)
}

@Test func tenThousandRecordsOfOneReleaseAreOneOfferAndAnEventForEachRepetition() {
  let decision = request(
    Array(repeating: Release(version: "1.1.0", channel: "stable", sequence: 1), count: 10_000)
  ).decide()
  #expect(decision.offer?.recordIndex == 0)
  #expect(decision.events.count == 9999)
}

@Test func contradictoryRecordsOfOneReleaseAreDecidedInEitherOrder() {
  let records = [
    Release(version: "1.1.0", channel: "stable", rollout: 0),
    Release(version: "1.1.0", channel: "stable", rollout: 10_000),
    Release(version: "1.1.0", channel: "stable", isWithdrawn: true),
  ]
  #expect(request(records).decide().offer?.release == records[1])
  #expect(request(records.reversed()).decide().offer?.release == records[1])
}

@Test func tenMegabytesOfTextAreReadOnceAndNeverTaken() {
  let long = String(repeating: "1", count: 10_000_000)
  let records = (0..<100).map {
    Release(version: "1.1.\($0)", channel: "stable", rollout: 5000)
  }
  let decision = request(
    records + [Release(version: long, channel: "stable")], install: long
  ).decide()
  #expect(decision.outcome == .updateAvailable)
  #expect(decision.events.map(\.code) == [.remoteVersionInvalid])
  #expect(decision.events.map(\.text) == [long])
}

@Test func anEventIsOneLineOfPrintableTextAndShort() {
  let text = "1.0.0\n\u{1B}[2J\u{0}\u{202E}\"" + String(repeating: "9", count: 10_000)
  let line = UpdateEvent(.remoteVersionInvalid, .version, text: text, recordIndex: 0).description
  #expect(
    line.hasPrefix(
      #"remoteVersionInvalid: version of record 0 is "1.0.0\n\u{1B}[2J\0\u{202E}\"999"#))
  #expect(line.hasSuffix("9…\""))
  #expect(line.utf8.count < 320)
}

@Test func canonicallyEquivalentChannelsAreDifferent() {
  #expect("\u{E9}" == "e\u{301}")
  #expect(Channel("\u{E9}") != Channel("e\u{301}"))
  #expect(Channel("\u{E9}") == "\u{E9}")
}

@Test(arguments: [(-1, false), (0, true), (10_000, true), (10_001, false), (.min, false)])
func sharesLieBetweenNobodyAndEverybody(count: Int, isShare: Bool) {
  #expect(BasisPoints(count).isShare == isShare)
}
