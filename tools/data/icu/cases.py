"""The texts of ICU in every locale and their format, shared by the generators and the tests."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple

#: A line a group of locales that ICU writes alike: {"locales": [...], "texts": [...]}.
ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "Tests" / "Data" / "icu"


class Case(NamedTuple):
    """An amount and how it is written; `digits` are fraction digits, in a short form the most."""

    style: str
    display: str
    numerals: str
    amount: str
    code: str
    digits: int


AMOUNTS = [
    ("0", "EUR", 2),
    ("1", "JPY", 0),
    ("-1", "USD", 2),
    ("0.5", "CHF", 2),
    ("12.34", "BRL", 2),
    ("-999.99", "INR", 2),
    ("1234.5", "EUR", 2),
    ("12345.678", "KWD", 3),
    ("-1234567.891", "USD", 3),
    ("1234567890123", "XAF", 0),
    ("-54321", "CAD", 2),
    ("7654.3", "GBP", 2),
    ("8.8", "CNY", 2),
    ("-4000", "ARS", 2),
    ("1500", "PLN", 2),
    ("98765.4", "ZAR", 2),
]
SHORT = [
    ("0", "EUR", 0),
    ("999", "USD", 0),
    ("1000", "EUR", 0),
    ("-1234", "EUR", 1),
    ("5000", "CHF", 1),
    ("12345", "JPY", 1),
    ("-999999", "USD", 1),
    ("1000000", "EUR", 0),
    ("2300000", "INR", 1),
    ("21000000", "EUR", 0),
    ("345600000", "BRL", 2),
    ("7000000000", "EUR", 0),
    ("1100000000000", "USD", 1),
    ("1234567890123456", "EUR", 1),
]
NAMED = [
    ("0", "EUR", 0),
    ("1", "EUR", 0),
    ("1", "USD", 2),
    ("2", "USD", 0),
    ("3", "GBP", 0),
    ("5", "EUR", 0),
    ("-11", "USD", 0),
    ("21", "GBP", 0),
    ("101", "JPY", 0),
    ("1.5", "EUR", 1),
    ("0.1", "USD", 1),
    ("1000000", "EUR", 0),
    ("-1234567.89", "USD", 2),
]


def countries() -> list[str]:
    """The codes whose names ICU was asked for: the countries of share/currencies, in order."""
    with (ROOT / "share" / "currencies" / "countries.csv").open(encoding="utf-8") as lines:
        return sorted({row["country"] for row in csv.DictReader(lines)})


def cases() -> list[Case]:
    found = []
    for numerals in ("locale", "latin"):
        found += [Case("standard", "symbol", numerals, *one) for one in AMOUNTS]
        found += [Case("standard", "narrow", numerals, *one) for one in AMOUNTS[::2]]
        found += [Case("standard", "code", numerals, *one) for one in AMOUNTS[::3]]
        found += [Case("accounting", "symbol", numerals, *one) for one in AMOUNTS[:9]]
        found += [Case("accounting", "code", numerals, *one) for one in AMOUNTS[2:9:3]]
        found += [Case("compact", "symbol", numerals, *one) for one in SHORT]
        found += [Case("compact", "code", numerals, *one) for one in SHORT[3:5]]
        found += [Case("standard", "name", numerals, *one) for one in NAMED]
        found += [Case("compact", "name", numerals, *one) for one in SHORT[1:9:2]]
    return found
