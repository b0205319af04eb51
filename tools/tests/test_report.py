"""What a run prints: its beginning, its progress, how to repeat what failed, and the cure."""

from __future__ import annotations

from pathlib import Path

import pytest
from suites import cures
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
    lines = said(capsys, shell("lost", "echo mandoc: not found; exit 1"))
    assert "    again: PYTHONPATH=tools python3 -m suites run lost" in lines
    assert "    cure:  sudo apt-get install mandoc" in lines
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


@pytest.mark.parametrize(
    ("output", "cure"),
    [
        ("sh: 1: ledger: not found", "sudo apt-get install ledger"),
        ("bash: line 3: gofmt: command not found", "sudo apt-get install golang-go"),
        (
            "FileNotFoundError: [Errno 2] No such file or directory: 'openssl'",
            "sudo apt-get install openssl",
        ),
        ("luac5.4 is missing: tools/setup.sh check installs it", "sudo apt-get install lua5.4"),
        (
            "fatal error: curl/curl.h: No such file or directory",
            "sudo apt-get install libcurl4-openssl-dev",
        ),
        ("fatal error: 'zlib.h' file not found", "sudo apt-get install zlib1g-dev"),
        (
            "OSError: [Errno 28] No space left on device",
            "the disk is full: free some space, then run it again",
        ),
        ("wallet.c:3: it was 4", None),
    ],
)
def test_cures(output: str, cure: str | None) -> None:
    assert cures.cure_of(output) == cure
