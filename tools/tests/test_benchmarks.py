"""The page of benchmarks: its ten comparisons, its ratios, and the limits that are promised."""

from __future__ import annotations

import json
import re
from pathlib import Path

import faster
import page
import pytest
from contest import BenchError, Program, agreeing
from results import ANOTHER_RESULT, NOT_RUN, Row, Section, counts, read
from thresholds import Thresholds, written_out

ROOT = Path(__file__).resolve().parents[2]

PAGE = (ROOT / "docs" / "results" / "benchmarks.md").read_text(encoding="utf-8")
SECTIONS = dict(page.sections_of(PAGE))


def test_the_page_is_one_that_the_generator_writes() -> None:
    assert page.refreshed(PAGE, {}) == PAGE


def test_rows_in_which_a_peer_is_faster_come_first_and_then_ten_comparisons() -> None:
    titles = [title for title, _ in page.sections_of(PAGE)]
    assert titles[:3] == [page.FASTER, "Ten comparisons", "Method"]
    measured = page.measured_sections(PAGE)
    assert SECTIONS[page.FASTER] == faster.faster_table(measured)
    rows = [line for line in SECTIONS["Ten comparisons"].splitlines() if line.startswith("|")]
    assert len(rows[2:]) == 10
    assert page.first_table(measured) in SECTIONS["Ten comparisons"]


def test_the_faster_peers_are_sorted_and_explained() -> None:
    body = "\n".join(
        [
            "| work | libmoney | takes | peer | takes | ratio |",
            "| add | embedded | 4 ns | quick | 3 ns (2 ns … 3 ns) | **0.75 ×** (0.7 × … 0.8 ×) |",
            "| add | embedded | 4 ns | int | 2 ns | **0.5 ×** |",
            "| add | embedded | 4 ns | slow | 8 ns | **2 ×** |",
            "| add | embedded | 4 ns | absent |  | not run |",
            "| add | embedded | 4 ns | libmoney, standard build | 3 ns | **0.75 ×** |",
            "| add | int | 4 ns | decimal | 3 ns | **0.75 ×** |",
        ]
    )
    rows = faster.faster_table([("Sums", body)]).splitlines()[2:]
    assert [row.split(" | ")[3] for row in rows] == ["int", "quick"]
    assert "interpreter" in rows[0] and rows[1].endswith("| 3 ns | **0.75 ×** |  |")
    assert faster.faster_table([]) == "None."
    states = faster.states_of_rows([("Sums", body)])
    assert counts(states) == (
        "5 rows beside a peer were measured; 1 not run, absent (1); 0 not timed: another result."
    )


def test_the_page_counts_its_rows() -> None:
    assert f"\n{counts(faster.states_of_rows(page.measured_sections(PAGE)))}\n" in PAGE


def contestant(tmp_path: Path, name: str, words: str) -> Program:
    path = tmp_path / name
    path.write_text(f"#!/bin/sh\n{words}\n")
    path.chmod(0o755)
    return Program([str(path)])


def test_a_peer_with_another_result_is_not_timed(tmp_path: Path) -> None:
    ours = contestant(tmp_path, "ours", "echo 1.5 4503599627370423")
    peers = {
        "same": contestant(tmp_path, "same", "echo 2.5 4503599627370423"),
        "other": contestant(tmp_path, "other", "echo 0.5 4503599627370422"),
        "failing": contestant(tmp_path, "failing", "exit 1"),
        "absent": Program([str(tmp_path / "absent")]),
    }
    same, others = agreeing([ours], peers)
    assert list(same) == ["same"] and same["same"].samples() == [2.5]
    assert others == {"other": ANOTHER_RESULT, "failing": NOT_RUN, "absent": NOT_RUN}


def test_two_builds_that_disagree_are_an_error(tmp_path: Path) -> None:
    one, two = contestant(tmp_path, "one", "echo 1 2"), contestant(tmp_path, "two", "echo 1 3")
    with pytest.raises(BenchError, match="two builds"):
        agreeing([one, two], {})
    with pytest.raises(BenchError, match="all peers"):
        agreeing([one], {"a": two, "b": contestant(tmp_path, "three", "echo 1 4")})


def test_a_row_that_was_not_run_misses_no_limit() -> None:
    thresholds = Thresholds()
    absent = Row("add", "add", "embedded", [1e-9], "rust_decimal", state=NOT_RUN)
    other = Row("add", "add", "embedded", [1e-9], "rust_decimal", state=ANOTHER_RESULT)
    assert thresholds.is_reached(absent) and not thresholds.is_reached(other)
    table = page.table(Section("A sum", "", [absent, other]), thresholds)
    limit = thresholds.written(absent)
    assert table[2].endswith(f"| rust_decimal |  | not run | {limit} |")
    assert table[3].endswith(f"| not timed: another result | {limit} **missed** |")


def test_limits_are_raised_and_never_lowered() -> None:
    thresholds = Thresholds()
    quick = Row("add", "add", "embedded", [1e-9], "rust_decimal", [500e-9])
    virtual = Row("virtual", "virtual", "embedded", [1e-9], "BigDecimal", [9e-9])
    slow = Row("load", "load", "embedded", [1e-9], "CurrencyConverter", [1e-9])
    new = Row("new", "new", "embedded", [1e-9], "peer", [1.99e-9])
    lost = Row("lost", "lost", "embedded", [2e-9], "peer", [1e-9])
    listed = thresholds.raised([Section("All", "", [quick, slow, new, lost, virtual])])
    assert not any(one["id"] in ("lost", "virtual") for one in listed)
    assert {"id": "add", "peer": "rust_decimal", "at_least": 400} in listed
    assert {"id": "load", "peer": "CurrencyConverter", "at_least": 20} in listed
    assert {"id": "new", "peer": "peer", "at_least": 1.5} in listed


def test_limits_are_written_as_they_were() -> None:
    text = (ROOT / "Benchmarks" / "thresholds.json").read_text()
    assert written_out(json.loads(text)) == text


def test_results_in_json_lines_are_rows(tmp_path: Path) -> None:
    folder = tmp_path / "results"
    folder.mkdir()
    lines = [
        '{"title": "Short"}',
        '{"id": "a", "work": "b", "ours": "libmoney", "samples": [1], "peer": "c",'
        ' "state": "not run"}',
    ]
    (folder / "short.jsonl").write_text("\n".join(lines))
    (section,) = read(tmp_path)
    assert section.title == "Short" and section.rows[0].state == NOT_RUN


def test_a_comparison_that_was_not_measured_is_an_error() -> None:
    with pytest.raises(BenchError, match="lacks section"):
        page.first_table([("Another", "| a | b |")])
    with pytest.raises(BenchError, match="lacks a row"):
        page.cells_of("| add | embedded | 1 ns | decimal | 2 ns | **2 ×** |", "add", "int")


def test_no_ratio_compares_a_call_with_a_process_or_with_another_format() -> None:
    # The programs in the section "Starting" are all complete processes.
    sections = [one for one in page.measured_sections(PAGE) if one[0] != "Starting"]
    for title, body in sections:
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
