"""The suites themselves: the parsing of their output, their order, their shares, their words."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from suites import check, smoke, torture, words
from suites import run as runs
from suites import test as tests
from suites.programs import all_programs
from suites.report import Report
from suites.run_programs import chosen
from suites.task import Outcome, Task, outcome_of

TASK = Task("name", ("true",))
SWIFT = "✘ Test a() failed after 0.1 seconds.\n✘ Test run with 8 tests in 1 suite failed after 1 s."


def counts(output: str, code: int = 0, task: Task = TASK) -> tuple[int, int]:
    outcome = outcome_of(task, code, output, 1.0, 1.0)
    return outcome.passed, outcome.failed


@pytest.mark.parametrize(
    ("output", "code", "expected"),
    [
        ("3 passed, 0 failed", 0, (3, 0)),
        ("abi: 9 passed, 0 failed (1 s)\n12 passed, 1 failed", 1, (12, 1)),
        # It reports success, but exits with an error.
        ("3 passed, 0 failed", 1, (3, 1)),
        ("2865 passed, 1 skipped in 94.42s", 0, (2865, 0)),
        ("2 failed, 5 passed, 1 error in 3s", 1, (5, 3)),
        ("✔ Test run with 439 tests in 98 suites passed after 15 seconds.", 0, (439, 0)),
        (SWIFT, 1, (7, 1)),
        # No test was run.
        ("", 0, (0, 1)),
        ("0 passed, 0 failed", 0, (0, 1)),
        ("note: skipped, another machine\n0 passed, 0 failed, 4 skipped", 0, (0, 1)),
        ("crashed", -11, (0, 1)),
    ],
)
def test_counts(output: str, code: int, expected: tuple[int, int]) -> None:
    assert counts(output, code) == expected


def test_what_failed_is_not_buried_among_what_passed() -> None:
    passed = [f"abi-{number}: 9 passed, 0 failed (1.0 s)" for number in range(60)]
    wrong = ["jumps.c:60: it was 3", "abi-jumps: 4 passed, 1 failed (2.5 s)"]
    output = "\n".join([*passed[:5], *wrong, *passed[5:], "544 passed, 1 failed"])
    told = outcome_of(Task("programs", ("true",)), 1, output, 1.0, 1.0).words
    assert told == (*wrong, "544 passed, 1 failed")


def test_builds_count_only_when_they_fail() -> None:
    build = Task("build", ("true",), is_build=True)
    assert counts("5 passed, 0 failed", 0, build) == (0, 0)
    assert counts("error:", 1, build) == (0, 1)


@pytest.mark.parametrize("tasks", [check.tasks(), tests.tasks(), torture.tasks()])
def test_every_task_comes_after_what_it_needs(tasks: list[Task]) -> None:
    seen: set[str] = set()
    for task in tasks:
        assert set(task.needs) <= seen and task.name not in seen
        seen.add(task.name)


@pytest.mark.parametrize("shares", [1, 2, 3, 7])
def test_shares_are_all_of_it_once(shares: int) -> None:
    parts = torture.suites()
    found = [torture.shared(parts, share, shares) for share in range(shares)]
    assert sorted(t.name for share in found for t in share) == sorted(t.name for t in parts)
    longest = max(part.seconds for part in parts)
    loads = [sum(part.seconds for part in share) for share in found]
    assert max(loads) - min(loads) <= longest


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("suites.task.RESULTS", tmp_path)
    monkeypatch.setattr(runs, "TIMES", tmp_path / "times.json")


def shell(name: str, script: str, *needs: str, seconds: float = 1.0, build: bool = False) -> Task:
    return Task(name, ("sh", "-c", script), needs, seconds=seconds, is_build=build)


def outcomes(tasks: list[Task], minutes: float | None = None) -> dict[str, Outcome]:
    run = runs.Run(tasks, 2, minutes)
    return {outcome.task.name: outcome for outcome in run.go(Report())}


@pytest.mark.usefixtures("results")
def test_a_failed_build_fails_what_needs_it_and_no_other() -> None:
    found = outcomes(
        [
            shell("build", "exit 1", build=True),
            shell("lost", "echo 1 passed, 0 failed", "build"),
            shell("other", "echo 1 passed, 0 failed"),
        ]
    )
    assert {name: outcome.failed for name, outcome in found.items()} == {
        "build": 1,
        "lost": 1,
        "other": 0,
    }


@pytest.mark.usefixtures("results")
def test_the_longest_chain_starts_first() -> None:
    said = "echo 1 passed, 0 failed"
    tasks = [
        shell("short", said, seconds=1),
        shell("build", "true", seconds=2, build=True),
        shell("long", said, "build", seconds=9),
        shell("middle", said, seconds=5),
    ]
    ahead = runs.urgency(tasks, {task.name: task.seconds for task in tasks})
    assert ahead == {"short": 1, "build": 11, "long": 9, "middle": 5}
    assert outcomes(tasks)["long"].passed == 1


@pytest.mark.usefixtures("results")
def test_what_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Task, "limit", 0.3)
    started = time.monotonic()
    found = outcomes([shell("hang", "sleep 60 & wait")])
    assert found["hang"].failed == 1 and time.monotonic() - started < 30


@pytest.mark.usefixtures("results")
def test_what_there_is_no_time_for_is_left_out() -> None:
    said = "echo 1 passed, 0 failed"
    found = outcomes([shell("quick", said), shell("long", said, seconds=600)], minutes=1)
    assert found["quick"].passed == 1
    assert found["long"].is_left_out and not found["long"].failed


@pytest.mark.usefixtures("results")
def test_a_program_that_is_missing_fails() -> None:
    assert outcomes([Task("none", ("/no/such/program",))])["none"].failed == 1


@pytest.mark.parametrize(
    ("path", "word"),
    [
        ("Sources/MoneyLedger/Wallet/Wallet+Sums.swift", "wallet"),
        ("Sources/MoneyStore/Wallets/Store+Wallet.swift", "wallet"),
        ("Sources/MoneyABI/Wallet/WalletMovementAPI.swift", "wallet"),
        ("Tests/ABI/wallet.c", "wallet"),
        ("Tests/Vectors/run_wallet.c", "wallet"),
        ("Tests/MoneyCoreTests/Wallet/WalletTests.swift", "wallet"),
        ("include/money/wallet.h", "wallet"),
        ("docs/guide/wallet.md", None),
        ("Makefile", None),
    ],
)
def test_words_of_files(path: str, word: str | None) -> None:
    assert words.word_of(path) == word


def test_a_word_names_tests() -> None:
    assert "MoneyCoreTests.WalletTests" in words.swift_suites(["wallet"])
    assert "vectors-wallet" in {program.name for program in words.c_programs(["wallet"])}
    assert words.swift_suites(["nothing"]) == [] and words.c_programs(["nothing"]) == []
    assert words.swift_filter(["A.B", "A.C"]) == r"^(A\.B|A\.C)(/|$)"
    with pytest.raises(smoke.NothingNamed):
        smoke.tasks("nothing")


def test_programs_are_chosen_by_the_beginning_of_their_names() -> None:
    programs = all_programs()
    assert chosen(programs, []) == programs
    vectors = chosen(programs, ["vectors-"])
    assert vectors and all(program.name.startswith("vectors-") for program in vectors)
    rest = chosen(programs, ["not-vectors-"])
    assert len(rest) + len(vectors) == len(programs)
