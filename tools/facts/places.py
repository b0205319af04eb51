"""Where the facts are, and how files are written."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class FactError(Exception):
    """A source of facts that cannot be read; the message names it and its expected content."""


def text_of(path: str) -> str:
    """The text of a file, by its path from the root."""
    try:
        return (ROOT / path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise FactError(f"{path} is missing") from None


def differs(path: str, text: str, writes: bool) -> bool:
    """True if a file's text differs; writes the new text if allowed."""
    if text_of(path) == text:
        return False
    if writes:
        (ROOT / path).write_text(text, encoding="utf-8")
    return True
