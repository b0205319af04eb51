"""Appends the footer of an extension of DuckDB: footer.py LIBRARY PLATFORM VERSION OUT.

Its 512 bytes are eight fields of 32 bytes in reverse order, of which three are unused, and 256
bytes for a signature, which are zero without one. A section header of WebAssembly precedes them.
"""

from __future__ import annotations

import sys
from pathlib import Path

API_VERSION = "v1.2.0"
SECTION = b"\x00\x93\x04\x10duckdb_signature\x80\x04"


def field(text: str) -> bytes:
    encoded = text.encode("ascii")
    if len(encoded) > 32:
        raise ValueError(f"a field must be at most 32 bytes, got {text!r}")
    return encoded.ljust(32, b"\0")


def footer(platform: str, version: str) -> bytes:
    fields = ["", "", "", "C_STRUCT", version, API_VERSION, platform, "4"]
    return SECTION + b"".join(map(field, fields)) + bytes(256)


def main(library: str, platform: str, version: str, out: str) -> None:
    Path(out).write_bytes(Path(library).read_bytes() + footer(platform, version))


if __name__ == "__main__":
    main(*sys.argv[1:])
