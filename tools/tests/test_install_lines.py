"""The table of lines to install: how it is read, and that a suite types each of them."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from suites.packages import installs

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Packages"))

import install_lines  # noqa: E402

#: The row whose tool neither Debian nor PyPI has.
NOT_TYPED = {"C# on .NET"}
PAGE = """# Title

## Install

Words.

| for | it needs | you type |
|---|---|---|
| [Some](page.md) thing | C's library; `gcc`, `make` | `a && b`, then `c = 1` in `some.ini` |
| Other | `npm` of Debian 13 | `npm install ./x-[0-9]*.tgz` |

## Next

| for | it needs | you type |
|---|---|---|
| Nothing | | `none` |
"""


def test_a_row_is_read(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text(PAGE)
    rows = install_lines.table(page)
    assert list(rows) == ["Some thing", "Other"]
    some, other = rows.values()
    assert (some.line, some.setting, some.packages) == ("a && b", "c = 1", ["gcc", "make"])
    assert (some.release, some.needs_library) == ("bookworm", True)
    assert (other.line, other.setting, other.packages) == (
        "npm install ./x-[0-9]*.tgz",
        "",
        ["npm"],
    )
    assert (other.release, other.needs_library) == ("trixie", False)


def test_a_row_that_is_not_read_is_named(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text(PAGE.replace("`npm install ./x-[0-9]*.tgz`", "`a | b`"))
    with pytest.raises(SystemExit, match="unreadable row"):
        install_lines.table(page)


def test_each_line_is_typed_by_a_suite() -> None:
    scripts = {str(task.command[1]) for task in installs()}
    texts = "\n".join((ROOT / script).read_text() for script in scripts)
    typed = set(re.findall(r'newcomer "([^"$]+)"', texts))
    typed |= set(re.findall(r' name="?([\w .]+?)"? version=', texts))
    rows = set(install_lines.table(ROOT / "README.md"))
    assert typed == rows - NOT_TYPED


def test_the_lines_of_other_pages_are_those_of_the_table() -> None:
    """Every line that names `packages/` on a page for readers is one that a suite types."""
    lines = {row.line for row in install_lines.table(ROOT / "README.md").values()}
    lines.update(install_lines.blocks(ROOT / "bindings" / "javascript" / "native" / "README.md"))
    page = ROOT / "docs" / "guide" / "install.md"
    spans = re.findall(r"`([^`\n]*[ .]/?packages/[^`\n]*)`", page.read_text())
    assert len(spans) > 10
    assert set(spans) <= lines, set(spans) - lines
