"""Speaks 'gauntlet compare --json-lines' for a Python comparator."""

import json
import sys


def serve(parse, compare):
    """Answers each question; 'parse' gives None or raises ValueError for what is no version."""

    def parsed(text):
        try:
            return parse(text)
        except ValueError:
            return None

    for line in sys.stdin:
        left, right = (parsed(text) for text in json.loads(line))
        if left is None or right is None:
            reply = {"invalid": [left is None, right is None]}
        else:
            order = compare(left, right)
            reply = {"order": "less" if order < 0 else "greater" if order > 0 else "equal"}
        print(json.dumps(reply), flush=True)
