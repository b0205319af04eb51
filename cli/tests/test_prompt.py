"""Tests the prompt on a terminal, with libedit and without it."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import time
from pathlib import Path

import pytest
from conftest import Tool

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r|\x07")


class Terminal:
    """A prompt on a terminal, into which a test types."""

    def __init__(self, tool: Tool, *words: str, **changes: str) -> None:
        self.leader, follower = pty.openpty()
        environment = {**tool.environment, "TERM": "xterm", "COLUMNS": "200", **changes}
        self.process = subprocess.Popen(
            [str(tool.path), *words],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env=environment,
            cwd=tool.folder,
            start_new_session=True,
        )
        os.close(follower)
        self.raw = ""
        self.wait_for("> ")

    def wait_for(self, wanted: str, end: str = "") -> str:
        """Reads until a text appears, and an end. Returns the output since the last call."""
        until = time.monotonic() + 20
        while time.monotonic() < until:
            said = ESCAPE.sub("", self.raw)
            if wanted in said and said.endswith(end):
                break
            if not select.select([self.leader], [], [], 0.2)[0]:
                continue
            try:
                part = os.read(self.leader, 4096)
            except OSError:
                break
            if not part:
                break
            self.raw += part.decode(errors="replace")
        said, self.raw = ESCAPE.sub("", self.raw), ""
        assert wanted in said, said
        return said

    def type(self, keys: str) -> None:
        os.write(self.leader, keys.encode())

    def ask(self, line: str, wanted: str) -> str:
        self.type(line + "\n")
        # The terminal accepts keys such as Ctrl-D as soon as the next prompt appears.
        return self.wait_for(wanted, end="\n> ")

    def end(self, keys: str = "\x15\x04") -> int:
        """Clears the line and ends the prompt. libedit may lose the first keys."""
        for turn in range(60):
            self.type(keys if turn < 10 else "\nquit\n")
            # The terminal waits until its output has been read.
            while select.select([self.leader], [], [], 0.2)[0]:
                try:
                    if not os.read(self.leader, 4096):
                        break
                except OSError:
                    break
            try:
                code = self.process.wait(timeout=0.3)
            except subprocess.TimeoutExpired:
                continue
            os.close(self.leader)
            return code
        raise AssertionError("the prompt did not end")


def history(tool: Tool) -> Path:
    return tool.folder / "state" / "libmoney" / "history"


@pytest.fixture(params=["libedit", "plain"])
def changes(request: pytest.FixtureRequest, money: Tool) -> dict[str, str]:
    if request.param == "libedit":
        return {}
    source, library = money.folder / "absent.c", money.folder / "absent.so"
    source.write_text("void *dlopen(const char *n, int f) { (void)n; (void)f; return 0; }\n")
    subprocess.run(["cc", "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
    return {"LD_PRELOAD": str(library)}


def test_a_session(money: Tool, changes: dict[str, str]) -> None:
    terminal = Terminal(money, **changes)
    terminal.ask("tip = 15%", "15%")
    terminal.ask("40 EUR + tip", "46.00 EUR")
    terminal.ask("prev x 2", "92.00 EUR")
    terminal.ask("5 rubbish", 'unknown name or currency "rubbish"')
    terminal.ask("", "> ")
    terminal.ask("10 EUR", "10 EUR")
    terminal.ask("20 eur", "read as")
    terminal.ask("total", "30")
    said = terminal.ask("100 USD in EUR", "European Central Bank")
    assert "89.51 EUR" in said
    terminal.ask("help", "Ctrl-D")
    assert terminal.end("quit\n") == 0


def test_the_end_of_the_input(money: Tool, changes: dict[str, str]) -> None:
    assert Terminal(money, **changes).end("\x04") == 0


def test_history(money: Tool) -> None:
    terminal = Terminal(money)
    terminal.ask("1 EUR + 2 EUR", "3")
    assert terminal.end() == 0
    assert "2" in history(money).read_text()
    assert history(money).stat().st_mode & 0o077 == 0
    terminal = Terminal(money)
    terminal.type("\x1b[A")
    terminal.wait_for("1 EUR")
    terminal.ask("", "3")
    assert terminal.end() == 0


def test_the_history_can_be_disabled(money: Tool) -> None:
    terminal = Terminal(money, MONEY_HISTORY="")
    terminal.ask("1 EUR + 2 EUR", "3")
    assert terminal.end() == 0 and not history(money).exists()
    other = money.folder / "other"
    terminal = Terminal(money, MONEY_HISTORY=str(other))
    terminal.ask("1 EUR + 2 EUR", "3")
    assert terminal.end() == 0 and other.exists() and not history(money).exists()


@pytest.mark.parametrize(
    ("keys", "wanted"), [("5 chf in eu\t", "EUR"), ("feel\t", "feeling"), ("tot\t", "total")]
)
def test_completion(money: Tool, keys: str, wanted: str) -> None:
    terminal = Terminal(money)
    terminal.ask("feeling = 5", "5")
    terminal.type(keys)
    terminal.wait_for(wanted)
    terminal.type("\x15")
    assert terminal.end() == 0


def test_colours(money: Tool) -> None:
    for changes, has_colours in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        terminal = Terminal(money, **changes)
        terminal.type("1 EUR + 1 EUR\n")
        time.sleep(1)
        raw = os.read(terminal.leader, 65536).decode()
        assert ("\x1b[1m" in raw) == has_colours, raw
        terminal.end()


def test_totals_and_questions(money: Tool) -> None:
    terminal = Terminal(money)
    terminal.ask("10 EUR", "10.00 EUR")
    terminal.ask("5 USD", "5.00 USD")
    assert "14.48 EUR" in terminal.ask("total", "read as total in EUR")
    said = terminal.ask("$5", "or pass a locale, such as --locale en-US")
    assert "LC_ALL, LC_MONETARY and LANG contain no locale that decides" in said
    assert terminal.end("quit\n") == 0


def test_options_of_the_prompt(money: Tool) -> None:
    terminal = Terminal(money, "--locale", "en-US", "--digits", "3")
    assert "5.000 USD" in terminal.ask("$5", "read as USD 5")
    assert terminal.end("quit\n") == 0


def test_hostile_lines(money: Tool, changes: dict[str, str]) -> None:
    terminal = Terminal(money, **changes)
    for line in ("(" * 150, "1 / 0", "\u202e5 EUR", "9" * 300, "= 5", "total in XQX", "-"):
        terminal.type(line + "\n")
    terminal.ask("2 x 21", "42")
    assert terminal.end("quit\n") == 0
