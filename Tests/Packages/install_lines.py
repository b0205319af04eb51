"""Reads the table of lines to install of README.md, so that a test types the very text.

install_lines.py names                 what the rows are for
install_lines.py ROW line              the line that is typed
install_lines.py ROW setting           what goes into a file afterwards, if the row has such a text
install_lines.py ROW packages          Debian's packages that it needs first
install_lines.py ROW release           the release of Debian that has them
install_lines.py ROW needs-library     ends well if the row needs the library of C
install_lines.py ROW agrees PAGE       ends well if a block of code of another page has the line
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RELEASES = {"12": "bookworm", "13": "trixie"}
SPAN = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Row:
    name: str
    needs: str
    typed: str

    @property
    def spans(self) -> list[str]:
        return SPAN.findall(self.typed)

    @property
    def line(self) -> str:
        return self.spans[0]

    @property
    def setting(self) -> str:
        return self.spans[1] if len(self.spans) > 1 else ""

    @property
    def packages(self) -> list[str]:
        return SPAN.findall(self.needs)

    @property
    def release(self) -> str:
        found = re.search(r"Debian (\d+)", self.needs)
        return RELEASES[found[1] if found else "12"]

    @property
    def needs_library(self) -> bool:
        return "C's library" in self.needs


def table(page: Path) -> dict[str, Row]:
    """The rows below the heading `Install`, by their first cell without its links."""
    text = page.read_text(encoding="utf-8")
    section = text.partition("\n## Install\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    rows = {}
    for line in lines[2:]:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) != 3 or not SPAN.search(cells[2]):
            raise SystemExit(f"{page}: unreadable row: {line}")
        name = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", cells[0])
        rows[name] = Row(name, cells[1], cells[2])
    if not rows:
        raise SystemExit(f"{page}: missing table below the heading Install")
    return rows


def blocks(page: Path) -> list[str]:
    """The lines of the fenced blocks of a page."""
    found: list[str] = []
    inside = False
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            inside = not inside
        elif inside:
            found.append(line)
    return found


def main(words: list[str]) -> int:
    rows = table(ROOT / "README.md")
    if words == ["names"]:
        print(*rows, sep="\n")
        return 0
    name, word = words[:2]
    if name not in rows:
        raise SystemExit(f"README.md has no row {name!r}; it has {', '.join(rows)}")
    row = rows[name]
    if word == "needs-library":
        return int(not row.needs_library)
    if word == "agrees":
        return int(row.line not in blocks(ROOT / words[2]))
    answers = {
        "line": row.line,
        "setting": row.setting,
        "packages": " ".join(row.packages),
        "release": row.release,
    }
    print(answers[word])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
