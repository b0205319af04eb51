"""The page of benchmarks: its ten comparisons, its ratios, and the limits that are promised."""

from __future__ import annotations

import json
import re
from pathlib import Path

import data
import faster
import page
import pytest
from bench_results import ANOTHER_RESULT, NOT_RUN, Row, Section, counts, peers_and_states, read
from contest import BenchError, Program, agreeing
from thresholds import Thresholds, written_out

ROOT = Path(__file__).resolve().parents[2]

PAGE = (ROOT / "docs" / "results" / "benchmarks.md").read_text(encoding="utf-8")
SECTIONS = dict(page.sections_of(PAGE))
TOLD, MEASURED = data.load(ROOT / "docs" / "results")


def test_the_page_is_the_one_of_its_data() -> None:
    assert page.assembled(TOLD, MEASURED, Thresholds()) == PAGE


def test_the_data_are_the_same_when_read_and_written() -> None:
    text = (ROOT / "docs" / "results" / data.NAME).read_text(encoding="utf-8")
    assert data.written(*data.parsed(text)) == text


def test_sections_that_were_measured_again_are_replaced() -> None:
    old = [Section(title, "", []) for title in "ab"]
    new = [Section("a", "again", []), Section("c", "", [])]
    found = [(one.title, one.note) for one in data.refreshed(old, new)]
    assert found == [("a", "again"), ("c", ""), ("b", "")]


def test_rows_in_which_a_peer_is_faster_come_first_and_then_ten_comparisons() -> None:
    titles = [title for title, _ in page.sections_of(PAGE)]
    assert titles[:3] == ["Each peer", page.FASTER, page.TEN]
    rows = [line for line in SECTIONS[page.TEN].splitlines() if line.startswith("|")]
    assert len(rows[2:]) == 10
    # The losses are visible; the tables of the sections are folded.
    assert "<details" not in SECTIONS[page.FASTER] + SECTIONS[page.TEN]
    assert PAGE.count("<details") == len(page.joined(MEASURED)) == PAGE.count("</details>")


def test_the_faster_peers_are_sorted_and_explained() -> None:
    def row(ours: str, peer: str, seconds: float | None, state: str = "") -> Row:
        theirs = None if seconds is None else [seconds]
        return Row("add", "add", ours, [4e-9], peer, theirs, state=state)

    rows = [
        row("embedded", "quick", 3e-9),
        row("embedded", "int", 2e-9),
        row("embedded", "slow", 8e-9),
        row("embedded", "absent", None, NOT_RUN),
        row("embedded", "libmoney, standard build", 3e-9),
        row("int", "decimal", 3e-9),
    ]
    told = faster.faster_table([Section("Sums", "", rows)]).splitlines()[2:]
    assert [line.split(" | ")[3] for line in told] == ["int", "quick"]
    assert (
        "interpreter" in told[0]
        and told[1] == "| **0.75 ×** | add | 4 ns | quick | 3 ns | Sums |  |"
    )
    assert faster.faster_table([]) == "None."
    assert counts(peers_and_states([Section("Sums", "", rows)])) == (
        "5 rows beside a peer were measured; 1 not run, absent (1); 0 not timed: another result."
    )


def test_each_limit_that_is_more_than_noise_is_explained() -> None:
    rows = [line for line in SECTIONS[page.FASTER].splitlines() if line.startswith("| **")]
    assert rows
    for line in rows:
        ratio, *_, limit = (cell.strip() for cell in line.strip("| ").split(" | "))
        assert float(ratio.strip("*× ")) >= 0.95 or len(limit) > 20, line


def test_both_builds_share_a_row() -> None:
    rows = [
        Row("less", "a < b", "standard", [4e-9], "int", [2e-9]),
        Row("less", "a < b", "embedded", [5e-9], "int", [2e-9]),
        Row("less", "a < b", "embedded", [5e-9], "float", [2e-9]),
    ]
    table = page.table(Section("A sum", "", rows), Thresholds())
    assert table[0] == "| work | libmoney | takes | standard build | peer | takes | ratio |"
    assert table[2:] == [
        "| a < b | embedded | 5 ns | 4 ns, 0.5 × | int | 2 ns | **0.4 ×** (0.4 × … 0.4 ×) |",
        "| a < b | embedded | 5 ns |  | float | 2 ns | **0.4 ×** (0.4 × … 0.4 ×) |",
    ]


def test_no_row_is_lost_by_pairing() -> None:
    for section in page.joined(MEASURED):
        pairs = page.paired(section.rows)
        found = [row for pair in pairs for row in pair if row]
        assert len(found) == len(section.rows), section.title
    assert sum(len(one.rows) for one in page.joined(MEASURED)) == sum(
        len(one.rows) for one in MEASURED
    )


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
    with pytest.raises(BenchError, match="lack section"):
        page.first_table([Section("Another", "", [])])
    rows = [Row("add", "add", "embedded", [1e-9], "decimal", [2e-9])]
    with pytest.raises(BenchError, match="lack a row"):
        page.row_of([Section("Sums", "", rows)], "Sums", "add", "int")


PROCESSES = ("Starting", "A ledger of 100,000 transactions, read and reported")


def test_no_ratio_compares_a_call_with_a_process_or_with_another_format() -> None:
    # Both sides of the rows in these sections are complete processes that do the same work.
    for section in MEASURED:
        for row in section.rows:
            if row.ratio is not None and not section.title.startswith(PROCESSES):
                for word in ("process", "ledger", "beancount", "qalc", ".import"):
                    assert word not in row.peer.lower(), f"{section.title}: {row}"


def test_whole_programs_have_no_ratio() -> None:
    body = SECTIONS["Whole programs"]
    assert " × " not in body and "| ratio |" not in body
    assert body.count("| start, read, sum, total |") == 5


def test_every_promise_is_of_a_row_of_the_page() -> None:
    thresholds = Thresholds()
    rows = [row for section in MEASURED for row in section.rows]
    for one in json.loads((ROOT / "Benchmarks" / "thresholds.json").read_text()):
        peer = one.get("peer", "")
        assert not re.search("process|qalc|ledger|beancount|sqlite", peer, re.IGNORECASE), one
        kept = [row for row in rows if thresholds.of(row) == one]
        assert kept, one
        assert f"| {thresholds.written(kept[0])}" in PAGE, one


def test_a_limit_in_seconds_guards_a_row_without_a_peer() -> None:
    thresholds = Thresholds()
    quick = Row("wallet-loaded", "sums", "embedded", [4e-6])
    slow = Row("wallet-loaded", "sums", "embedded", [4e-4])
    assert thresholds.is_reached(quick) and not thresholds.is_reached(slow)
    assert thresholds.of(Row("wallet", "start", "hledger 1.25; reads a journal", [1.5])) is None
    table = page.table(Section("A wallet", "", [slow]), thresholds)
    assert table[0] == "| work | measured | takes | promised |"
    assert table[2].endswith("≤ 50 µs **missed** |")
