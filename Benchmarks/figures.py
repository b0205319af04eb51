"""Draws the figures of docs/results from the data files beside them.

figures.py [DOCS]    DOCS is docs/results unless given
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import binding_sums
import data
import figure_peers
import figure_trends

HERE = Path(__file__).resolve().parent
DOCS = HERE.parent / "docs" / "results"
#: The recordings of instructions.json, the oldest first.
HISTORY = HERE / "instructions_history.json"


def growth_of(docs: Path) -> tuple[str, list[dict[str, Any]]]:
    """The data of the page of growth."""
    content = json.loads((docs / "growth.json").read_text(encoding="utf-8"))
    return content["told"], content["works"]


def drawn(docs: Path) -> dict[str, str]:
    """The figures by the names of their files."""
    sections = data.load(docs)[1]
    history = json.loads(HISTORY.read_text(encoding="utf-8"))
    pictures = {
        "figure-peers.svg": figure_peers.peers(sections),
        "figure-amount.svg": figure_peers.amount(sections),
        "figure-columns.svg": figure_peers.columns(sections),
        "figure-calls.svg": figure_peers.calls(sections, binding_sums.load(docs)),
        "figure-instructions.svg": figure_trends.instructions(history),
        "growth.svg": figure_trends.growth(*growth_of(docs)),
    }
    return {name: picture.svg() for name, picture in pictures.items()}


def draw(docs: Path = DOCS) -> None:
    """Writes the figures."""
    for name, text in drawn(docs).items():
        (docs / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    draw(*(Path(word) for word in sys.argv[1:2]))
