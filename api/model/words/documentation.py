"""The documentation of an item, in the words of a language but before formatting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from description.parts import Constant


@dataclass(frozen=True)
class Paragraph:
    """Sentences in one piece."""

    text: str


@dataclass(frozen=True)
class Items:
    """A list, an entry each."""

    texts: tuple[str, ...]


@dataclass(frozen=True)
class Raised:
    """A failure of a call: the status, what the language raises, and a clause that reads on after "if"."""

    status: Constant
    name: str
    text: str


def fragment(text: str) -> str:
    """A text as the words behind a tag: one that is no sentence has no full stop."""
    is_one = text.endswith(".") and ". " not in text and text[:1].islower()
    return text[:-1] if is_one else text


@dataclass
class Documentation:
    """The documentation of an item."""

    #: The first sentence, with its full stop.
    summary: str = ""
    #: Everything else, in order.
    blocks: list[Paragraph | Items] = field(default_factory=list)
    #: The descriptions of parameters, results and fields, by their C names.
    parameters: dict[str, str] = field(default_factory=dict)
    errors: list[Raised] = field(default_factory=list)
    #: References to functions.
    see: list[str] = field(default_factory=list)

    @property
    def paragraphs(self) -> Iterator[Paragraph | Items]:
        """The summary and everything else."""
        if self.summary:
            yield Paragraph(self.summary)
        yield from self.blocks

    @property
    def flat(self) -> str:
        """All text in one piece, for comments that have no paragraphs."""
        parts = [b.text if isinstance(b, Paragraph) else "; ".join(b.texts) + "." for b in self.paragraphs]
        return " ".join(parts)
