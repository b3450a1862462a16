import Foundation
import Testing

/// What `gauntlet generate` prints, as test data in other languages: their regular expressions and
/// their JSON readers share nothing with the project.
@Suite struct GeneratedDataTests {
  /// Fails at the first sample that does not fit the grammar, whose parts are others, or whose pair
  /// is not in its order.
  private static let python = #"""
    import json, re, sys

    number, word = "(?:0|[1-9][0-9]*)", "[0-9A-Za-z-]+"
    identifier = rf"(?:{number}|(?![0-9]+(?:[.+]|\Z)){word})"
    grammar = re.compile(
        rf"({number})\.({number})\.({number})(?:-({identifier}(?:\.{identifier})*))?"
        rf"(?:\+({word}(?:\.{word})*))?\Z")

    def key(text):
        match = grammar.match(text)
        identifiers = (match[4] or "").split(".")
        return ([int(number) for number in match.groups()[:3]], match[4] is None,
                [(0, int(i), "") if i.isdigit() else (1, 0, i) for i in identifiers])

    counts = {"valid": 0, "invalid": 0, "ordered": 0}
    for line in sys.stdin:
        sample = json.loads(line)
        if "order" in sample:
            a, b = key(sample["a"]), key(sample["b"])
            assert sample["order"] == ("less" if a < b else "greater" if a > b else "equal"), line
            counts["ordered"] += 1
        elif sample["valid"]:
            match = grammar.match(sample["input"])
            assert [sample["major"], sample["minor"], sample["patch"]] == list(match.groups()[:3]), line
            assert ".".join(sample["prerelease"]) == (match[4] or ""), line
            assert ".".join(sample["build"]) == (match[5] or ""), line
            counts["valid"] += 1
        else:
            is_long = len(sample["input"].encode()) > 256
            assert is_long or not grammar.match(sample["input"]), line
            counts["invalid"] += 1
    print(counts["valid"], counts["invalid"], counts["ordered"])
    """#

  private static let perl = #"""
    use strict; use warnings; use JSON::PP;
    my $id = qr/(?:0|[1-9][0-9]*|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*)/;
    my $grammar = qr/\A(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)(?:-($id(?:\.$id)*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?\z/;
    my ($valid, $invalid, $ordered) = (0, 0, 0);
    while (my $line = <STDIN>) {
        my $sample = decode_json($line);
        if (exists $sample->{order}) {
            $sample->{$_} =~ $grammar or die $line for qw(a b);
            $ordered++;
        } elsif ($sample->{valid}) {
            $sample->{input} =~ $grammar or die $line;
            "$1.$2.$3" eq join(".", @$sample{qw(major minor patch)}) or die $line;
            join(".", @{ $sample->{prerelease} }) eq ($4 // "") or die $line;
            join(".", @{ $sample->{build} }) eq ($5 // "") or die $line;
            $valid++;
        } else {
            $sample->{input} =~ $grammar && length $sample->{input} <= 256 and die $line;
            $invalid++;
        }
    }
    print "$valid $invalid $ordered\n";
    """#

  private static let interpreters = [
    (path: "/usr/bin/python3", option: "-c", script: python),
    (path: "/usr/bin/perl", option: "-e", script: perl),
  ].filter { FileManager.default.isExecutableFile(atPath: $0.path) }

  @Test(
    .enabled(if: !interpreters.isEmpty, "needs /usr/bin/python3 or /usr/bin/perl"),
    arguments: interpreters)
  func otherLanguagesReadItAndAgree(interpreter: (path: String, option: String, script: String))
    throws
  {
    let samples = try Tool.run("generate", "--valid", "300", "--invalid", "300", "--ordered", "300")
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try Data(samples.output.utf8).write(to: folder.file("samples"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: interpreter.path)
    process.arguments = [interpreter.option, interpreter.script]
    process.standardInput = try FileHandle(forReadingFrom: folder.file("samples"))
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationStatus == 0)
    #expect(answer == "300 300 300\n")
  }
}
