import Foundation
import Testing

@Suite struct ManifestCommandTests {
  private static let sound = """
    {
      "releases": [
        {"version": "1.0.0", "channel": "stable", "rollout" : 500, "later": [1.0, 1e400]},
        {"version": "1.1.0", "channel": "long-term"}
      ]
    }

    """

  /// A manifest in a folder of its own, its file's path, and what is in it afterwards.
  private func withManifest(
    _ text: String, _ body: (String) throws -> Void
  ) throws -> String {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("releases.json")
    try Data(text.utf8).write(to: file)
    try body(file.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
    return try String(decoding: Data(contentsOf: file), as: UTF8.self)
  }

  @Test func aManifestOfTheFutureIsSound() throws {
    _ = try withManifest(Self.sound) { path in
      let answer = try Tool.run("manifest", "check", path)
      #expect(answer.output == "2 releases · nothing is wrong\n")
      #expect(answer.status == 0)
    }
  }

  @Test func faultsAreNamedWithTheirPlace() throws {
    let text = """
      {"releases": [
        {"version": "1.0", "channel": "beta", "sequence": 2},
        7,
        {"version": "1.0.0", "channel": "beta", "sequence": 2, "rollout": 10001},
        {"version": "1.0.0+b", "channel": "beta", "sequence": 2}
      ]}
      """
    let kept = try withManifest(text) { path in
      let answer = try Tool.run("manifest", "check", path)
      #expect(
        answer.lines == [
          "\(path): line 2, column 15 (byte 29): release 0: version is \"1.0\", expected a version: "
            + "patch is missing at byte 3",
          "\(path): line 3, column 3 (byte 73): release 1: the record is integer, expected an object",
          "\(path): line 4, column 69 (byte 144): release 2: rollout is 10001, expected an integer "
            + "from 0 to 10000",
          "\(path): line 5, column 57 (byte 208): release 3: sequence is 2 like that of release 2, "
            + "which has the same version and channel",
          "4 releases · 4 faults",
        ])
      #expect(answer.status == 65)
    }
    #expect(kept == text)
  }

  @Test(arguments: [
    ("", "line 1, column 1 (byte 0): the source ends, expected a value"),
    ("{\"releases\":[}", "line 1, column 14 (byte 13): found '}', expected a value"),
    ("[]", "the manifest is array, expected an object"),
    ("{}", "releases is missing, expected an array"),
  ])
  func whatIsNoManifestIsBadData(text: String, message: String) throws {
    _ = try withManifest(text) { path in
      for words in [["check", path], ["set", path, "--record", "0", "--withdrawn", "true"]] {
        let answer = try Tool.run(["manifest"] + words)
        #expect(answer.diagnostics == "gauntlet: \(path): \(message)\n")
        #expect(answer.status == 65)
      }
    }
  }

