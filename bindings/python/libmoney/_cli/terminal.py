"""Output for people: colours on a terminal, notes, and a progress bar for long commands."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

from .._boundary.progress import progress

#: The seconds after which a command shows its progress.
PATIENCE = 0.5
_WIDTH = 30
_CODES = {"faint": "2", "bold": "1", "red": "31"}


class Terminal:
    """The streams of a command.

    :param colour: auto, always or never.
    :param is_quiet: suppresses notes.
    """

    def __init__(self, command: str, colour: str, is_quiet: bool) -> None:
        self._command, self._colour, self._is_quiet = command, colour, is_quiet
        self._last = time.monotonic()
        self._started = self._last
        self._has_bar = False

    def _has_colours(self, stream: TextIO) -> bool:
        if self._colour != "auto":
            return self._colour == "always"
        if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
            return False
        return stream.isatty()

    def _painted(self, text: str, colour: str, stream: TextIO) -> str:
        if not self._has_colours(stream):
            return text
        return f"\x1b[{_CODES[colour]}m{text}\x1b[0m"

    def answer(self, text: str) -> None:
        """Writes a line of the answer."""
        self._clear()
        print(self._painted(plain(text), "bold", sys.stdout) if text else "")

    def detail(self, name: str, text: str) -> None:
        """Writes a line below an answer."""
        self._clear()
        print(f"  {self._painted(f'{name:<11}', 'faint', sys.stdout)}{plain(text)}")

    def document(self, text: str) -> None:
        """Writes a line of JSON."""
        self._clear()
        print(text)

    def note(self, text: str) -> None:
        """Writes a note on standard error, unless the command is quiet."""
        if not self._is_quiet:
            self._say(text, "faint")

    def refusal(self, text: str) -> None:
        """Writes an error message on standard error."""
        self._say(text, "red")

    def _say(self, text: str, colour: str) -> None:
        self._clear()
        name = self._painted(f"libmoney {self._command}:", colour, sys.stderr)
        print(f"{name} {plain(text)}", file=sys.stderr)

    def caret(self, lines: str) -> None:
        """Writes the place of an error."""
        for line in lines.splitlines():
            print(f"  {plain(line)}", file=sys.stderr)

    # Progress

    @contextmanager
    def watching(self, what: str) -> Iterator[None]:
        """Shows the progress of long calls of the library on a terminal."""
        if not sys.stderr.isatty() or self._is_quiet:
            yield
            return
        with progress(lambda done, total: self.advance(what, done, total)):
            yield
        self._clear()

    def advance(self, what: str, done: int, total: int) -> None:
        """Draws the progress of a long command a few times per second."""
        now = time.monotonic()
        if now - self._started < PATIENCE or now - self._last < 0.1 or not sys.stderr.isatty():
            return
        self._last = now
        if total > 0:
            full = min(_WIDTH, done * _WIDTH // total)
            bar = f"[{'#' * full}{' ' * (_WIDTH - full)}] {min(done * 100 // total, 100):3} %"
        else:
            bar = f"{done}"
        print(f"\r{what} {bar}", end="", file=sys.stderr, flush=True)
        self._has_bar = True

    def _clear(self) -> None:
        if self._has_bar:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self._has_bar = False


def plain(text: Any) -> str:
    """Replaces control characters, which could affect a terminal."""
    return "".join(one if one.isprintable() or one == "\n" else "?" for one in str(text))
