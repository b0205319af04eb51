"""Tests conversions on one day, which read only some rows of a large history.

All rates are read from standard input, so they are the reference: the answer, the
messages and the exit code must be the same.
"""

from __future__ import annotations

import os
import random
import threading
from collections.abc import Callable, Iterator
from datetime import date, timedelta

import pytest
from conftest import RATES, Tool

TEXT = RATES.read_text()
HEADER, *ROWS = TEXT.splitlines()
CODES = [*HEADER.strip(",").split(",")[1:], "EUR"]
#: Currencies of legal factors and units, lost zeros, no rates, and codes that do not exist.
OTHERS = ["DEM", "GBX", "BYR", "KES", "usd", "XQX"]
FIRST, LAST = date(1998, 12, 20), date(2026, 11, 20)


def compare(money: Tool, words: tuple[str, ...], text: str, name: str = "history") -> int:
    """Returns the exit code after a comparison of the file with the same text on standard input."""
    alone = money(*words, "--rates", name)
    whole = money(*words, "--rates", "-", text=text)
    for mine, reference in ((alone.stdout, whole.stdout), (alone.stderr, whole.stderr)):
        assert mine.replace(name, "-") == reference, words
    assert alone.returncode == whole.returncode
    return alone.returncode


def commands(chance: random.Random, count: int) -> Iterator[tuple[str, ...]]:
    days = [FIRST + timedelta(days=number) for number in range((LAST - FIRST).days)]
    for day in map(str, chance.sample(days, count)):
        source, target = (chance.choice(chance.choice((CODES, CODES, OTHERS))) for _ in "ab")
        on = ("--on", day)
        for words in (
            ("convert", "100", source, target, *on),
            ("convert", "100", source, target, day),
            ("convert", "100", source, target),
            ("rates", source, target, *on),
            ("calc", f"100 {source} in {target} + 1 USD in {target}", *on),
            ("sum", "100", source, "7", target, "--in", "EUR", *on),
        ):
            gap = chance.choice(
                ((), ("--max-gap", chance.choice(("1", "4", "30", "600", "90000"))))
            )
            form = chance.choice(((), (), ("--explain",), ("--json",), ("--json", "--explain")))
            age = chance.choice(((), ("--max-age", chance.choice(("3", "800")))))
            yield (*words, *gap, *form, *age, "--now", chance.choice((day, "2026-11-03")))


def test_a_day_alone_yields_the_answers_of_all_days(money: Tool) -> None:
    (money.folder / "history").write_text(TEXT)
    answered = [compare(money, words, TEXT) == 0 for words in commands(random.Random(1), count=40)]
    assert 40 < sum(answered) < len(answered) - 60


@pytest.mark.parametrize("gap", ["0", "1", "2", "3", "30", "90000"])
def test_the_days_before_are_read(money: Tool, gap: str) -> None:
    (money.folder / "history").write_text(TEXT)
    words = ("convert", "100", "USD", "GBP", "--max-gap", gap, "--now", "2026-11-01")
    for day in ("2020-03-15", "1999-01-05", "2026-11-01", "2026-12-31"):
        compare(money, (*words, "--on", day), TEXT)


@pytest.mark.parametrize(
    "change",
    [
        lambda rows: [HEADER, *reversed(rows)],
        lambda rows: [HEADER, *rows[2000:], *rows[:2000]],
        lambda rows: [HEADER, *rows[:50], rows[7000], *rows[50:7000]],
        lambda rows: [HEADER, *rows, rows[-1]],
        lambda rows: [HEADER, *rows, HEADER, *rows],
        lambda rows: [HEADER, *rows[:300], "", *rows[300:]],
        lambda rows: [HEADER, *rows[:300], "  " + rows[300], *rows[301:]],
        lambda rows: [HEADER, *rows, "", " "],
        lambda rows: [HEADER, *rows[:300], "2025-99-99" + rows[300][10:], *rows[301:]],
        lambda rows: [HEADER, *rows[:-1], rows[-1][:40]],
        lambda rows: [HEADER, "x" + rows[0], *rows[1:]],
        lambda rows: [HEADER, rows[0].replace("1.1172", "0"), *rows[1:]],
        lambda rows: [HEADER, *(rows[:3000]), "\0" * 70000, *rows[3000:]],
        lambda rows: ["Day" + HEADER[4:], *rows],
        lambda rows: ["\ufeff" + HEADER, *rows],
        lambda rows: [HEADER.replace("JPY", "USD"), *rows],
        lambda rows: [line + "\r" for line in [HEADER, *rows]],
        lambda rows: [HEADER, *rows[:100]],
        lambda rows: [HEADER, *rows[:1]],
        lambda rows: [HEADER],
    ],
)
def test_files_in_another_form_yield_the_answers_of_all_days(
    money: Tool, change: Callable[[list[str]], list[str]]
) -> None:
    text = "\n".join(change(ROWS)) + "\n"
    for one in (text, text[:-1]):
        (money.folder / "history").write_bytes(one.encode())
        for day, gap in (
            ("2025-08-22", "0"),
            ("2025-08-24", "5"),
            ("1999-01-04", "0"),
            ("2026-11-02", "300"),
        ):
            words = ("convert", "3", "USD", "JPY", "--on", day, "--max-gap", gap)
            compare(money, (*words, "--now", "2026-11-01"), one)


def test_a_rate_of_another_day_is_not_read(money: Tool) -> None:
    damaged = [HEADER, *ROWS[:400], ROWS[400].replace(",", ",?", 1), *ROWS[401:]]
    (money.folder / "history").write_text("\n".join(damaged) + "\n")
    rates = ("--rates", "history")
    day, damaged_day = ROWS[399][:10], ROWS[400][:10]
    words = ("convert", "100", "USD", "EUR")
    assert money.answer(*words, "--on", day, *rates) == money.answer(*words, "--on", day)
    # Each command that reads the row, all rows or standard input reports it, and so does a failure.
    for failing in (
        (*words, "--on", damaged_day),
        (*words, "--on", "2024-03-03"),
        (*words, "--on", day, "--max-gap", "7"),
        ("convert", "100", "USD", "XQX", "--on", day),
        ("rates", "USD", "XQX"),
        ("calc", "1 USD in KES"),
        ("sum", "1", "USD", "2", "KES", "--in", "EUR"),
        ("rates",),
        ("convert", "-", "EUR"),
    ):
        done = money(*failing, *rates, text="1 USD\n")
        assert (done.returncode, done.stdout) == (3, ""), failing
        assert 'expected a rate or N/A, got "?' in done.stderr
        assert done.stderr.count("\n") == 1, done.stderr


def test_a_pipe_is_read_to_its_end(money: Tool) -> None:
    pipe = money.folder / "pipe"
    os.mkfifo(pipe)
    for day, code in (("2020-03-13", 0), ("2020-03-14", 1)):
        writer = threading.Thread(target=pipe.write_text, args=(TEXT,))
        writer.start()
        done = money("convert", "100", "USD", "EUR", "--on", day, "--rates", str(pipe))
        writer.join()
        assert (done.returncode, done.stdout) == (code, "" if code else "90.06 EUR\n")
