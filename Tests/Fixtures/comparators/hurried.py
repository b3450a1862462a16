"""A comparator of the three numbers that is wrong only when many questions wait for it at once.

Told "shuffles" it replies in another order then; told "falls" it ends.
"""

import json
import os
import re
import select
import sys


def numbers(version):
    return [int(number) for number in re.match(r"[0-9.]+", version).group().split(".")]


def reply(line):
    left, right = (numbers(version) for version in json.loads(line))
    order = "less" if left < right else "greater" if left > right else "equal"
    return json.dumps({"order": order})


unread = b""
while True:
    while not unread.endswith(b"\n") or select.select([0], [], [], 0)[0]:
        more = os.read(0, 65536)
        if not more:
            sys.exit(0)
        unread += more
    lines, unread = unread.splitlines(), b""
    if len(lines) > 1 and sys.argv[1] == "falls":
        sys.exit(9)
    for line in reversed(lines):
        print(reply(line))
    sys.stdout.flush()
