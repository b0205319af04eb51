"""Checks that ``python -m libmoney`` produces the output and exit codes of the tool ``money``."""

from __future__ import annotations

import io
import json
import os
import pty
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from machine import NEEDS_OWN_COMPILER

from libmoney import Rates, __version__
from libmoney._cli.command_line import main
from libmoney._cli.provenance import number
from libmoney._cli.terminal import Terminal, plain

ROOT = Path(__file__).resolve().parents[3]
RATES = ROOT / "share" / "ecb" / "eurofxref-hist.csv"
TOOL = ROOT / "build" / "embedded" / "bin" / "money"
ENVIRONMENT = {**os.environ, "MONEY_RATES": str(RATES)}


def run(*words: str, given: str = "") -> tuple[int, str, str]:
    """Runs a command in this process and returns its exit code, output and messages."""
    answer, notes, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(given.encode()))
    os.environ["MONEY_RATES"] = str(RATES)
    try:
        with redirect_stdout(answer), redirect_stderr(notes):
            try:
                code = main(list(words))
            except SystemExit as end:
                code = int(end.code or 0)
    finally:
        sys.stdin = before
        del os.environ["MONEY_RATES"]
    return code, answer.getvalue(), notes.getvalue()


#: Command lines and their input, for this program and for the tool.
SAME: list[tuple[list[str], str]] = [
    (["convert", "100", "USD", "EUR", "--on", "2020-03-13"], ""),
    (["convert", "100", "USD", "EUR", "2020-03-13"], ""),
    (["convert", "100", "USD", "EUR"], ""),
    (["convert", "100", "USD", "EUR", "--quiet"], ""),
    (["convert", "100", "USD", "EUR", "--on", "2020-03-15"], ""),
    (["convert", "100", "USD", "EUR", "--on", "2020-03-15", "--max-gap", "3"], ""),
    (["convert", "1", "USD", "EUR", "--digits", "3", "--rounding", "up", "-q"], ""),
    (["convert", "100", "USD", "GBP", "--on", "2020-03-14", "--max-gap", "3", "--explain",
      "--now", "2020-03-20"], ""),
    (["convert", "100", "DEM", "EUR", "--explain", "--on", "2020-03-13"], ""),
    (["convert", "100", "EUR", "EUR", "--explain"], ""),
    (["convert", "100", "GBX", "GBP", "--explain"], ""),
    (["convert", "-5", "USD", "EUR", "--on", "2020-03-13", "--json"], ""),
    (["convert", "100", "USD", "EUR", "--json", "--on", "2020-03-15"], ""),
    (["convert", "100", "USD", "KES"], ""),
    (["convert", "100", "USD", "EUR", "--rates", "/nowhere"], ""),
    (["convert", "-", "EUR", "--on", "2020-03-13"], "100 USD\n\n5 CHF\n12.50 GBP 2020-03-12\n"),
    (["convert", "-", "EUR", "--on", "2020-03-13"], "100 USD\nrubbish\n5 CHF\n"),
    (["convert", "-", "EUR", "--on", "2020-03-13", "--strict"], "rubbish\n5 CHF\n"),
    (["convert", "-"], "100 USD EUR 2020-03-13\n"),
    (["calc", "3 x 4.99 EUR + 10% in USD", "--on", "2020-03-13"], ""),
    (["calc", "1 / 3"], ""),
    (["calc", "10 USD + 3 GBP in EUR", "--explain", "--on", "2020-03-13",
      "--now", "2020-03-20"], ""),
    (["calc", "12 EUR +"], ""),
    (["calc", "1 / 0"], ""),
    (["calc", "-"], "1+1\nx\n2 EUR x 3\n"),
]  # fmt: skip


@pytest.mark.skipif(not TOOL.exists(), reason="the tool is not built")
@pytest.mark.parametrize(("words", "given"), SAME, ids=lambda one: " ".join(one)[:60])
def test_as_the_tool_does(words: list[str], given: str) -> None:
    code, answer, notes = run(*words, given=given)
    tool = subprocess.run(
        [str(TOOL), *words], input=given, capture_output=True, text=True, env=ENVIRONMENT
    )
    assert answer == tool.stdout
    assert code == tool.returncode
    # Only the tool suggests a --max-gap.
    suggestion = " accepts the rates of that day"
    told = [line for line in tool.stderr.splitlines() if suggestion not in line]
    assert [line.replace("libmoney ", "money ", 1) for line in notes.splitlines()] == [
        line.replace('got "rubbish"', "got 'rubbish'") for line in told
    ]


def test_calc_names_the_days_in_json() -> None:
    code, answer, notes = run("calc", "10 USD + 3 GBP in EUR", "--json")
    conversions = json.loads(answer)["conversions"]
    assert (code, notes) == (0, "")
    assert [(one["from"], one["to"], one["gap_days"]) for one in conversions] == [
        ("USD", "EUR", 0),
        ("GBP", "EUR", 0),
    ]
    assert {one["day"] for one in conversions} == {str(Rates.from_ecb(RATES).as_of)}


