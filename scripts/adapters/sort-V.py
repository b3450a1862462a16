"""GNU 'sort -V': the order of two lines, ties left as they are.

All questions that wait go to one process, each as three lines under its number: right, left, right.
A stable sort moves the left one before them, leaves it between them, or moves it behind them.
"""

import json
import os
import subprocess
import sys

SORT = ["sort", "--stable", "--field-separator=\t", "--key=1,1n", "--key=2,2V"]
ORDERS = ["less", "equal", "greater"]


def replies(questions):
    lines = [
        f"{number}\t{text}\t{side}\n"
        for number, (left, right) in enumerate(questions)
        for text, side in [(right, "right"), (left, "left"), (right, "right")]
    ]
    answer = subprocess.run(
        SORT, input="".join(lines), capture_output=True, check=True, encoding="utf-8")
    sides = [line.rsplit("\t", 1)[1] for line in answer.stdout.split("\n") if line]
    for start in range(0, len(sides), 3):
        yield {"order": ORDERS[sides[start : start + 3].index("left")]}


unread = b""
while more := os.read(sys.stdin.fileno(), 1 << 20):
    *lines, unread = (unread + more).split(b"\n")
    for reply in replies([json.loads(line) for line in lines]):
        print(json.dumps(reply))
    sys.stdout.flush()
