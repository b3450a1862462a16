"""'dpkg --compare-versions': the order of Debian's version numbers."""

import functools
import os

from protocol import serve

DIAGNOSTICS = [(os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)]


def succeeds(*words):
    process = os.posix_spawnp("dpkg", ["dpkg", *words], os.environ, file_actions=DIAGNOSTICS)
    return os.waitpid(process, 0)[1] == 0


@functools.lru_cache(1 << 16)
def parsed(text):
    return text if "\0" not in text and succeeds("--validate-version", text) else None


def compare(left, right):
    if succeeds("--compare-versions", left, "lt", right):
        return -1
    return int(succeeds("--compare-versions", left, "gt", right))


serve(parsed, compare)