def test_version() -> None:
    code, answer, _ = run("version")
    assert code == 0 and answer.startswith(f"libmoney {__version__}\n")
    assert str(RATES) in answer
    code, answer, _ = run("version", "--json")
    assert json.loads(answer)["libmoney"] == __version__


def test_help() -> None:
    for words in (["--help"], ["help"], ["help", "convert"], ["calc", "-h"]):
        code, answer, errors = run(*words)
        assert code == 0 and "usage: python -m libmoney" in answer and not errors
    assert "exit codes:" in run("help")[1]


@pytest.mark.parametrize(
    "words",
    [[], ["bogus"], ["convert"], ["convert", "100", "USD"], ["calc"],
     ["convert", "1", "USD", "EUR", "--rounding", "x"],
     ["convert", "1", "USD", "EUR", "--digits", "x"]],
)  # fmt: skip
def test_a_wrong_command_line(words: list[str]) -> None:
    code, answer, errors = run(*words)
    assert code == 2 and not answer and "usage:" in errors


def test_rates_of_the_standard_input_and_of_a_document(tmp_path: Path) -> None:
    document = '{"base":"EUR","rates":{"USD":1.25}}'
    assert run("convert", "100", "USD", "EUR", "--rates", "-", given=document)[1] == "80.00 EUR\n"
    path = tmp_path / "rates.json"
    path.write_text(document)
    assert run("convert", "100", "USD", "EUR", "--rates", str(path))[1] == "80.00 EUR\n"
    path.write_bytes(b"{\xff")
    assert run("convert", "100", "USD", "EUR", "--rates", str(path))[0] == 3


def test_a_value_that_is_out_of_range_is_refused() -> None:
    for more in (["--digits", "99"], ["--max-gap", "-1"], ["--now", "tomorrow"], ["--on", "x"]):
        code, answer, errors = run("convert", "1", "USD", "EUR", *more)
        assert code == 1 and not answer and "Traceback" not in errors


def test_control_characters_do_not_reach_the_terminal() -> None:
    assert plain("\x1b[2Ja\x00\u202eb") == "?[2Ja??b"
    _, _, errors = run("convert", "1\x1b[2J", "USD", "EUR")
    assert "\x1b" not in errors


def test_long_lines_are_refused() -> None:
    code, _, errors = run("calc", "-", given="1" * 20000 + "\n")
    assert code == 1 and "16384" in errors


def test_a_reader_that_goes_away() -> None:
    command = f"{sys.executable} -m libmoney calc - | head -n 1"
    given = "1+1\n" * 50_000
    done = subprocess.run(
        command, shell=True, input=given, capture_output=True, text=True, env=ENVIRONMENT
    )
    assert done.stdout == "2\n" and "Traceback" not in done.stderr


def test_colours() -> None:
    words = ("convert", "100", "USD", "EUR", "--on", "2020-03-13")
    assert "\x1b[" not in run(*words)[1]
    assert "\x1b[1m90.06 EUR\x1b[0m" in run(*words, "--color", "always")[1]


@NEEDS_OWN_COMPILER
def test_a_terminal() -> None:
    """Checks the colours and the progress bar on a terminal."""
    program = (
        "import libmoney._cli.terminal as terminal; terminal.PATIENCE = 0\n"
        "shown = terminal.Terminal('convert', 'auto', False); shown._last = 0\n"
        "shown.advance('rates', 1, 2); shown.answer('80.00 EUR')"
    )
    ours, theirs = pty.openpty()
    environment = {**ENVIRONMENT, "TERM": "xterm", "NO_COLOR": ""}
    streams = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
    subprocess.run([sys.executable, "-c", program], env=environment, check=True, **streams)
    os.close(theirs)
    text = os.read(ours, 4096)
    os.close(ours)
    assert b"rates [###############" in text and b"50 %" in text
    assert text.endswith(b"\r\x1b[K\x1b[1m80.00 EUR\x1b[0m\r\n")


def test_a_short_command_shows_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, stream = Terminal("convert", "never", False), io.StringIO()
    monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", stream)
    shown._last = 0
    shown.advance("rates", 1, 2)
    assert not stream.getvalue()
    shown._started -= 1
    shown.advance("rates", 1, 2)
    assert "50 %" in stream.getvalue()


def test_as_a_program() -> None:
    command = [sys.executable, "-m", "libmoney", "convert", "100", "USD", "EUR", "--on", "x"]
    done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT)
    assert done.returncode == 1 and not done.stdout
    assert done.stderr.startswith("libmoney convert: ")


def test_the_progress_of_reading_is_watched(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["convert", "1", "EUR", "USD", "--on", "2020-03-13", "--rates", str(RATES)]) == 0
    assert capsys.readouterr().out == "1.11 USD\n"


def test_numbers() -> None:
    from fractions import Fraction

    assert number(Fraction(1, 3)) == "0.333333333333..."
    assert number(Fraction(5, 4)) == "1.25" and number(Fraction(10**40)) == str(10**40)
