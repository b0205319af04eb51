"""Tests colours, and commands that would wait for input from a terminal."""

from __future__ import annotations

import os
import pty
import subprocess

import pytest
from conftest import Tool

ESCAPE = "\x1b["


def on_terminal(tool: Tool, *words: str, **changes: str) -> tuple[int, str]:
    """Runs the tool with a terminal as its three standard streams."""
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [str(tool.path), *words],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**tool.environment, "TERM": "xterm", **changes},
        start_new_session=True,
    )
    os.close(follower)
    said = b""
    while True:
        try:
            part = os.read(leader, 4096)
        except OSError:
            break
        if not part:
            break
        said += part
    os.close(leader)
    return process.wait(timeout=20), said.decode()


EXPLAINED = ("convert", "1", "USD", "EUR", "--explain")


def test_colours_on_a_terminal(money: Tool) -> None:
    code, said = on_terminal(money, *EXPLAINED)
    assert code == 0 and ESCAPE in said
    assert ESCAPE in on_terminal(money, "convert", "x", "USD", "EUR")[1]
    assert ESCAPE not in money(*EXPLAINED).stdout


@pytest.mark.parametrize(
    ("words", "changes"),
    [
        ((), {"NO_COLOR": "1"}),
        ((), {"TERM": "dumb"}),
        (("--color", "never"), {}),
        (("--color=never",), {}),
    ],
)
def test_no_colours(money: Tool, words: tuple[str, ...], changes: dict[str, str]) -> None:
    assert ESCAPE not in on_terminal(money, *EXPLAINED, *words, **changes)[1]


def test_colours_that_are_asked_for(money: Tool) -> None:
    for changes in ({}, {"NO_COLOR": "1"}, {"TERM": "dumb"}):
        assert ESCAPE in money(*EXPLAINED, "--color", "always", **changes).stdout
    assert ESCAPE in on_terminal(money, *EXPLAINED, NO_COLOR="")[1]
    done = money("convert", "--color=always", "1")
    assert ESCAPE in done.stderr
    # Each colour is reset.
    said = money(*EXPLAINED, "--color", "always").stdout
    assert said.count(ESCAPE + "0m") == said.count(ESCAPE) / 2


@pytest.mark.parametrize("command", ["convert", "calc", "sum", "format", "parse"])
def test_nothing_waits_for_a_terminal_unasked(money: Tool, command: str) -> None:
    words = ("--locale", "de") if command in ("format", "parse") else ()
    code, said = on_terminal(money, command, *words)
    assert code == 2 and "- reads" in said
