"""The command line, compatible with the tool ``money``."""

from __future__ import annotations

import argparse
import os
import sys
from datetime import date
from typing import Any

from .._boundary.data_files import data_file, data_of
from .._boundary.rounding import Rounding
from .._money_error import MoneyError
from .._rates.rates import Rates
from .commands import ANSWERED, FILE, REFUSED, SYSTEM, Command, version
from .terminal import Terminal

_EXITS = """exit codes:
  0  success
  1  a value was rejected or has no result; in a pipe, at least one line
  2  invalid command line
  3  a file is missing, unreadable or damaged
  4  write error, or out of memory"""


def parser() -> argparse.ArgumentParser:
    """Returns the parser of the arguments and options."""
    plain = argparse.RawDescriptionHelpFormatter
    top = argparse.ArgumentParser(
        "python -m libmoney",
        description="Exact calculation with amounts of money, and conversion at traceable rates.",
        epilog=_EXITS,
        formatter_class=plain,
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    convert = commands.add_parser(
        "convert",
        help="convert amounts to another currency",
        epilog="python -m libmoney convert 100 USD EUR --on 2020-03-13 --explain\n"
        "printf '100 USD\\n12.50 GBP 2020-03-13\\n' | python -m libmoney convert - EUR",
        formatter_class=plain,
    )
    convert.add_argument("words", nargs="+", metavar="AMOUNT CODE TARGET [DAY] | - TARGET")
    calc = commands.add_parser("calc", help="evaluate an expression exactly and round once")
    calc.add_argument("words", nargs="+", metavar="EXPRESSION | -")
    for one in (convert, calc):
        add_rule(one)
    version_ = commands.add_parser("version", help="show the versions of the library and its data")
    help_ = commands.add_parser("help", help="show this help, or the help of a command")
    help_.add_argument(
        "topic", nargs="?", choices=["convert", "calc", "version"], metavar="COMMAND"
    )
    for one in (convert, calc, version_):
        add_output(one)
    return top


def add_rule(parser: argparse.ArgumentParser) -> None:
    """Adds the options of conversions."""
    names = [mode.name.lower().replace("_", "-") for mode in Rounding]
    option = parser.add_argument
    option("--on", metavar="DAY", help="day of the rates (default: the newest)")
    gap = "accept rates up to DAYS days earlier (default: 0)"
    option("--max-gap", type=int, default=0, metavar="DAYS", help=gap)
    digits = "number of fraction digits (default: the currency's)"
    option("--digits", type=int, metavar="N", help=digits)
    modes = f"rounding mode (default: half-even): {', '.join(names)}"
    option("--rounding", choices=names, default="half-even", metavar="MODE", help=modes)
    explain = "show rate, path, day, source, age and exact result"
    option("--explain", action="store_true", help=explain)
    option("--now", metavar="DAY", help="day from which ages are counted (default: today)")
    option("--strict", action="store_true", help="stop at the first rejected line")


def add_output(parser: argparse.ArgumentParser) -> None:
    """Adds the options of files and streams."""
    option = parser.add_argument
    option("--rates", metavar="FILE", help="file of rates; - reads standard input")
    option("--json", action="store_true", help="write one JSON object per line")
    when = ["auto", "always", "never"]
    colours = "when to use colours: auto, always or never"
    option("--color", choices=when, default="auto", metavar="WHEN", help=colours)
    option("-q", "--quiet", action="store_true", help="suppress notes on standard error")


class _FileError(Exception):
    """Raised if a file of rates cannot be read."""


def place_of(path: str | None) -> str:
    """Returns the path of the rates: the named file, or the installed history of the ECB."""
    path = path or os.environ.get("MONEY_RATES")
    try:
        return path or data_file("ecb", "eurofxref-hist.csv", "rates")
    except FileNotFoundError as error:
        raise _FileError(f"rates: {error}") from None


def rates_of(place: str) -> Rates:
    """Reads the rates of a file or of standard input."""
    try:
        data = sys.stdin.buffer.read() if place == "-" else data_of(place)
    except OSError as error:
        raise _FileError(f"rates: {place}: {error.strerror}") from None
    try:
        is_json = data.lstrip()[:1] == b"{"
        return Rates.from_json(data) if is_json else Rates.from_ecb(data)
    except MoneyError as error:
        raise _FileError(f"rates: {place}: {error}") from None


def main(words: list[str]) -> int:
    """Runs a command and returns its exit code."""
    top = parser()
    options = top.parse_args(words)
    if options.command == "help":
        if options.topic:
            return main([options.topic, "--help"])
        top.print_help()
        return ANSWERED
    terminal = Terminal(options.command, options.color, options.quiet)
    try:
        code = _run(options, terminal, top)
        sys.stdout.flush()
        return code
    except _FileError as error:
        terminal.refusal(str(error))
        return FILE
    except BrokenPipeError:
        # A closed pipe is not reported.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ANSWERED
    except (MemoryError, OSError) as error:
        terminal.refusal(str(error) or "out of memory")
        return SYSTEM
    except KeyboardInterrupt:
        return 130


def _run(options: Any, terminal: Terminal, top: argparse.ArgumentParser) -> int:
    place = place_of(options.rates)
    if options.command == "version":
        return version(terminal, place, options.json)
    with terminal.watching("rates"):
        rates = rates_of(place)
    command = Command(options, terminal, rates, place)
    try:
        command.now = date.fromisoformat(options.now) if options.now else date.today()
    except ValueError:
        terminal.refusal(f"--now must be a day such as 2026-11-02, got {options.now!r}")
        return REFUSED
    if options.words[0] == "-":
        return command.pipe(sys.stdin, options.words[1:])
    return command.once(options.words, top)
