import Testing
import VersionCorpora

@Suite struct VersionCorpusTests {
  @Test func readsEachColumn() throws {
    let corpus = try VersionCorpus(
      parsing: "# name\ttext\treason\tsource\nfault-1\t1.2\tmissing patch\thome/page\n".utf8,
      as: .invalid, file: "invalid.tsv")
    let only = try #require(corpus.cases.first)
    #expect(corpus.cases.count == 1)
    #expect(corpus.kind == .invalid)
    #expect(only.name == "fault-1")
    #expect(only.texts == ["1.2"])
    #expect(only.reason == "missing patch")
    #expect(only.source == "home/page")
    #expect(only.line == 2)
  }

  @Test func readsPairsInTheirOrder() throws {
    let corpus = try VersionCorpus(
      parsing: "# name\tlower\thigher\tsource\na\t1\t2\ts\nb\t3\t4\ts\n".utf8,
      as: .ordered, file: "ordered.tsv")
    #expect(corpus.cases.map(\.texts) == [["1", "2"], ["3", "4"]])
    #expect(corpus.cases.map(\.reason) == [nil, nil])
    #expect(corpus.cases.map(\.line) == [2, 3])
  }

  @Test(arguments: [
    (#"\\"#, "\\"), (#"\t\n\r\0"#, "\t\n\r\0"), (#"\u{0}\u{7F}"#, "\0\u{7F}"),
    (#"1\u{FF11}\u{1f600}"#, "1\u{FF11}\u{1F600}"), (#"\u{0000FEFF}1"#, "\u{FEFF}1"), (#"\e"#, ""),
    ("e\u{301} ", "e\u{301} "), ("\\\\\u{301}", "\\\u{301}"), (#"\\e"#, #"\e"#),
  ])
  func readsEscapes(column: String, text: String) throws {
    let corpus = try VersionCorpus(
      parsing: "# name\ttext\tsource\na\t\(column)\ts\n".utf8, as: .valid, file: "valid.tsv")
    #expect(corpus.cases.map { Array($0.texts[0].utf8) } == [Array(text.utf8)])
  }

  @Test(arguments: [
    ("", ##"1: expected the header "# name\ttext\tsource", found """##),
    ("# name\ttext\n", ##"1: expected the header "# name\ttext\tsource", found "# name\ttext""##),
    ("a\tb\tc\n", ##"1: expected the header "# name\ttext\tsource", found "a\tb\tc""##),
    ("# name\ttext\tsource", "1: expected a line break at the end"),
    ("# name\ttext\tsource\n", "2: expected a case, found the end"),
    ("# name\ttext\tsource\na\tb\tc", "2: expected a line break at the end"),
    ("# name\ttext\tsource\na\tb\n", "2: expected 3 columns, found 2"),
    ("# name\ttext\tsource\na\tb\tc\td\n", "2: expected 3 columns, found 4"),
    ("# name\ttext\tsource\na\tb\tc\n\n", "3: expected 3 columns, found 1"),
    ("# name\ttext\tsource\na\tb\tc\n# b\n", "3: expected 3 columns, found 1"),
    ("# name\ttext\tsource\n\tb\tc\n", "2: column name is empty"),
    ("# name\ttext\tsource\na\t\tc\n", "2: column text is empty"),
    ("# name\ttext\tsource\na\tb\t\n", "2: column source is empty"),
    ("# name\ttext\tsource\na\tb\tc\na\td\te\n", "3: name a is taken by line 2"),
    ("# name\ttext\tsource\na\tb\tc\r\n", #"2: unescaped control character "\r" in column source"#),
    ("# name\ttext\tsource\na\t\0\tc\n", #"2: unescaped control character "\0" in column text"#),
    (
      "# name\ttext\tsource\na\t\u{85}\tc\n",
      #"2: unescaped control character "\u{0085}" in column text"#
    ),
    ("# name\ttext\tsource\na\t\\q\tc\n", #"2: unknown escape \q in column text"#),
    ("# name\ttext\tsource\na\tb\\\tc\n", #"2: unknown escape \ in column text"#),
    ("# name\ttext\tsource\na\tb\\e\tc\n", #"2: unknown escape \e in column text"#),
    ("# name\ttext\tsource\na\t\\eb\tc\n", #"2: unknown escape \e in column text"#),
    ("# name\ttext\tsource\na\t\\u41\tc\n", #"2: unknown escape \u41 in column text"#),
    ("# name\ttext\tsource\na\t\\u{}\tc\n", #"2: unknown escape \u{} in column text"#),
    ("# name\ttext\tsource\na\t\\u{41\tc\n", #"2: unknown escape \u{41 in column text"#),
    ("# name\ttext\tsource\na\t\\u{+1}\tc\n", #"2: unknown escape \u{+1} in column text"#),
    ("# name\ttext\tsource\na\t\\u{D800}\tc\n", #"2: unknown escape \u{D800} in column text"#),
    ("# name\ttext\tsource\na\t\\u{110000}\tc\n", #"2: unknown escape \u{110000} in column text"#),
    (
      "# name\ttext\tsource\na\t\\u{000000041}\tc\n",
      #"2: unknown escape \u{000000041} in column text"#
    ),
  ])
  func refusesAFaultWithFileLineAndReason(content: String, message: String) {
    let error = #expect(throws: CorpusError.self) {
      try VersionCorpus(parsing: content.utf8, as: .valid, file: "valid.tsv")
    }
    #expect(error?.description == "valid.tsv:" + message)
  }

  @Test func refusesInvalidUTF8WithItsLine() {
    let content =
      Array("# name\ttext\tsource\na\tb\tc\nb\t".utf8) + [0xC3, 0x28] + Array("\tc\n".utf8)
    let error = #expect(throws: CorpusError.self) {
      try VersionCorpus(parsing: content, as: .valid, file: "valid.tsv")
    }
    #expect(error?.description == "valid.tsv:3: invalid UTF-8")
    #expect(error?.line == 3)
    #expect(error?.reason == .invalidUTF8)
  }

  @Test func theHeaderIsThatOfTheKind() {
    let error = #expect(throws: CorpusError.self) {
      try VersionCorpus(
        parsing: "# name\tlower\thigher\tsource\n".utf8, as: .equal, file: "e.tsv")
    }
    #expect(
      error?.description
        == ##"e.tsv:1: expected the header "# name\tleft\tright\tsource", "##
        + ##"found "# name\tlower\thigher\tsource""##)
  }
}
