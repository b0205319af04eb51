"""The decision whether a cost grows too fast: by time, and if that does, by instructions."""

from __future__ import annotations

import json

import growth
import pytest
from contest import BenchError
from growth_page import content, page
from growth_work import Work

LINE = "add\tValues\tadd up\tamount\t1000\t100000\t\t1\t"


def work_of(monkeypatch: pytest.MonkeyPatch, time: float, instructions: float | None) -> Work:
    """A work whose time and instructions grow with the given exponents."""
    work = Work.read(LINE)

    def measure(_: str, work: Work) -> None:
        work.seconds = {size: 1e-9 * size**time for size in work.sizes}

    def counted(_: str, id: str, size: int) -> int | None:
        assert id == "add"
        return None if instructions is None else round(100 * size**instructions)

    monkeypatch.setattr(growth, "measure", measure)
    monkeypatch.setattr(growth, "counted", counted)
    return work


def tables(work: Work) -> str:
    """The page without its introduction."""
    return page([work], "").partition("\n## ")[2]


def test_time_that_grows_as_expected_passes_uncounted(monkeypatch: pytest.MonkeyPatch) -> None:
    work = work_of(monkeypatch, time=1.1, instructions=2)
    assert growth.measured("", work) and work.instructions == {}
    assert "instructions" not in work.told + tables(work) + content([work], "")


def test_time_that_grows_faster_than_instructions_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    work = work_of(monkeypatch, time=1.3, instructions=1.05)
    assert growth.measured("", work)
    assert list(work.instructions) == [10_000, 100_000]
    text = tables(work)
    assert "**n^1.30**, instructions n^1.05" in text and "the time of memory" in text
    assert json.loads(content([work], ""))["works"][0]["instructions"] == 1.05


def test_instructions_that_grow_too_fast_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    work = work_of(monkeypatch, time=1.3, instructions=1.2)
    assert not growth.measured("", work)
    assert work.exponents == "n^1.30, instructions n^1.20"
    # The page of a work that fails does not blame the memory.
    assert "the time of memory" not in tables(work)


def test_time_that_grows_too_fast_fails_uncounted(monkeypatch: pytest.MonkeyPatch) -> None:
    work = work_of(monkeypatch, time=1.3, instructions=None)
    assert not growth.measured("", work) and work.instruction_growth is None


def test_the_counts_compared_are_apart() -> None:
    work = Work.read(LINE.replace("100000", "1048576"))
    assert work.sizes[-2:] == [1_000_000, 1_048_576]
    assert work.last_two == (100_000, 1_048_576)


def test_a_program_that_fails_ends_the_measurement() -> None:
    with pytest.raises(BenchError, match="add 1000"):
        growth.measure("/bin/false", Work.read(LINE))
