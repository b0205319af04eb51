"""The figures of the results: drawn from the data beside them, readable, for light and dark."""

from __future__ import annotations

import json
import re
from math import log10
from pathlib import Path
from statistics import median
from typing import Any

import binding_sums
import figures
import instructions
import pytest
from bench_results import shown
from figure_style import COLOURS

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs" / "results"
PAGE = (DOCS / "benchmarks.md").read_text(encoding="utf-8")
DATA = json.loads((DOCS / "benchmarks.json").read_text(encoding="utf-8"))
HISTORY = json.loads(figures.HISTORY.read_text(encoding="utf-8"))
NAMES = sorted(figures.drawn(DOCS))
OURS = ("embedded", "libmoney", "money", "Money")


def svg(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def texts(name: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg(name))


def compared() -> list[dict[str, Any]]:
    """The rows of libmoney's product beside another library, from the file itself."""
    return [
        row
        for section in DATA["sections"]
        for row in section["rows"]
        if "peer_samples" in row
        and row["ours"].startswith(OURS)
        and not row["peer"].startswith("libmoney")
    ]


def ratio(row: dict[str, Any]) -> float:
    return median(row["peer_samples"]) / median(row["samples"])


def test_the_figures_are_those_of_the_data() -> None:
    assert len(NAMES) == 6
    for name, text in figures.drawn(DOCS).items():
        assert svg(name) == text, f"{name}: Benchmarks/figures.py draws it anew"


def test_a_changed_figure_of_the_data_changes_the_picture(tmp_path: Path) -> None:
    for name in ("benchmarks.json", "growth.json"):
        text = (DOCS / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text, encoding="utf-8")
    before = DATA["sections"][0]["rows"][0]["samples"]
    changed = (tmp_path / "benchmarks.json").read_text(encoding="utf-8")
    changed = changed.replace(json.dumps(before), json.dumps([one * 2 for one in before]))
    (tmp_path / "benchmarks.json").write_text(changed, encoding="utf-8")
    drawn = figures.drawn(tmp_path)
    assert drawn["figure-amount.svg"] != svg("figure-amount.svg")
    assert drawn["growth.svg"] == svg("growth.svg")


def test_every_row_is_a_dot_and_every_loss_is_seen() -> None:
    kinds = re.findall(r'<g id="(win|loss)-', svg("figure-peers.svg"))
    losses = PAGE.split("## Rows where a peer is faster")[1].split("\n## ")[0]
    assert kinds.count("loss") == losses.count("**") // 2
    assert len(kinds) == len(compared())


def test_the_dots_are_at_their_ratios() -> None:
    pattern = r'<g id="(?:win|loss)-\d+-[^"]*">.*?<use [^>]*x="([0-9.]+)"'
    places = sorted(float(x) for x in re.findall(pattern, svg("figure-peers.svg"), re.DOTALL))
    wanted = sorted(log10(ratio(row)) for row in compared())
    scale = (places[-1] - places[0]) / (wanted[-1] - wanted[0])
    for place, exponent in zip(places, wanted, strict=True):
        assert place == pytest.approx(places[0] + scale * (exponent - wanted[0]), abs=0.01)


def test_the_times_of_one_amount_and_of_columns_are_written() -> None:
    for row in compared():
        if row["work"] == "add two amounts":
            assert shown(median(row["peer_samples"])) in texts("figure-amount.svg"), row["peer"]
        if row["id"] == "frame-sum":
            assert shown(median(row["peer_samples"])) in texts("figure-columns.svg"), row["peer"]


def test_the_last_recording_is_the_one_that_is_guarded() -> None:
    kept = json.loads(instructions.KEPT.read_text())
    assert all(HISTORY[-1][flavor] == kept[flavor] for flavor in instructions.FLAVORS)
    for count in kept["embedded"].values():
        assert f"{count:,.0f}" in texts("figure-instructions.svg")


def test_a_recording_is_appended_once(tmp_path: Path) -> None:
    path = tmp_path / "history.json"
    for count in (5.0, 5.0, 4.0):
        instructions.remember({"standard": {"add": count}, "embedded": {"add": count}}, path)
    assert [one["embedded"]["add"] for one in json.loads(path.read_text())] == [5.0, 4.0]


def test_growth_is_that_of_its_page() -> None:
    lines = (DOCS / "growth.md").read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.startswith("|") and "**n^" in line]
    works = figures.growth_of(DOCS)[1]
    assert len(rows) == len(works)
    for row, work in zip(rows, works):
        assert row.startswith(f"| {work['title']} | {work['element']} |")
        assert f"**n^{work['growth']:.2f}**" in row
        for second in work["each"].values():
            assert re.search(rf"[|:] {re.escape(shown(second))}[, ]", row), (row, second)
    assert len(re.findall(r'<g id="line-', svg("growth.svg"))) == len(works)


