"""Fixtures of the tests: the tool, and the rates as exact fractions.

MONEY_TOOL=sanitized runs them with a tool built with the address and undefined behaviour
sanitizers.
"""

from __future__ import annotations

import csv
import json
import os
import subprocess
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
RATES = ROOT / "share" / "ecb" / "eurofxref-hist.csv"
BIN = ROOT / "build" / "embedded" / "bin"
SANITIZERS = "-fsanitize=address,undefined -fno-sanitize-recover=all -g"
#: The fraction digits of currencies without two of them.
DIGITS = {"JPY": 0, "KRW": 0, "ISK": 0}


def sanitized_tool() -> Path:
    """Builds the tool with sanitizers, once for all tests."""
    environment = {**os.environ, "CFLAGS": SANITIZERS, "LDFLAGS": SANITIZERS}
    command = ["tools/library/cli.sh", "embedded", "money-sanitized"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "warning" not in done.stderr, done.stderr
    return BIN / "money-sanitized"


class Tool:
    """Runs the tool in an environment without user settings."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.path = path
        self.folder = folder
        #: The exit code of the previous command of a session.
        self.last = 0
        kept = ("HOME", "TMPDIR", "LIBMONEY_PATH", "PYTHONPATH")
        self.environment = {name: os.environ[name] for name in kept if name in os.environ}
        self.environment |= {"PATH": f"{folder}/bin:/usr/bin:/bin", "LC_ALL": "C"}
        # The cache and the state of the developer are not those of the tests.
        self.environment["XDG_CACHE_HOME"] = f"{folder}/cache"
        self.environment["XDG_STATE_HOME"] = f"{folder}/state"
        (folder / "bin").mkdir(exist_ok=True)
        (folder / "bin" / "money").symlink_to(path)

    def __call__(
        self, *words: str | bytes, text: str | bytes = b"", **changes: str
    ) -> subprocess.CompletedProcess[str]:
        done = self.bytes(*words, text=text, **changes)
        return subprocess.CompletedProcess(
            done.args,
            done.returncode,
            done.stdout.decode("utf-8", "replace"),
            done.stderr.decode("utf-8", "replace"),
        )

    def bytes(
        self, *words: str | bytes, text: str | bytes = b"", **changes: str
    ) -> subprocess.CompletedProcess[bytes]:
        given = text.encode() if isinstance(text, str) else text
        return subprocess.run(
            [str(self.path), *words],
            input=given,
            capture_output=True,
            cwd=self.folder,
            env={**self.environment, **changes},
            timeout=120,
        )

    def answer(self, *words: str, text: str | bytes = b"") -> str:
        """Returns the output of a command that must succeed."""
        done = self(*words, text=text)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def objects(self, *words: str, text: str | bytes = b"", code: int = 0) -> list[dict[str, Any]]:
        """Returns the JSON objects of a command, one per line."""
        done = self(*words, "--json", text=text)
        assert done.returncode == code, (done.stdout, done.stderr)
        assert done.stdout == "" or done.stdout.endswith("\n")
        return [json.loads(line) for line in done.stdout.splitlines()]

    def object(self, *words: str, text: str | bytes = b"", code: int = 0) -> dict[str, Any]:
        found = self.objects(*words, text=text, code=code)
        assert len(found) == 1
        return found[0]


@pytest.fixture(scope="session")
def tool_path() -> Path:
    if os.environ.get("MONEY_TOOL") == "sanitized":
        return sanitized_tool()
    path = BIN / "money"
    assert path.exists(), "tools/library/cli.sh embedded builds the tool"
    return path


@pytest.fixture
def money(tool_path: Path, tmp_path: Path) -> Tool:
    return Tool(tool_path, tmp_path)


@pytest.fixture(scope="session")
def quotes() -> dict[str, dict[str, Fraction]]:
    """Returns the price of one euro in each currency, per day, from the bank's file."""
    with RATES.open() as file:
        rows = list(csv.DictReader(file))
    return {
        row["Date"]: {
            "EUR": Fraction(1),
            **{
                code: Fraction(value)
                for code, value in row.items()
                if code and code != "Date" and value not in ("N/A", "")
            },
        }
        for row in rows
    }


def rounded(value: Fraction, code: str) -> str:
    """Rounds half to even, to the digits of the currency."""
    digits = DIGITS.get(code, 2)
    number = round(value * 10**digits)
    return str(Decimal(number).scaleb(-digits)) if digits else str(number)


def exact(amount: str, source: str, target: str, day: dict[str, Fraction]) -> Fraction:
    return Fraction(amount) / day[source] * day[target]
