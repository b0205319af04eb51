"""What locales write, compared with two versions of ICU; and read back.

Tests/Data/icu has the answers of ICU, which tools/icu/answers.py asked for; another machine has
other versions. CLDR changes from one version to the next, so where the two agree CLDR did not.
"""

from __future__ import annotations

import json
import lzma
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from libmoney import (
    AmbiguousCurrency,
    Display,
    LocaleTables,
    Money,
    MoneyError,
    Numerals,
    Style,
    format_locale,
    locales,
    parse_locale,
)

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tools" / "icu"))

import cases as icu  # noqa: E402

FILE = ROOT / "share" / "locales" / "cldr.locales"
CASES = icu.cases()
#: The tables are of the CLDR that this ICU has.
SAME_DATA = "78.2"
#: Locales whose data CLDR changed twice between the two, and what else is no fault, with the reason.
REASONS: dict[str, str] = {}


@cache
def tables() -> LocaleTables:
    return LocaleTables(FILE.read_bytes())


@cache
def answers(version: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    text = lzma.decompress((icu.FOLDER / f"{version}.jsonl.xz").read_bytes()).decode("utf-8")
    for line in text.splitlines():
        group = json.loads(line)
        found.update(dict.fromkeys(group["locales"], group["texts"]))
    return found


def written(case: icu.Case, locale: str, loaded: LocaleTables | None) -> str:
    return format_locale(
        Money(case.amount, case.code),
        locale,
        Style[case.style.upper()],
        Display[case.display.upper()],
        digits=case.digits,
        numerals=Numerals[case.numerals.upper()],
        tables=loaded,
    )
