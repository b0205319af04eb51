"""The lines of the golden vectors of notepads with the library's answers, as a page."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

from results.table import PAGES, ROOT, code, table

PAGE = PAGES / "notepad-lines.md"
VECTORS = ROOT / "Tests" / "Vectors" / "notepad.json"
HEAD = """# Lines in notepads

These lines and their answers are those of `Tests/Vectors/notepad.json`, which the tests of every
runtime run. The test runner computes each number from an independent formula, by fractions. An
earlier test of 34 plausible lines, with the desk of commit 354aa556, produced 13 answers.

*Read as* is the line as a strict expression, if the notepad had to interpret it.
[Notepads](../guide/notepad.md) contains the grammar.

"""
FOOT = """

`PYTHONPATH=tools:bindings/python build/venv/bin/python -m results lines` evaluates the lines with
the library and renews this page.
"""


def vectors() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(VECTORS.read_text(encoding="utf-8"))
    return found


def texts(vector: dict[str, Any]) -> list[str]:
    """The lines as they are after the edits."""
    lines: list[str] = vector["text"].split("\n")
    for index, text in vector.get("edits", []):
        lines[index] = text
    return lines


def answered(vector: dict[str, Any]) -> list[list[str]]:
    """A row for each line that is not empty."""
    from libmoney import Notepad, RatesBuilder

    builder = RatesBuilder()
    for rate in vector.get("rates", []):
        builder.add(rate["from"], rate["to"], rate["rate"], rate.get("date"))
    pad = Notepad(
        vector["text"],
        lenient=vector.get("reading", "lenient") == "lenient",
        rates=builder.build(),
        locale=vector.get("locale"),
        home=vector.get("home"),
        today=date.fromisoformat(vector["today"]) if "today" in vector else None,
        max_gap=vector.get("gap", 0),
    )
    for index, text in vector.get("edits", []):
        pad[index] = text
    rows = []
    for line in pad:
        if line.text.strip():
            message = line.message if len(line.message) < 90 else line.message[:89] + "…"
            rows.append([code(line.text), line.answer or message, code(line.reading)])
    return rows


def heading(vector: dict[str, Any]) -> str:
    source: str = vector["source"]
    return source[:1].upper() + source[1:]


def renew() -> None:
    parts = [
        f"## {heading(vector)}\n\n" + table(["line", "answer", "read as"], answered(vector))
        for vector in vectors()
    ]
    PAGE.write_text(HEAD + "\n\n".join(parts) + FOOT, encoding="utf-8")
