"""Definitions shared by both stages: the files' paths, their columns and their readers."""

from __future__ import annotations

import csv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
CURATED = HERE / "curated"
README_TEMPLATE = HERE / "README.template.md"
SHARE = ROOT / "share" / "currencies"
TABLE = SHARE / "currencies.csv"
VERSION = SHARE / "VERSION"
COUNTRIES = SHARE / "countries.csv"
REDENOMINATIONS = SHARE / "redenominations.csv"
CASH = SHARE / "cash.csv"
README = SHARE / "README.md"
SWIFT = ROOT / "Sources" / "MoneyCore" / "Currency" / "CurrencyTable+Data.swift"
COUNTRIES_SWIFT = SWIFT.with_name("CountryTable+Data.swift")
REDENOMINATIONS_SWIFT = SWIFT.with_name("Redenominations+Data.swift")
CASH_SWIFT = SWIFT.with_name("CashTable+Data.swift")
SYMBOLS_SWIFT = SWIFT.with_name("CurrencySymbols+Data.swift")

COLUMNS = [
    "code",
    "numeric",
    "name",
    "kind",
    "digits",
    "earlier_digits",
    "introduced",
    "withdrawn",
    "successor",
    "factor",
    "factor_since",
    "cash_step",
    "countries",
    "flag",
]
KINDS = {"current": "c", "historical": "h", "unit": "u", "informal": "i", "special": "s"}

Row = dict[str, str]


def fail(message: str) -> None:
    raise SystemExit(f"generate.py: {message}")


def read_rows(path: Path) -> list[Row]:
    with path.open(newline="", encoding="utf-8") as file:
        return [dict(row) for row in csv.DictReader(file)]


def code_key(row: Row) -> bytes:
    return row["code"].encode("ascii")


def field(value: str, width: int, what: str) -> str:
    if not value.isascii() or len(value) > width:
        fail(f"{what} does not fit in {width} columns: {value!r}")
    return value.ljust(width)


def doc_comment(text: str, indent: str, width: int = 100) -> list[str]:
    lines, line = [], indent + "///"
    for word in text.split(" "):
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = indent + "///"
        line += " " + word
    return lines + [line]
