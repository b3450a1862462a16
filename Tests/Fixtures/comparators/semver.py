"""SemVer 2.0.0 precedence, as 'gauntlet compare --json-lines' speaks it.

With "doubles" numbers pass through floating point; with "trusting" what follows a version is not
looked at; with "bytes N" longer texts are refused, with "digits N" longer numbers.
"""

import json
import re
import sys

MODE, LIMIT = sys.argv[1] if len(sys.argv) > 1 else "", int(sys.argv[2]) if len(sys.argv) > 2 else 0
NUMBER, IDENTIFIER = r"(?:0|[1-9][0-9]*)", r"(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)"
GRAMMAR = re.compile(
    rf"({NUMBER})\.({NUMBER})\.({NUMBER})(?:-({IDENTIFIER}(?:\.{IDENTIFIER})*))?"
    r"(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?"
)


def number(digits):
    return int(float(digits)) if MODE == "doubles" else int(digits)


def identifier(text):
    return (0, number(text), "") if re.fullmatch("[0-9]+", text) else (1, 0, text)


def key(text):
    """What orders as the version does; None when the text is no version."""
    match = (GRAMMAR.match if MODE == "trusting" else GRAMMAR.fullmatch)(text)
    if not match or MODE == "bytes" and len(text) > LIMIT:
        return None
    if MODE == "digits" and re.search("[0-9]{%d}" % (LIMIT + 1), text.partition("+")[0]):
        return None
    core = [number(part) for part in match.groups()[:3]]
    prerelease = match[4]
    return core, prerelease is None, [identifier(part) for part in (prerelease or "").split(".")]


for line in sys.stdin:
    left, right = (key(text) for text in json.loads(line))
    if left is None or right is None:
        reply = {"invalid": [left is None, right is None]}
    else:
        reply = {"order": "less" if left < right else "greater" if left > right else "equal"}
    print(json.dumps(reply), flush=True)
