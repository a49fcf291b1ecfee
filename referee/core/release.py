"""Which release of the program this is."""

VERSION = "0.1.0"
"""The version, as `referee --version` says it; snapshots of another version are not read."""
