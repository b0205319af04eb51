"""Joins the blocks of a page to one program, and splits its output again.

A compiler run for each of forty blocks would need minutes. The blocks become the functions of one
program, which writes a mark before it calls each. A block that is a program by itself, with its
own `main`, stays one.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass

from snippets.answers import Answer, compared
from snippets.blocks import Block

#: Divides the answers of blocks; no block writes it.
MARK = "\u241e"


@dataclass(frozen=True)
class Form:
    """How a language spells a program out of blocks."""

    #: The lines of a block that belong to the top of the program, such as imports.
    top: str
    #: The words that mark a complete program.
    whole: str
    #: A function; {number} and {body} are filled in.
    function: str
    #: The call of it, after the mark was written.
    call: str
    #: The program; {top}, {functions} and {calls} are filled in.
    program: str

    def is_whole(self, block: Block) -> bool:
        return re.search(self.whole, block.text, re.M) is not None

    def assembled(self, blocks: Iterable[Block], before: str = "") -> str:
        """The program of blocks, after the lines that a comment in their page has for all."""
        tops, functions, calls = [before], [], []
        known = before.splitlines()
        for number, block in enumerate(blocks, 1):
            lines = block.text.splitlines()
            tops += [ln for ln in lines if re.match(self.top, ln) and ln not in known]
            body = "\n".join(line for line in lines if not re.match(self.top, line))
            functions.append(filled(self.function, number=str(number), body=indented(body)))
            calls.append(filled(self.call, number=str(number), mark=MARK))
        return filled(
            self.program,
            top="\n".join(dict.fromkeys(tops)),
            functions="\n".join(functions),
            calls="\n".join(calls),
        )


def filled(form: str, **words: str) -> str:
    """A form with its words; braces of the language stay."""
    return re.sub(r"\{(\w+)\}", lambda found: words.get(found[1], found[0]), form)


def indented(text: str) -> str:
    return textwrap.indent(text, "    ")


def answers(blocks: list[Block], wrote: str, wrong: str) -> list[Answer]:
    """The answer of each block of a program that ran."""
    parts = wrote.split(f"{MARK}\n")[1:]
    found = [compared(block, part, "") for block, part in zip(blocks, parts, strict=False)]
    if wrong or len(parts) != len(blocks):
        # The last one that began has failed, and those after it did not run.
        done = found[: max(len(parts) - 1, 0)]
        why = wrong or "the program ended before this block"
        return done + [(block, "failed", why) for block in blocks[len(done) :]]
    return found
