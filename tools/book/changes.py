"""The section of the changelog about interface changes, generated from the description."""

from __future__ import annotations

from .interface import ROOT, Interface, read

PAGE = ROOT / "CHANGELOG.md"
SINCE = "0.2"
BEGIN, END = f"<!-- since {SINCE} -->\n", "<!-- end -->"


def listed(interface: Interface) -> str:
    """The functions that came with the version, header by header."""
    lines = []
    for header in interface.data["headers"]:
        names = [
            f"`{one['name']}`"
            for one in interface.data["functions"]
            if one["header"] == header["name"] and one["since"] == SINCE
        ]
        if names:
            lines.append(f"- `money/{header['name']}`: {', '.join(names)}")
    return f"Functions since {SINCE}:\n\n" + "\n".join(lines) + "\n"


def made(text: str) -> str:
    """The changelog with that part made again."""
    start = text.index(BEGIN) + len(BEGIN)
    return text[:start] + listed(read()) + text[text.index(END, start) :]


def write() -> int:
    PAGE.write_text(made(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0
