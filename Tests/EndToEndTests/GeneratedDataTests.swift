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
    sub numbers { length $_[0] <=> length $_[1] || $_[0] cmp $_[1] }
    sub identifiers {
        my ($left, $right) = map { /\A[0-9]+\z/ ? 1 : 0 } @_;
        return $left && $right ? numbers(@_) : $right <=> $left || $_[0] cmp $_[1];
    }
    sub order {
        my ($left, $right) = map { [$_ =~ $grammar] } @_;
        for (0 .. 2) { my $order = numbers($left->[$_], $right->[$_]); return $order if $order }
        my ($less, $more) = map { [split /\./, $_->[3] // ""] } $left, $right;
        return !@$less <=> !@$more unless @$less && @$more;
        for (0 .. (@$less < @$more ? $#$less : $#$more)) {
            my $order = identifiers($less->[$_], $more->[$_]);
            return $order if $order;
        }
        return @$less <=> @$more;
    }
    my ($valid, $invalid, $ordered) = (0, 0, 0);
    while (my $line = <STDIN>) {
        my $sample = decode_json($line);
        if (exists $sample->{order}) {
            my $order = ("equal", "greater", "less")[order(@$sample{qw(a b)})];
            $order eq $sample->{order} or die $line;
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

  private static let pythonPath = "/usr/bin/python3"
  private static let perlPath = "/usr/bin/perl"

  private static func isPresent(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  @Test(.enabled(if: isPresent(pythonPath), "needs /usr/bin/python3"))
  func pythonReadsItAndAgrees() throws {
    try expectAgreement(of: [Self.pythonPath, "-c", Self.python])
  }

  @Test(.enabled(if: isPresent(perlPath), "needs /usr/bin/perl"))
  func perlReadsItAndAgrees() throws {
    try expectAgreement(of: [Self.perlPath, "-e", Self.perl])
  }

  /// Runs a program on samples of all kinds and expects it to count them all.
  private func expectAgreement(of command: [String]) throws {
    let samples = try Tool.run("generate", "--valid", "300", "--invalid", "300", "--ordered", "300")
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try Data(samples.output.utf8).write(to: folder.file("samples"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
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
