#!/usr/bin/env python3
"""Builds the currency table of libmoney, in two stages.

``generate.py table`` reads the packages pinned in requirements.txt and the curated facts beside
this file. It writes share/currencies: currencies.csv (the reviewed table), countries.csv (the
currencies of countries by period), cash.csv (the steps that cash is rounded to),
redenominations.csv, symbols.csv, VERSION and README.md.

``generate.py swift`` reads those files and the part of CLDR in cldr/, and needs only the standard
library. It writes:
- share/locales/cldr.locales and Tests/ABI/tiny_locales.h;
- in Sources/MoneyCore/Currency: CurrencyTable+Data.swift, CountryTable+Data.swift,
  CashTable+Data.swift, Redenominations+Data.swift and CurrencySymbols+Data.swift;
- in Sources/MoneyLocale/Locale: LocaleTable+Data.swift and LocaleTagTable+Data.swift, and
  TextFolding+Data.swift from Python's Unicode data.

``--check`` compares instead of writing, names each file that differs, and then exits with 1.
"""

from __future__ import annotations

import argparse
import csv
import io
import sys
from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path
from typing import NamedTuple

import cldr
from cash import build_cash, build_swift_cash, cash_rules, steps
from common import (
    COLUMNS,
    COUNTRIES,
    CURATED,
    KINDS,
    README,
    README_TEMPLATE,
    ROOT,
    SWIFT,
    TABLE,
    VERSION,
    Row,
    code_key,
    fail,
    read_rows,
)
from countries import build_countries, build_swift_countries
from folding import build_swift_folding
from locale_tags import build_swift_tags
from locales_swift import build_locale_file, build_swift_locales, build_tiny_tables
from redenominations import build_redenominations, build_swift_redenominations
from swift_stage import build_swift
from symbols import build_symbols

__all__ = ["COLUMNS", "COUNTRIES", "KINDS", "SWIFT", "TABLE", "Sources", "main", "read_rows"]

