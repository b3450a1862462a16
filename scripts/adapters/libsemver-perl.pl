# SemVer: https://metacpan.org/pod/SemVer
use strict;
use warnings;
use JSON::PP;
use SemVer;

$| = 1;
my $json = JSON::PP->new->utf8->canonical;

sub parsed {
    my ($text) = @_;
    local $SIG{__WARN__} = sub { };
    return scalar eval { SemVer->new($text) };
}

while ( my $line = <STDIN> ) {
    my ( $left, $right ) = map { parsed($_) } @{ $json->decode($line) };
    if ( defined $left && defined $right ) {
        my $order = $left <=> $right;
        print $json->encode( { order => $order < 0 ? "less" : $order > 0 ? "greater" : "equal" } );
    }
    else {
        my @invalid = map { defined $_ ? JSON::PP::false : JSON::PP::true } $left, $right;
        print $json->encode( { invalid => \@invalid } );
    }
    print "\n";
}
