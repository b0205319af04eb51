"""The page of benchmarks: its ten comparisons, its ratios, and the limits that are promised."""

from __future__ import annotations

import json
import re
from pathlib import Path

import page
import pytest
from contest import BenchError
from results import Row, Section
from thresholds import Thresholds

ROOT = Path(__file__).resolve().parents[2]

PAGE = (ROOT / "docs" / "results" / "benchmarks.md").read_text(encoding="utf-8")
SECTIONS = dict(page.sections_of(PAGE))


def test_the_page_is_one_that_the_generator_writes() -> None:
    assert page.refreshed(PAGE, {}) == PAGE


def test_ten_comparisons_come_first() -> None:
    first = PAGE.partition("\n## ")[0]
    rows = [line for line in first.splitlines() if line.startswith("|")][2:]
    assert len(rows) == 10
    assert page.first_table(page.sections_of(PAGE)) in first


def test_a_comparison_that_was_not_measured_is_an_error() -> None:
    with pytest.raises(BenchError, match="lacks section"):
        page.first_table([("Another", "| a | b |")])
    with pytest.raises(BenchError, match="lacks a row"):
        page.cells_of("| add | embedded | 1 ns | decimal | 2 ns | **2 ×** |", "add", "int")


def test_no_ratio_compares_a_call_with_a_process_or_with_another_format() -> None:
    for title, body in SECTIONS.items():
        for line in body.splitlines():
            if " × " not in line or not line.startswith("|"):
                continue
            cells = [cell.strip().lower() for cell in line.strip("|").split("|")]
            for word in ("process", "ledger", "beancount", "qalc", ".import"):
                assert word not in cells[3], f"{title}: {line}"


def test_whole_programs_have_no_ratio() -> None:
    body = SECTIONS["Whole programs"]
    assert " × " not in body and "| ratio |" not in body
    assert body.count("| start, read, sum, total |") == 5


def test_every_promise_is_of_a_row_of_the_page() -> None:
    listed = json.loads((ROOT / "Benchmarks" / "thresholds.json").read_text())
    written = PAGE.count("| ≥ ") + PAGE.count("| ≤ ")
    assert written >= len(listed)
    for one in listed:
        peer = one.get("peer", "")
        assert not re.search("process|qalc|ledger|beancount|sqlite", peer, re.IGNORECASE), one
        assert f"| {peer}" in PAGE, one


def test_a_limit_in_seconds_guards_a_row_without_a_peer() -> None:
    thresholds = Thresholds()
    quick = Row("wallet-loaded", "sums", "embedded", [4e-6])
    slow = Row("wallet-loaded", "sums", "embedded", [4e-4])
    assert thresholds.is_reached(quick) and not thresholds.is_reached(slow)
    assert thresholds.of(Row("wallet", "start", "hledger 1.25; reads a journal", [1.5])) is None
    table = page.table(Section("A wallet", "", [slow]), thresholds)
    assert table[0] == "| work | measured | takes | promised |"
    assert table[2].endswith("≤ 50 µs **missed** |")
