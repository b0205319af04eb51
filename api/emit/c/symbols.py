"""``symbols.txt``: every exported function with the version it came in."""

from __future__ import annotations

from description.parts import Description

HEAD = """# Every function that libmoney.so exports, with the version it came in.
# Made from the headers by api/generate.py.
"""


def emit(description: Description) -> str:
    """Returns the list, sorted by name, from which the build creates the linker's version script."""
    lines = sorted(f"{f.name} {f.doc.since}" for f in description.functions)
    return HEAD + "\n".join(lines) + "\n"
