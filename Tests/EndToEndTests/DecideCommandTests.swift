import Foundation
import Testing

@Suite struct DecideCommandTests {
  /// What the tool decides about a manifest with these records.
  private func decide(_ records: String, _ words: String...) throws -> Tool.Answer {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let manifest = folder.file("manifest.json")
    try Data("{\"releases\":[\(records)]}".utf8).write(to: manifest)
    let fixed = ["decide", "--manifest", manifest.path, "--channel", "stable", "--install", "a"]
    return try Tool.run(fixed + words)
  }

  @Test func anUpdateIsOfferedBesideBadRecords() throws {
    let answer = try decide(
      #"{"version":"1.11.0","channel":"stable","rollout":10001},"#
        + #"{"version":"1.10.0","channel":"stable"},{"version":2,"channel":"stable"},"#
        + #"{"version":"3.0.0","channel":"näxt"}"#, "--current", "1.9.0")
    #expect(
      answer.lines == [
        #"{"outcome":"updateAvailable","#
          + #""offer":{"record":1,"version":"1.10.0","channel":"stable"},"events":["#
          + #"{"code":"rolloutOutOfRange","field":"rollout","text":"10001","record":0},"#
          + #"{"code":"remoteVersionInvalid","field":"version","text":"2","record":2}]}"#
      ])
    #expect(answer.status == 0)
  }

  @Test func whatIsNoVersionIsNeverUpToDate() throws {
    let answer = try decide(
      #"{"version":"1.10","channel":"stable"}"#, "--current", "1.9.0", "--minimum", "soon")
    #expect(
      answer.lines == [
        #"{"outcome":"minimumVersionInvalid","outcomeWithoutMinimum":"remoteVersionInvalid","#
          + #""events":[{"code":"minimumVersionInvalid","field":"minimumVersion","text":"soon"},"#
          + #"{"code":"remoteVersionInvalid","field":"version","text":"1.10","record":0}]}"#
      ])
    #expect(answer.status == 65)
  }

  @Test func whatTheReaderGaveUpOnIsAnEvent() throws {
    let answer = try decide(
      #""x",{"version":"2.0.0","channel":7,"withdrawn":"no","sequence":1e400}"#,
      "--current", "1.9.0")
    #expect(
      answer.lines == [
        #"{"outcome":"remoteVersionInvalid","events":["#
          + #"{"code":"remoteVersionInvalid","field":"version","text":"","record":0},"#
          + #"{"code":"channelMissing","field":"channel","text":"","record":0},"#
          + #"{"code":"fieldUnreadable","field":"record","text":"\"x\"","record":0},"#
          + #"{"code":"channelMissing","field":"channel","text":"","record":1},"#
          + #"{"code":"fieldUnreadable","field":"channel","text":"7","record":1},"#
          + #"{"code":"fieldUnreadable","field":"sequence","text":"1e400","record":1},"#
          + #"{"code":"fieldUnreadable","field":"withdrawn","text":"\"no\"","record":1}]}"#
      ])
    #expect(answer.status == 65)
  }

  @Test func theHighestMinimumOfTheRecordsThatAreOutCounts() throws {
    let answer = try decide(
      #"{"version":"2.0.0","channel":"stable","rollout":1,"minimumSupported":"1.2.0"},"#
        + #"{"version":"1.9.0","channel":"stable","minimumSupported":"1.10.0-rc.1"},"#
        + #"{"version":"1.8.0","channel":"stable","minimumSupported":null}"#, "--current", "1.9.9")
    #expect(
      answer.lines == [
        #"{"outcome":"updateRequired","#
          + #""offer":{"record":0,"version":"2.0.0","channel":"stable"},"events":[]}"#
      ])
    #expect(answer.status == 0)
  }

  @Test(arguments: [
    #"{"version":"2.0.0","channel":"beta","minimumSupported":"1.10.0"}"#,
    #"{"version":"2.0.0","channel":"stable","withdrawn":true,"minimumSupported":"1.10.0"}"#,
    #"{"version":"2.0.0","channel":"stable","rollout":0,"minimumSupported":"1.10.0"}"#,
    #"{"version":"2.0","channel":"stable","minimumSupported":"1.10.0"}"#,
    #"{"version":"2.0.0-rc.1","channel":"stable","minimumSupported":"1.10.0"}"#,
    #"{"version":"2.0.0","channel":"stable","sequence":-1,"minimumSupported":"1.10.0"}"#,
  ])
  func aRecordThatIsNotOutHasNoMinimum(record: String) throws {
    let answer = try decide(
      record + #",{"version":"1.9.9","channel":"stable"}"#, "--current", "1.9.8")
    #expect(
      answer.lines.first?.hasPrefix(#"{"outcome":"updateAvailable","offer":{"record":1,"#) == true)
  }

  @Test(arguments: [(#""soon""#, "soon"), ("2", "2"), ("[]", "[]")])
  func aMinimumOfARecordThatIsNoVersionForcesNothingAndIsNamed(
    minimum: String, text: String
  ) throws {
    let answer = try decide(
      #"{"version":"1.9.0","channel":"stable","minimumSupported":"1.10.0"},"#
        + #"{"version":"1.8.0","channel":"stable","minimumSupported":"# + minimum + "}",
      "--current", "1.9.0")
    #expect(
      answer.lines == [
        #"{"outcome":"minimumVersionInvalid","outcomeWithoutMinimum":"upToDate","#
          + #""events":[{"code":"minimumVersionInvalid","field":"minimumVersion","#
          + #""text":"\#(text)"}]}"#
      ])
    #expect(answer.status == 65)
  }

  @Test func aMinimumThatIsGivenCountsInPlaceOfTheRecords() throws {
    let record = #"{"version":"1.9.0","channel":"stable","minimumSupported":"1.10.0"}"#
    let own = try decide(record, "--current", "1.9.0")
    #expect(own.lines == [#"{"outcome":"belowMinimumWithoutRemedy","events":[]}"#])
    let given = try decide(record, "--current", "1.9.0", "--minimum", "1.0.0")
    #expect(given.lines == [#"{"outcome":"upToDate","events":[]}"#])
  }

  @Test func aLaterPackageIsAnUpdateWhereSequencesAreComparable() throws {
    let record = #"{"version":"1.9.0","channel":"stable","sequence":2}"#
    let words = ["--current", "1.9.0", "--sequence", "1"]
    let unknown = try decide(record, words[0], words[1], words[2], words[3])
    #expect(unknown.lines == [#"{"outcome":"upToDate","events":[]}"#])
    let declared = try decide(
      record, words[0], words[1], words[2], words[3], "--cross-channel-sequence")
    #expect(
      declared.lines == [
        #"{"outcome":"updateAvailable","#
          + #""offer":{"record":0,"version":"1.9.0","channel":"stable","sequence":2},"events":[]}"#
      ])
  }

  @Test func whatIsNeededIsNamed() throws {
    let answer = try Tool.run("decide", "--manifest", "m.json")
    #expect(answer.diagnostics == "gauntlet: decide needs --channel\ntry 'gauntlet help'\n")
    #expect(answer.status == 64)
  }

  @Test func aManifestThatCannotBeReadIsBadData() throws {
    let answer = try Tool.run(
      "decide", "--manifest", "/nowhere", "--channel", "a", "--current", "1.0.0", "--install", "a")
    #expect(answer.diagnostics == "gauntlet: /nowhere: cannot be read\n")
    #expect(answer.status == 65)
  }
}
