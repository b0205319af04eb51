"""The output of a run: its beginning, its progress, and the commands that repeat failures."""

from __future__ import annotations

from pathlib import Path

import pytest
from suites import run as runs
from suites.report import Report
from suites.task import Task


@pytest.fixture(autouse=True)
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("suites.task.RESULTS", tmp_path)
    monkeypatch.setattr(runs, "TIMES", tmp_path / "times.json")


def shell(name: str, script: str, *needs: str, build: bool = False) -> Task:
    return Task(name, ("sh", "-c", script), needs, is_build=build)


def said(capsys: pytest.CaptureFixture[str], *tasks: Task) -> list[str]:
    report = Report(is_terminal=False)
    runs.Run(list(tasks), 2).go(report)
    report.end()
    return capsys.readouterr().out.splitlines()


def test_a_run_says_what_comes_and_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(
        capsys,
        shell("library", "true", build=True),
        shell("one", "echo 3 passed, 0 failed", "library"),
        shell("two", "echo 4 passed, 0 failed", "library"),
    )
    assert lines[0].startswith("2 suites after 1 build, 2 at a time: about ")
    assert [line[:8] for line in lines[1:4]] == ["  1 of 3", "  2 of 3", "  3 of 3"]
    assert lines[-2].startswith("2 of 2 suites ran, in ")
    assert lines[-1] == "7 passed, 0 failed"


def test_what_failed_is_said_with_the_command_that_repeats_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = said(capsys, shell("lost", "exit 1"))
    assert "    again: PYTHONPATH=tools python3 -m suites run lost" in lines
    assert lines[-1] == "0 passed, 1 failed"


def test_what_was_skipped_and_what_did_not_run_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, shell("part", "echo 2865 passed, 3 skipped in 9s"), shell("none", "true"))
    assert "tests that suites left out themselves: part 3" in lines
    assert any(line.startswith("1 of 2 suites ran") for line in lines)
    assert lines[-1] == "2865 passed, 1 failed"


def test_silence_is_broken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("suites.report.SILENCE", 0.5)
    lines = said(capsys, shell("slow", "sleep 2.5; echo 1 passed, 0 failed"))
    assert any(line.startswith("0 of 1, ") and line.endswith("left: slow") for line in lines)
