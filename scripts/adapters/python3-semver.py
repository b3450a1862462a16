"""python3-semver: https://python-semver.readthedocs.io"""

from semver import VersionInfo

from protocol import serve

serve(VersionInfo.parse, lambda left, right: left.compare(right))
