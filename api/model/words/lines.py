"""Lines of a comment, which break between words and nowhere else."""

from __future__ import annotations

import textwrap

#: Represents a non-breaking space.
_KEPT = "\ue000"


def keep(text: str) -> str:
    """A text that stays on one line, such as a link with its parameters."""
    return text.replace(" ", _KEPT)


def wrap(text: str, width: int) -> list[str]:
    """Returns the lines of a text. A word that is longer than a line is put on its own line."""
    lines = textwrap.wrap(text, width, break_on_hyphens=False, break_long_words=False)
    return [unkept(line) for line in lines]


def unkept(text: str) -> str:
    """A text in one line."""
    return text.replace(_KEPT, " ")
