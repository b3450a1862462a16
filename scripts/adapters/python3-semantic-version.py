"""python3-semantic-version: https://python-semanticversion.readthedocs.io"""

from semantic_version import Version

from protocol import serve

serve(Version, lambda left, right: (left > right) - (left < right))
