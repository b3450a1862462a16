<?php
// composer/semver: https://github.com/composer/semver
require '/usr/share/php/Composer/Semver/autoload.php';

use Composer\Semver\Comparator;
use Composer\Semver\VersionParser;

function parsed(string $text): ?string
{
    try {
        return (new VersionParser())->normalize($text);
    } catch (UnexpectedValueException $exception) {
        return null;
    }
}

while (($line = fgets(STDIN)) !== false) {
    [$left, $right] = array_map('parsed', json_decode($line));
    if ($left === null || $right === null) {
        $reply = ['invalid' => [$left === null, $right === null]];
    } else {
        $isLess = Comparator::lessThan($left, $right);
        $isGreater = Comparator::greaterThan($left, $right);
        $reply = ['order' => $isLess ? 'less' : ($isGreater ? 'greater' : 'equal')];
    }
    fwrite(STDOUT, json_encode($reply) . "\n");
}