  @Test func settingFieldsTouchesNothingElse() throws {
    let kept = try withManifest(Self.sound) { path in
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      let answer = try Tool.run(
        "manifest", "set", path, "--release", "1.0.0", "--rollout", "2500", "--sequence", "7",
        "--channel", "stable")
      #expect(
        answer.lines == [
          "\(path): release 0: rollout is 2500, was 500",
          "\(path): release 0: sequence is 7, was absent",
        ])
      #expect(answer.status == 0)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
    // A new key goes before the first greater one, which here is that of the version.
    let expected = Self.sound.replacingOccurrences(
      of: #"{"version": "1.0.0", "channel": "stable", "rollout" : 500"#,
      with: #"{"sequence": 7, "version": "1.0.0", "channel": "stable", "rollout" : 2500"#)
    #expect(kept == expected)
  }

  @Test func whatIsSetAlreadyIsNotWritten() throws {
    let kept = try withManifest(Self.sound) { path in
      let answer = try Tool.run("manifest", "set", path, "--record", "0", "--channel", "stable")
      #expect(answer.output == "\(path): nothing to change\n")
      #expect(answer.status == 0)
    }
    #expect(kept == Self.sound)
  }

  @Test(arguments: [
    (["--release", "9.0.0"], "no release has version 9.0.0"),
    (["--record", "2"], "no release has place 2"),
  ])
  func aReleaseThatIsNotThereIsNotSet(words: [String], message: String) throws {
    let kept = try withManifest(Self.sound) { path in
      let answer = try Tool.run(["manifest", "set", path, "--withdrawn", "true"] + words)
      #expect(answer.diagnostics == "gauntlet: \(path): \(message)\n")
      #expect(answer.status == 65)
    }
    #expect(kept == Self.sound)
  }

  @Test func whatCannotBeToldApartOrEditedIsLeftAlone() throws {
    let twice = #"{"releases":[{"version":"1.0.0"},{"version":"1.0.0"}]}"#
    let later = #"{"schema":2,"releases":[{"version":"1.0.0"}]}"#
    for (text, message) in [
      (twice, "several releases have version 1.0.0, at 0, 1: name one by --record"),
      (later, "schema is 2, expected 1 or older to edit"),
    ] {
      let kept = try withManifest(text) { path in
        let answer = try Tool.run(
          "manifest", "set", path, "--release", "1.0.0", "--withdrawn", "true")
        #expect(answer.diagnostics == "gauntlet: \(path): \(message)\n")
        #expect(answer.status == 65)
      }
      #expect(kept == text)
    }
  }

  @Test(arguments: [
    ([], "manifest needs 'check FILE' or 'set FILE'"),
    (["chek", "f"], "unknown action 'chek'; did you mean 'check'?"),
    (["check"], "manifest check needs one FILE"),
    (["check", "f", "g"], "manifest check needs one FILE"),
    (["check", "f", "--rollout", "1"], "manifest check takes no --rollout"),
    (["set", "f"], "manifest set needs either --release or --record"),
    (
      ["set", "f", "--release", "1", "--record", "0"],
      "manifest set needs either --release or --record"
    ),
    (["set", "f", "--release", "1"], "manifest set needs a field to set"),
    (
      ["set", "f", "--release", "1", "--rollout", "10001"],
      "--rollout needs a whole number from 0 to 10000, found '10001'"
    ),
    (
      ["set", "f", "--release", "1", "--channel", "betta"],
      "--channel needs one of stable, beta, nightly, found 'betta'"
    ),
    (
      ["set", "f", "--release", "1", "--withdrawn", "yes"],
      "--withdrawn needs true or false, found 'yes'"
    ),
    (
      ["set", "f", "--release", "1", "--sequence", "-1"],
      "--sequence needs a whole number from 0 to 18446744073709551615, found '-1'"
    ),
    (
      ["set", "f", "--release", "1", "--minimumSupported", "1.0"],
      "--minimumSupported needs a version, found '1.0'"
    ),
  ])
  func wrongUseIsRefused(words: [String], message: String) throws {
    let answer = try Tool.run(["manifest"] + words)
    #expect(answer.diagnostics == "gauntlet: \(message)\ntry 'gauntlet help'\n")
    #expect(answer.status == 64)
  }

  @Test func foldersAndLinksOutOfTheFolderAreRefused() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let isFolder = try Tool.run("manifest", "check", folder.url.path)
    #expect(isFolder.diagnostics == "gauntlet: \(folder.url.path): is a folder, expected a file\n")
    #expect(isFolder.status == 65)
    let other = try TemporaryFolder()
    defer { other.remove() }
    try Data(Self.sound.utf8).write(to: other.file("releases.json"))
    let link = folder.file("link.json").path
    let target = other.file("releases.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let isLink = try Tool.run("manifest", "set", link, "--record", "0", "--withdrawn", "true")
    #expect(isLink.diagnostics == "gauntlet: \(link): is a link out of its folder, to \(target)\n")
    #expect(isLink.status == 65)
    #expect(try String(contentsOf: other.file("releases.json"), encoding: .utf8) == Self.sound)
  }
}