# CLDR region codes that are not assigned in ISO 3166-1: exceptionally reserved, or CLDR's own.
# XK (Kosovo) is user-assigned too, and kept: it is the code in general use.
RESERVED = frozenset(
    ["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "ZZ"]
)


class Usage(NamedTuple):
    """One line of CLDR's territory data."""

    region: str
    start: date | None
    end: date | None
    tender: bool


def curated(name: str) -> list[Row]:
    path = CURATED / f"{name}.csv"
    rows = read_rows(path)
    for row in rows:
        if None in row or None in row.values():
            fail(f"{path.name}: wrong number of columns: {row}")
        if not row["source"]:
            fail(f"{path.name}: a row without a source: {row}")
    return rows


def by_code(name: str) -> dict[str, Row]:
    rows = curated(name)
    result = {row["code"]: row for row in rows}
    if len(result) != len(rows):
        fail(f"{name}.csv: duplicate code")
    return result


def output(files: Sequence[tuple[Path, str]], check: bool) -> int:
    """Writes the files, or with `check` reports those that differ; returns the exit status."""
    status = 0
    for path, text in files:
        data = text.encode("utf-8")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        elif not path.is_file() or path.read_bytes() != data:
            name = path.relative_to(ROOT) if ROOT in path.parents else path
            print(f"{name} differs from the generated file", file=sys.stderr)
            status = 1
    return status


# Stage 1: packages and curated facts to currencies.csv --------------------------------------------


class Sources:
    """The data of the packages: ISO 4217 list one, and CLDR's names, fractions and territories."""

    def __init__(self) -> None:
        from xml.etree import ElementTree

        import iso4217

        root = ElementTree.parse(Path(iso4217.__file__).parent / "table.xml").getroot()
        self.iso_published = root.get("Pblshd") or ""
        self.cldr_version = cldr.supplemental()["version"]
        self.iso: dict[str, Row] = {}
        for entry in root.iter("CcyNtry"):
            code = entry.findtext("Ccy")
            if not code:
                continue
            units = entry.findtext("CcyMnrUnts") or ""
            self.iso[code] = {
                "numeric": entry.findtext("CcyNbr") or "",
                "digits": units if units.isdigit() else "",
                "name": " ".join((entry.findtext("CcyNm") or "").split()),
            }
        self.names = cldr.english_names()
        self.fractions = cldr.fractions()

        overrides = {row["region"]: row["code"] for row in curated("countries")}
        self.starts: dict[str, dict[date, set]] = {}
        self.usage: dict[str, list[Usage]] = {}
        self.used_now: dict[str, list[str]] = {}
        regions = cldr.regions()
        self.assigned = set()
        for region in sorted(regions):
            for code, start, end, tender in regions[region]:
                use = Usage(region, start, end, tender)
                self.usage.setdefault(code, []).append(use)
                if use.start:
                    self.starts.setdefault(region, {}).setdefault(use.start, set()).add(code)
                if use.end is None and use.tender and region not in RESERVED:
                    self.assigned.add(region)
                    if region not in overrides:
                        self.used_now.setdefault(code, []).append(region)
        for region, code in overrides.items():
            self.used_now.setdefault(code, []).append(region)

    def own(self, code: str) -> list[Usage]:
        """The uses in the region that the code is named after; all uses if no region matches."""
        uses = self.usage.get(code, [])
        return [use for use in uses if use.region == code[:2]] or uses

    def introduced(self, code: str) -> str:
        days = [use.start for use in self.own(code) if use.start]
        return min(days).isoformat() if days else ""

    def withdrawn(self, code: str) -> str:
        """The day after CLDR's last day, or that day itself when another currency starts on it."""
        ends = [(use.end, use.region) for use in self.own(code) if use.end]
        if not ends:
            return ""
        last = max(end for end, _ in ends)
        for end, region in ends:
            if end == last and self.starts.get(region, {}).get(last, set()) - {code}:
                return last.isoformat()
        return (last + timedelta(days=1)).isoformat()

    def flag(self, code: str) -> str:
        if code == "EUR":
            return "EU"
        region = code[:2]
        uses = self.usage.get(code, [])
        known = region in self.assigned and any(use.region == region for use in uses)
        return region if known else ""

    def cash_step(self, code: str, digits: int) -> str:
        """CLDR's cash step, where it is coarser than the ISO minor unit."""
        _, _, cash_digits, cash_rounding = self.fractions.get(code, self.fractions["DEFAULT"])
        step = Decimal(max(cash_rounding, 1)).scaleb(-cash_digits)
        unit = Decimal(1).scaleb(-digits)
        return f"{step:.{digits}f}" if step > unit and code in self.fractions else ""


def new_row(**values: str) -> Row:
    row = dict.fromkeys(COLUMNS, "")
    row.update(values)
    return row


def base_rows(sources: Sources) -> dict[str, Row]:
    """Every code once, with its attributes: numeric code, name, kind, digits, countries, flag."""
    rows: dict[str, Row] = {}

    def add(code: str, **values: str) -> None:
        if code in rows:
            fail(f"{code} comes from two lists")
        rows[code] = new_row(code=code, **values)

    for code, entry in sources.iso.items():
        add(
            code,
            numeric=entry["numeric"],
            name=sources.names.get(code) or entry["name"],
            kind="current" if entry["digits"] else "special",
            digits=entry["digits"],
            countries=" ".join(sorted(sources.used_now.get(code, []))),
            flag=sources.flag(code),
        )
    for code, row in by_code("historical").items():
        if sources.used_now.get(code):
            fail(f"{code} is historical, yet {sources.used_now[code]} use it")
        add(
            code,
            numeric=row["numeric"],
            name=row["name"] or sources.names[code],
            kind="historical",
            digits=row["digits"],
            flag=sources.flag(code),
        )
    for code, row in by_code("informal").items():
        add(
            code,
            name=row["name"] or sources.names[code],
            kind="informal",
            digits=row["digits"],
            countries=row["countries"],
            flag=row["flag"],
        )
    missing = (set(sources.names) | set(sources.usage)) - set(rows)
    if missing:
        fail(f"no curated row for {' '.join(sorted(missing))}")
    for code, row in by_code("quote_units").items():
        if row["parent"] not in rows:
            fail(f"quote_units.csv: unknown currency {row['parent']}")
        parent = rows[row["parent"]]
        add(
            code,
            name=row["name"],
            kind="unit",
            digits="0",
            successor=row["parent"],
            factor=row["factor"],
            flag=parent["flag"],
        )
    return rows


def build_rows(sources: Sources) -> list[Row]:
    rows = base_rows(sources)

    def known(name: str, code: str) -> Row:
        if code not in rows:
            fail(f"{name}.csv: code {code} not found in the table")
        return rows[code]

    for row in curated("successors"):
        entry = known("successors", row["code"])
        known("successors", row["successor"])
        if entry["kind"] != "historical":
            fail(f"successors.csv: {row['code']} is {entry['kind']}")
        if entry["successor"]:
            fail(f"successors.csv: duplicate code {row['code']}")
        entry["successor"], entry["factor"] = row["successor"], row["factor"]
        entry["factor_since"] = row["since"]

    dates = by_code("dates")
    for code in dates:
        known("dates", code)
    for code, entry in rows.items():
        override = dates.get(code, {})
        entry["introduced"] = override.get("introduced") or sources.introduced(code)
        if entry["kind"] == "historical":
            default = entry["factor_since"] or sources.withdrawn(code)
            entry["withdrawn"] = override.get("withdrawn") or default
            if not entry["withdrawn"]:
                fail(f"{code}: historical, but no day of withdrawal is known")

    earlier = sorted(curated("minor_units"), key=lambda row: (row["code"], row["until"]))
    for row in earlier:
        entry = known("minor_units", row["code"])
        value = f"{row['digits']}<{row['until']}"
        entry["earlier_digits"] = f"{entry['earlier_digits']} {value}".strip()

    return sorted(rows.values(), key=code_key)


def csv_text(rows: Sequence[Row]) -> str:
    buffer = io.StringIO()
    writer = csv.DictWriter(buffer, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return buffer.getvalue()


def build_table() -> list[tuple[Path, str]]:
    sources = Sources()
    rows = build_rows(sources)
    rules = cash_rules(curated("cash"), sources, rows)
    coarse = steps(rules, {row["code"]: int(row["digits"]) for row in rows if row["digits"]})
    for row in rows:
        row["cash_step"] = coarse.get(row["code"], "")
    version = f"ISO 4217:{sources.iso_published}, CLDR {sources.cldr_version}"
    kinds = Counter(row["kind"] for row in rows)
    counts = ", ".join(f"{kinds[kind]} {kind}" for kind in KINDS)
    readme = README_TEMPLATE.read_text(encoding="utf-8").format(
        version=version,
        counts=f"{len(rows)} ({counts})",
        iso=sources.iso_published,
        cldr=sources.cldr_version,
    )
    return [
        (TABLE, csv_text(rows)),
        (VERSION, version + "\n"),
        (README, readme),
        build_countries(sources, rows, curated("countries"), curated("tender"), RESERVED),
        build_cash(rules),
        build_redenominations(curated("redenominations"), rows),
        build_symbols(rows),
    ]


# Stage 2: currencies.csv to Swift -----------------------------------------------------------------


def swift_files() -> list[tuple[Path, str]]:
    return [
        *build_swift(),
        build_swift_countries(),
        build_swift_cash(),
        build_swift_redenominations(),
        *build_swift_locales(),
        *build_swift_tags(),
        *build_locale_file(),
        *build_tiny_tables(),
        *build_swift_folding(),
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Builds the currency table of libmoney.")
    parser.add_argument("stage", choices=["table", "swift"], help="the files to generate")
    parser.add_argument("--check", action="store_true", help="compare with the files instead")
    options = parser.parse_args(arguments)
    files = build_table() if options.stage == "table" else swift_files()
    return output(files, options.check)


if __name__ == "__main__":
    sys.exit(main())
