"""Runs random arguments and random input, which must never crash or hang the tool.

The tool is built with sanitizers, so that a memory error changes the exit code.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from conftest import Tool, sanitized_tool

SEEDS = 8
RUNS = 25
WORDS = (
    "100 -5 .5 USD EUR JPY to in - -- 2020-03-13 2020-03-14 1. 1e9 ((((( # check list wallet shop "
    "/dev/null / bash zsh de pt-BR xx 0 1 3 1000000 half-up always rates.json = %s%n ' \" € $ 🏦"
).split()
WORDS += ["100 USD", "", " ", "\t", "9" * 60, "3 x 4.99 EUR + 10%", "x" * 2000, "¤¤ #,##0.00;(0)"]
WORDS += ["\udcff", "a\nb", "\x1b[31m"]
PIECES = b"1 EUR|\n|\n|\n|\r\n|\0|\xff\xfe|2020-03-13| |\t|x|(|+ 10%|EUR in USD|1/3".split(b"|")
PIECES += [
    b"$",
    b"-",
    b".",
    b"1.234,5 EUR",
    b"100 USD",
    b"9" * 40,
    "€".encode(),
    b"\xef\xbb\xbf",
    b"x" * 20000,
]


@pytest.fixture(scope="session")
def sanitized() -> Path:
    return sanitized_tool()


@pytest.fixture
def hardened(sanitized: Path, tmp_path: Path) -> Tool:
    tool = Tool(sanitized, tmp_path)
    (tmp_path / "rates.json").write_text('{"base":"EUR","rates":{"USD":1.25}}')
    return tool


@pytest.mark.parametrize("seed", range(SEEDS))
def test_random_words_and_input(hardened: Tool, seed: int) -> None:
    chance = random.Random(seed)
    known = hardened.objects("help")
    for _ in range(RUNS):
        command = chance.choice(known)
        words = [command["command"]]
        for _ in range(chance.randrange(7)):
            if chance.random() < 0.5:
                words.append(chance.choice(WORDS))
            else:
                option = chance.choice(command["options"])
                words.append(option["name"])
                if "value" in option:
                    words.append(chance.choice(WORDS))
        given = b"".join(chance.choice(PIECES) for _ in range(chance.randrange(30)))
        raw = [word.encode("utf-8", "surrogateescape").replace(b"\0", b"") for word in words]
        done = hardened.bytes(*raw, text=given)
        # A sanitizer's report also exits with 1.
        assert b"Sanitizer" not in done.stderr and b"runtime error" not in done.stderr, (
            words,
            given,
            done.stderr,
        )
        assert done.returncode in range(5), (words, given, done)
        assert (done.returncode in (0, 1)) or done.stderr, (words, given)
        if "--color" not in words:
            assert not any(byte < 32 and byte not in b"\t\n" for byte in done.stderr), (
                words,
                done.stderr,
            )
        if (
            "--json" in words
            and done.returncode in (0, 1)
            and not {"-h", "--help", "--"} & set(words)
        ):
            for line in done.stdout.decode("utf-8").splitlines():
                json.loads(line)


@pytest.mark.parametrize("seed", range(4))
def test_random_files_of_rates(hardened: Tool, seed: int) -> None:
    chance = random.Random(seed)
    seeds = [
        b"Date,USD,JPY,\n2020-03-13,1.25,120.5,\n2020-03-12,1.2,N/A,\n",
        b'{"base":"EUR","date":"2020-03-13","rates":{"USD":1.25,"JPY":120.5}}',
        b'<Envelope><Cube><Cube time="2020-03-13"><Cube currency="USD" rate="1.25"/></Cube></Cube>'
        b"</Envelope>",
    ]
    for _ in range(RUNS):
        content = bytearray(chance.choice(seeds))
        for _ in range(chance.randrange(6)):
            content[chance.randrange(len(content))] = chance.randrange(256)
        (hardened.folder / "r").write_bytes(bytes(content))
        for words in (
            ("rates",),
            ("rates", "USD"),
            ("convert", "1", "USD", "EUR", "--explain", "--json"),
        ):
            done = hardened(*words, "--rates", "r")
            assert "Sanitizer" not in done.stderr and "runtime error" not in done.stderr, (
                content,
                done.stderr,
            )
            assert done.returncode in (0, 1, 3), (content, done)


def test_it_compiles_without_a_warning(hardened: Tool) -> None:
    """Builds the sanitized tool, with all warnings enabled, even if no other test does."""
    assert hardened("version").returncode == 0
