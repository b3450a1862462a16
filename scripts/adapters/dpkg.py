"""'dpkg --compare-versions': the order of Debian's version numbers."""

import subprocess

from protocol import serve


def succeeds(*words):
    return subprocess.run(["dpkg", *words], stderr=subprocess.DEVNULL, check=False).returncode == 0


def parsed(text):
    return text if "\0" not in text and succeeds("--validate-version", text) else None


def compare(left, right):
    is_less, is_greater = (
        succeeds("--compare-versions", left, relation, right) for relation in ("lt", "gt"))
    return is_greater - is_less


serve(parsed, compare)