@pytest.mark.parametrize("name", NAMES)
def test_a_figure_is_legible_in_light_and_dark(name: str) -> None:
    text = svg(name)
    assert "prefers-color-scheme: dark" in text and texts(name)
    assert not any(stand_in in text for stand_in in COLOURS)
    assert 'width="384"' in text
    sizes = [
        float(size)
        for size in re.findall(r"(?:font-size: |font: (?:bold )?(?:\d+ )?)([0-9.]+)px", text)
    ]
    assert sizes and min(sizes) >= 11
    # A page shows the figure with a description for screen readers.
    page = "growth.md" if name == "growth.svg" else "benchmarks.md"
    assert re.search(rf"!\[[^\]]+\]\({name}\)", (DOCS / page).read_text(encoding="utf-8"))


def test_the_sums_of_the_bindings_are_read() -> None:
    text = """\
sum of two amounts, ns: C 2.0, C++ 2.3 (1.1 x C, at most 2), cpp_dec_float 40.1 (17 x C++)
Swift: a sum 1.94 ns, C 2.0 (at most 1 x) [0]
Java: a sum 3.5 ns, BigDecimal 9.5, at most 19.0
Java: a sum by a call of the library 28.1 ns, wanted 30, at most 30.0
C#: a sum of two scales 12.0 ns, System.Decimal 10.5, at most 10.5: missed
Go: a sum 3.0 ns, big.Int 25.0, shopspring 60.5, at most 40.3
JavaScript, WebAssembly: a sum 30.0 ns, big.js 180.0 (6.0 x, at least 3)
Ruby: a row of a column 2.0 ns, C 1.0 and its memory 0.5, at most 3.0
7 passed, 1 failed
"""
    found = {(one.language, one.work): (one.own, one.peers) for one in binding_sums.parsed(text)}
    assert found == {
        ("C++", "a sum"): (2.3, {"cpp_dec_float": 40.1}),
        ("Swift", "a sum"): (1.94, {}),
        ("Java", "a sum"): (3.5, {"BigDecimal": 9.5}),
        ("C#", "a sum of two scales"): (12.0, {"System.Decimal": 10.5}),
        ("Go", "a sum"): (3.0, {"big.Int": 25.0, "shopspring": 60.5}),
        ("JavaScript, wasm", "a sum"): (30.0, {"big.js": 180.0}),
    }
    assert len(binding_sums.parsed(text)) == len(found)


def test_the_sums_of_the_bindings_are_drawn(tmp_path: Path) -> None:
    for name in ("benchmarks.json", "growth.json"):
        (tmp_path / name).write_text((DOCS / name).read_text(encoding="utf-8"), encoding="utf-8")
    assert (
        binding_sums.load(tmp_path) == [] and binding_sums.caption(tmp_path) == binding_sums.WITHOUT
    )
    sums = [binding_sums.Sum("Java", "a sum", 3.46, {"BigDecimal": 9.57, "slow": 123})]
    text = binding_sums.written("today", sums)
    (tmp_path / binding_sums.NAME).write_text(text, encoding="utf-8")
    assert (
        binding_sums.load(tmp_path) == sums and binding_sums.caption(tmp_path) == binding_sums.WITH
    )
    drawn = figures.drawn(tmp_path)["figure-calls.svg"]
    found = re.findall(r"<text[^>]*>([^<]*)</text>", drawn)
    assert {"Java", "BigDecimal", "3.46 ns", "9.57 ns", "123 ns"} <= set(found)
