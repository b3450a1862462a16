"""'dpkg --compare-versions': the order of Debian's version numbers."""

import subprocess

from protocol import serve


def holds(left, relation, right):
    command = ["dpkg", "--compare-versions", left, relation, right]
    return subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0


serve(str, lambda left, right: holds(left, "gt", right) - holds(left, "lt", right))
