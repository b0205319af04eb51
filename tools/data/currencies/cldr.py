"""The part of CLDR that libmoney reads, from the files in cldr/."""

from __future__ import annotations

import json
import lzma
from collections.abc import Container
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent / "cldr"
SUPPLEMENTAL = FOLDER / "supplemental.json.xz"
NUMBERS = FOLDER / "numbers.jsonl"
NAMES = FOLDER / "names.jsonl.xz"
COUNTRIES = FOLDER / "countries.jsonl.xz"


def parent_of(locale: str, parents: dict[str, str], known: Container[str]) -> str:
    """The nearest locale that another one inherits from; "und" is the root."""
    parent = locale
    while True:
        parent = parents.get(parent) or parent.rpartition("-")[0] or "und"
        if parent == "und" or parent in known:
            return parent


@cache
def supplemental() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(read(SUPPLEMENTAL))
    return found


def read(path: Path) -> bytes:
    """The bytes of a file, which may be packed."""
    data = path.read_bytes()
    return lzma.decompress(data) if path.suffix == ".xz" else data


def _whole(path: Path) -> dict[str, dict[str, Any]]:
    """Every locale's entries, with those that it inherits."""
    own = {}
    for line in read(path).decode("utf-8").split("\n")[:-1]:
        row = json.loads(line)
        own[row["locale"]] = row["entries"]
    found: dict[str, dict[str, Any]] = {}

    def entries(locale: str) -> dict[str, Any]:
        if locale not in found:
            start = {}
            if locale != "und":
                start = entries(parent_of(locale, supplemental()["parents"], own))
            merged = {**start, **own[locale]}
            found[locale] = {key: value for key, value in merged.items() if value is not None}
        return found[locale]

    for locale in own:
        entries(locale)
    return found


@cache
def numbers() -> dict[str, dict[str, Any]]:
    return _whole(NUMBERS)


@cache
def names() -> dict[str, dict[str, Any]]:
    return _whole(NAMES)


@cache
def countries() -> dict[str, dict[str, Any]]:
    """The names of regions by their codes of two letters."""
    return _whole(COUNTRIES)


def english_names() -> dict[str, str]:
    return {code: name for code, name in names()["en"].items() if "/" not in code}


def fractions() -> dict[str, tuple[int, int, int, int]]:
    """By code: digits, rounding, digits of cash, rounding of cash."""
    found = {}
    for code, entry in supplemental()["fractions"].items():
        digits, step = int(entry["_digits"]), int(entry["_rounding"])
        cash = (int(entry.get("_cashDigits", digits)), int(entry.get("_cashRounding", step)))
        found[code] = (digits, step, *cash)
    return found


def _day(text: str | None) -> date | None:
    return date.fromisoformat(text) if text else None


def regions() -> dict[str, list[tuple[str, date | None, date | None, bool]]]:
    """By region: each currency with its first and last day, and whether it was legal tender."""
    found = {}
    for region, entries in supplemental()["regions"].items():
        found[region] = [
            (code, _day(use.get("_from")), _day(use.get("_to")), use.get("_tender") != "false")
            for entry in entries
            for code, use in entry.items()
        ]
    return found
