import Testing

@Suite struct UsageTests {
  @Test(arguments: [
    (["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
    (["check", "--sede", "1"], "unknown option '--sede'; did you mean '--seed'?"),
    (
      ["check", "--seed", "xyz"], "--seed needs 1 to 16 hexadecimal digits or 'random', found 'xyz'"
    ),
    (["check", "--seed"], "--seed needs a value"),
    (["check", "--seed", "1", "--seed", "2"], "--seed is given twice"),
    (["check", "--cases", "0"], "--cases needs a whole number of at least 1, found '0'"),
    (["check", "--quiet=yes"], "--quiet takes no value"),
    (
      ["check", "--law", "precedenceIsTransitiv"],
      "unknown law 'precedenceIsTransitiv'; did you mean 'precedenceIsTransitive'?"
    ),
    (
      ["check", "--subject", "comparators"],
      "unknown subject 'comparators'; did you mean 'comparator'?"
    ),
    (
      ["check", "--replay", "abc"],
      "malformed replay token 'abc', expected NAME:CHOICES:CHECK as it was printed"
    ),
    (
      ["mutate", "--mutant", "lexicographicCor"],
      "unknown mutant 'lexicographicCor'; did you mean 'lexicographicCore'?"
    ),
    (
      ["mutate", "--fail-under", "101"],
      "--fail-under needs a percentage from 0 to 100, found '101'"
    ),
    (["mutate", "--subject", "jsno"], "unknown subject 'jsno'; did you mean 'json'?"),
    (
      ["mutate", "--subject", "json", "--package", "."],
      "--subject and --package exclude each other"
    ),
    (["mutate", "extra"], "unexpected argument 'extra'"),
    (["compare", "1.0.0"], "compare needs two versions, found 1"),
    (["generate"], "generate needs --valid, --invalid or --ordered with a number above 0"),
    (["help", "sorte"], "unknown command 'sorte'; did you mean 'sort'?"),
  ])
  func aWrongCommandLineIsExplained(words: [String], message: String) throws {
    let answer = try Tool.run(words)
    #expect(answer.diagnostics == "gauntlet: \(message)\ntry 'gauntlet help'\n")
    #expect(answer.output.isEmpty)
    #expect(answer.status == 64)
  }

  @Test(arguments: ["check", "mutate", "generate", "parse", "compare", "sort", "manifest", "help"])
  func everyCommandHasHelp(command: String) throws {
    let byHelp = try Tool.run("help", command)
    let byOption = try Tool.run(command, "--help")
    #expect(byHelp.output == byOption.output)
    #expect(byHelp.output.hasPrefix("usage: gauntlet \(command)"))
    #expect(byHelp.status == 0)
  }

  @Test func theVersionIsShownEverywhere() throws {
    #expect(try Tool.run("--version").output == "gauntlet 0.1.0\n")
    #expect(try Tool.run("sort", "--version").output == "gauntlet 0.1.0\n")
  }

  @Test func helpListsEveryCommand() throws {
    let output = try Tool.run("help").output
    for command in ["check", "mutate", "generate", "parse", "compare", "sort", "manifest", "help"] {
      #expect(output.contains("\n  \(command) "))
    }
  }
}
