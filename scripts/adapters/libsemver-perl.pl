# SemVer: https://metacpan.org/pod/SemVer
use strict;
use warnings;
use SemVer;

$| = 1;
binmode STDIN, ":encoding(UTF-8)";

# The strings of a request, without the escapes that 'gauntlet check' writes.
sub strings {
    my ($line) = @_;
    my @strings = $line =~ /"((?:[^"\\]|\\.)*)"/g;
    s/\\(?:u([0-9a-f]{4})|(.))/defined $1 ? chr hex $1 : $2/ge for @strings;
    return @strings;
}

sub parsed {
    my ($text) = @_;
    local $SIG{__WARN__} = sub { };
    return scalar eval { SemVer->new($text) };
}

while ( my $line = <STDIN> ) {
    my ( $left, $right ) = map { parsed($_) } strings($line);
    if ( defined $left && defined $right ) {
        my $order = $left <=> $right;
        printf qq({"order":"%s"}\n), $order < 0 ? "less" : $order > 0 ? "greater" : "equal";
    }
    else {
        printf qq({"invalid":[%s,%s]}\n), map { defined $_ ? "false" : "true" } $left, $right;
    }
}
