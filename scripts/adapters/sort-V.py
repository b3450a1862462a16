"""GNU 'sort -V': the order of two lines, ties left as they are."""

import subprocess

from protocol import serve


def follows(first, second):
    lines = f"{first}\n{second}\n".encode()
    return subprocess.run(["sort", "-sVC"], input=lines, check=False).returncode == 0


serve(str, lambda left, right: follows(right, left) - follows(left, right))
