"""Which currencies are legal tender in which country, and when: countries.csv, and its Swift."""

from __future__ import annotations

import csv
import io
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from common import COUNTRIES, COUNTRIES_SWIFT, Row, doc_comment, fail, read_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generate import Sources

COLUMNS = ["country", "code", "since", "until", "source"]
#: The first of the days that 3 digits of base 92 count: 2,131 years from here.
EPOCH = date(1500, 1, 1)
FIRST_DIGIT = ord("#")
BASE = 92
LINE_DOC = (
    "One fixed-width line a country and currency, sorted by country, first day and code; columns: "
    "country 2, code 3, first day 3, day after the last 3. Days are counted from 1500-01-01, 0 is "
    "none, as numbers of base 92 whose digits are the bytes from `#` to `~`."
)


class Period(NamedTuple):
    """A use as legal tender, its first day as the reviewed table has it."""

    code: str
    since: date
    end: date | None


def periods(
    sources: Sources, table: dict[str, Row], reserved: frozenset[str]
) -> dict[str, list[Period]]:
    """CLDR's uses as legal tender, by country.

    A currency that is named after the country starts there on the table's day, which may rest on a
    better document than CLDR's; elsewhere it starts no earlier.
    """
    found: dict[str, list[Period]] = {}
    for code, uses in sources.usage.items():
        introduced = table[code]["introduced"]
        for use in uses:
            if not use.tender or use.region in reserved:
                continue
            if use.start is None:
                fail(f"countries: missing first day of {code} in {use.region}")
            since = use.start
            if introduced:
                day = date.fromisoformat(introduced)
                is_own = code[:2] == use.region and use.start == min(
                    other.start for other in uses if other.region == use.region and other.start
                )
                since = day if is_own else max(since, day)
            found.setdefault(use.region, []).append(Period(code, since, use.end))
    return found


def until(period: Period, others: Sequence[Period]) -> str:
    """The day after CLDR's last day, or that day itself when another currency starts on it.

    It may be later than the day on which ISO 4217 withdrew the code: in the weeks after that, two
    currencies are legal tender.
    """
    end = period.end
    if end and not any(other.since == end and other.code != period.code for other in others):
        end += timedelta(days=1)
    return end.isoformat() if end else ""


def build_countries(
    sources: Sources,
    rows: Sequence[Row],
    overrides: Sequence[Row],
    ends: Sequence[Row],
    reserved: frozenset[str],
) -> tuple[Path, str]:
    """countries.csv: CLDR's uses as legal tender, from the days in the reviewed table.

    `ends` are the days from which a currency is no legal tender any more, where CLDR has another.
    """
    table = {row["code"]: row for row in rows}
    better = {(row["region"], row["code"]): row for row in ends}
    found: dict[str, list[Row]] = {}
    for country, uses in periods(sources, table, reserved).items():
        for use in uses:
            since, last = use.since.isoformat(), until(use, uses)
            source = f"CLDR {sources.cldr_version}"
            end = better.pop((country, use.code), None)
            if end:
                last, source = end["until"], end["source"]
            if last and last <= since:
                continue
            values = [country, use.code, since, last, source]
            found.setdefault(country, []).append(dict(zip(COLUMNS, values)))
    if better:
        fail(f"tender.csv: no uses in CLDR: {sorted(better)}")
    for override in overrides:
        country, code = override["region"], override["code"]
        known = found.get(country, [])
        if any(row["code"] == code and not row["until"] for row in known):
            continue
        if not known or any(not row["until"] for row in known):
            fail(f"countries: missing day from which {code} follows another currency in {country}")
        values = [country, code, max(row["until"] for row in known), "", override["source"]]
        known.append(dict(zip(COLUMNS, values)))
    buffer = io.StringIO()
    writer = csv.DictWriter(buffer, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for country in sorted(found):
        writer.writerows(sorted(found[country], key=lambda row: (row["since"], row["code"])))
    return COUNTRIES, buffer.getvalue()


def number(value: int, width: int) -> str:
    """A number of base 92, spelt so that a Swift literal holds it."""
    digits = ""
    for _ in range(width):
        value, digit = divmod(value, BASE)
        digits = chr(FIRST_DIGIT + digit) + digits
    if value:
        fail("countries: a day does not fit")
    return digits


def day(text: str) -> str:
    return number((date.fromisoformat(text) - EPOCH).days + 1 if text else 0, 3)


def build_swift_countries() -> tuple[Path, str]:
    """CountryTable+Data.swift."""
    lines = []
    for row in read_rows(COUNTRIES):
        if len(row["country"]) != 2 or len(row["code"]) != 3:
            fail(f"countries.csv: {row}")
        lines.append(row["country"] + row["code"] + day(row["since"]) + day(row["until"]))
    body = ["    " + line.replace("\\", "\\\\") for line in lines]
    out = [
        (
            "// Generated from share/currencies/countries.csv by "
            "tools/data/currencies/generate.py; not edited by hand."
        ),
        "",
        "extension CountryTable {",
        "  /// Lines in `lines`.",
        f"  static var count: Int {{ {len(lines)} }}",
        "",
        "  /// Bytes a line of `lines`, the line feed included.",
        "  static var lineWidth: Int { 12 }",
        "",
        *doc_comment(LINE_DOC, "  "),
        "  static var lines: StaticString {",
        '    """',
        *body,
        "",
        '    """',
        "  }",
        "}",
        "",
    ]
    return COUNTRIES_SWIFT, "\n".join(out)
