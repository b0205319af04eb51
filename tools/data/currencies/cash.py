"""The steps that cash is rounded to, by country and period: cash.csv, and its Swift."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

from common import CASH, CASH_SWIFT, Row, doc_comment, fail, field, read_rows
from countries import day

if TYPE_CHECKING:
    from generate import Sources

COLUMNS = [
    "currency",
    "country",
    "since",
    "until",
    "step",
    "rounding",
    "small",
    "small_rule",
    "source",
]
#: The days on which versions of CLDR were published, from which they attest their steps.
CLDR_DAYS = {"47": "2025-03-13", "48": "2025-10-29"}
ROUNDINGS = {"half_up": "u", "half_even": "e", "half_down": "h", "down": "d", "up": "U"}
SMALL_RULES = {"": " ", "exact": "e", "up": "u"}
LINE_DOC = (
    "One fixed-width line a rule, sorted by currency, country and first day; columns: currency 3, "
    "country 2, first day 3, step 5, largest small amount 4, rule of small amounts 1, rounding 1. "
    "Spaces: absent. Days are counted from 1500-01-01, 0 for none, as numbers of base 92. A rule "
    "ends where the next one of its currency and country begins."
)


def key(row: Row) -> tuple[str, str, str]:
    return row["currency"], row["country"], row["since"]


def checked(row: Row) -> Row:
    if row["rounding"] not in ROUNDINGS or row["small_rule"] not in SMALL_RULES:
        fail(f"cash.csv: {row}")
    if Decimal(row["step"]) <= 0 or bool(row["small"]) != bool(row["small_rule"]):
        fail(f"cash.csv: {row}")
    return row


def cash_rules(curated: Sequence[Row], sources: Sources, rows: Sequence[Row]) -> list[Row]:
    """The curated rules, and CLDR's steps of other currencies from the day of that version."""
    known = {row["code"] for row in rows}
    rules = []
    for row in curated:
        if row["code"] not in known:
            fail(f"cash.csv: code {row['code']} not found in the table")
        rules.append(checked({**row, "currency": row["code"]}))
    documented = {rule["currency"] for rule in rules if not rule["country"]}
    for row in rows:
        if row["kind"] != "current" or row["code"] in documented:
            continue
        step = sources.cash_step(row["code"], int(row["digits"]))
        if step:
            rule = dict.fromkeys(COLUMNS, "")
            rule.update(currency=row["code"], since=CLDR_DAYS[sources.cldr_version], step=step)
            rule.update(rounding="half_up", source=f"Unicode CLDR {sources.cldr_version}")
            rules.append(rule)
    rules.sort(key=key)
    for rule, following in zip(rules, [*rules[1:], None]):
        follows = following is not None and key(following)[:2] == key(rule)[:2]
        if follows and following and following["since"] == rule["since"]:
            fail(f"cash.csv: two rules from one day: {rule}")
        rule["until"] = following["since"] if follows and following else ""
    return rules


def steps(rules: Sequence[Row], digits: dict[str, int]) -> dict[str, str]:
    """The step of each currency at the end of the data, where it is not the minor unit."""
    last = {rule["currency"]: rule["step"] for rule in rules if not rule["country"]}
    return {
        code: step
        for code, step in last.items()
        if Decimal(step) != Decimal(1).scaleb(-digits[code])
    }


def build_cash(rules: Sequence[Row]) -> tuple[Path, str]:
    buffer = io.StringIO()
    writer = csv.DictWriter(buffer, COLUMNS, lineterminator="\n", extrasaction="ignore")
    writer.writeheader()
    writer.writerows(rules)
    return CASH, buffer.getvalue()


def build_swift_cash() -> tuple[Path, str]:
    """CashTable+Data.swift."""
    lines = []
    for rule in read_rows(CASH):
        name = rule["currency"]
        lines.append(
            field(name, 3, name)
            + field(rule["country"], 2, name)
            + day(rule["since"])
            + field(rule["step"], 5, name)
            + field(rule["small"], 4, name)
            + SMALL_RULES[rule["small_rule"]]
            + ROUNDINGS[rule["rounding"]]
        )
    body = ["    " + line.replace("\\", "\\\\") for line in lines]
    out = [
        (
            "// Generated from share/currencies/cash.csv by tools/data/currencies/generate.py; "
            "not edited by hand."
        ),
        "",
        "extension CashTable {",
        "  /// Lines in `lines`.",
        f"  static var count: Int {{ {len(lines)} }}",
        "",
        "  /// Bytes a line of `lines`, the line feed included.",
        "  static var lineWidth: Int { 20 }",
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
    return CASH_SWIFT, "\n".join(out)
