"""The generated parts of pages: the map and the table of statuses."""

from __future__ import annotations

from description.parts import RINGS, Description, DescriptionError


def replaced(text: str, begin: str, end: str, made: str, where: str) -> str:
    """Returns a text with the part between two lines replaced."""
    if text.count(begin) != 1 or end not in text[text.index(begin) :]:
        raise DescriptionError(f"{where}: missing lines '{begin.strip()}' … '{end.strip()}'")
    start = text.index(begin) + len(begin)
    return text[:start] + made + text[text.index(end, start) :]


def status_table(description: Description) -> str:
    """The rows of docs/reference/errors.md."""
    lines = ["| status | value | exception | meaning |", "|---|---|---|---|"]
    for status in description.statuses:
        raises = f"`{status.raises}`" if status.raises else ""
        lines.append(f"| `{status.name}` | {status.value} | {raises} | {status.comment} |")
    return "\n".join(lines) + "\n"


_RINGS = {
    "core": "CORE: decimals, currencies, amounts, rates, columns and text.",
    "domain": "DOMAINS, built on the core: wallets, ledgers, trade, portfolios, feeds and stores.",
    "desk": "DESK, models for screens, in <money/desk.h>, which money.h does not include.",
}


def header_map(description: Description) -> str:
    """Returns the lines of the map in money.h: ring by ring, each header with its purpose."""
    lines: list[str] = []
    for ring in RINGS:
        lines += ([" *"] if lines else []) + [f" *  {_RINGS[ring]}"]
        for header in description.headers:
            if header.ring == ring:
                title = header.title.split("\n\n")[0].replace("\n", " ")
                lines += _wrapped(f" *   money/{header.name:<19}", title.split(". ")[0].rstrip(".") + ".")
    return "\n".join(lines) + "\n"


def _wrapped(first: str, text: str, width: int = 118) -> list[str]:
    indent = " *" + " " * (len(first) - 1)
    lines, line = [], first
    for word in text.split():
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = indent
        line += " " + word
    return [*lines, line]
