"""The page of defects: each row is complete, and each test that it names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "explain" / "defects.md"
VERSIONS = {"0.1", "0.2-dev"}
ROWS = [
    line
    for line in PAGE.read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| version")
]


def faults(row: str) -> list[str]:
    """The errors in a row of a table."""
    cells = [cell.strip() for cell in row[1:-1].split(" | ")]
    if len(cells) != 4 or not all(cells):
        return ["four cells are needed"]
    version, _, _, guards = cells
    names = re.findall(r"`([^`]+)`", guards)
    found = [] if version in VERSIONS else [f"no version: {version}"]
    found += [] if names else ["nothing guards it"]
    return found + [f"not found: {name}" for name in names if not (ROOT / name).exists()]


def test_there_are_rows() -> None:
    assert len(ROWS) > 40


@pytest.mark.parametrize("row", ROWS, ids=[row[:60] for row in ROWS])
def test_row(row: str) -> None:
    assert faults(row) == []


def test_faults_are_seen() -> None:
    assert faults("| 0.1 | a | b |") == ["four cells are needed"]
    assert faults("| 9 | a | b | c |") == ["no version: 9", "nothing guards it"]
    assert faults("| 0.1 | a | b | `Tests/none.c` |") == ["not found: Tests/none.c"]
