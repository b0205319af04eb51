"""Tests standard input without a command: a notepad whose lines are answered one by one."""

from __future__ import annotations

import os
import select
import subprocess

import pytest
from conftest import Tool, exact, rounded
from test_answers import Quotes

NOW = ("--now", "2026-11-02")
NEWEST = "2026-10-30"


def test_lines_of_a_pipe(money: Tool, quotes: Quotes) -> None:
    text = (
        "100 usd in eur\ntip = 15%\n40 EUR + tip\n\n10 EUR\n5 USD\ntotal\nsplit 10 EUR by 3\n# end"
    )
    done = money(*NOW, text=text)
    day = quotes[NEWEST]
    total = 10 + exact("5", "USD", "EUR", day)
    assert done.stdout.split("\n") == [
        f"{rounded(exact('100', 'USD', 'EUR', day), 'EUR')} EUR",
        "15%",
        "46.00 EUR",
        "",
        "10.00 EUR",
        "5.00 USD",
        f"{rounded(total, 'EUR')} EUR",
        "3.34 EUR, 3.33 EUR, 3.33 EUR",
        "",
        "",
    ]
    assert done.returncode == 0
    assert done.stderr == (
        "money: line 1: read as 100 USD in EUR\n"
        "money: line 7: read as total in EUR\n"
        f"money: rates of {NEWEST}, European Central Bank\n"
    )
    assert money(*NOW, "-", text=text).stdout == done.stdout
    assert money(*NOW, "-q", text=text).stderr == ""


def test_each_line_has_its_answer(money: Tool) -> None:
    text = "1 EUR\n5 rubbish\n\nGroceries\n1 / 0\n2 EUR"
    done = money(text=text)
    assert (done.returncode, done.stdout) == (1, "1.00 EUR\n\n\n\n\n2.00 EUR\n")
    assert 'money: line 2: unknown name or currency "rubbish"\n' in done.stderr
    assert "money: line 5: divisor must not be 0\n" in done.stderr
    found = money.objects("-", text=text, code=1)
    assert [one["line"] for one in found] == [1, 2, 4, 5, 6]
    assert ["error" in one for one in found] == [False, True, False, True, False]
    assert found[-1]["result"] == {"amount": "2.00", "currency": "EUR"}
    done = money("--strict", text=text)
    assert (done.returncode, done.stdout) == (1, "1.00 EUR\n\n")


@pytest.mark.parametrize("bad", [b"5 rubbish", b"\xff", b"1 EUR\0", b"9" * 20000, b"1 USD in EUR"])
def test_a_total_does_not_leave_out_a_rejected_line(money: Tool, bad: bytes) -> None:
    done = money("--max-age", "1", text=b"1 EUR\n" + bad + b"\ntotal\n\n3 EUR\ntotal\n")
    assert (done.returncode, done.stdout) == (1, "1.00 EUR\n\n\n\n3.00 EUR\n3.00 EUR\n")
    assert done.stderr.startswith("money: line 2: ") and "money: line 3: no total" in done.stderr


def test_the_environment_does_not_change_answers(money: Tool) -> None:
    for name in ("C", "en_US.UTF-8", "de_DE.UTF-8"):
        done = money(text="1.234 EUR\n$5\n$6\n", LC_ALL=name)
        assert (done.returncode, done.stdout) == (1, "1.23 EUR\n\n\n")
        assert done.stderr.count("or pass a locale, such as --locale en-US") == 1
        assert "without the locale of the environment" in done.stderr
    done = money("--locale", "en-US", text="$5\n", LC_ALL="de_DE.UTF-8")
    assert (done.stdout, done.stderr) == ("5.00 USD\n", "money: line 1: read as USD 5\n")


def test_strict_reading(money: Tool) -> None:
    done = money("--strict-reading", text="100 usd\n100 USD\na = 2\na x 3\n")
    assert (done.returncode, done.stdout) == (1, "\n100.00 USD\n2\n6\n")
    done = money("--strict-reading", text="10 EUR\n5 USD\ntotal\n")
    assert (done.returncode, done.stdout) == (1, "10.00 EUR\n5.00 USD\n\n")
    assert 'an amount of EUR and USD, such as "total in EUR"' in done.stderr


def test_what_lines_do_not_accept(money: Tool) -> None:
    for words, said in (
        ((), "expected a command, such as convert, or a line"),
        (("--on", "2020-03-13"), "--on does not apply to lines"),
        (("--rates", "-"), "cannot both be read from standard input"),
        (("--lang", "de"), "--lang does not apply to a line"),
    ):
        done = money(*words, text="1 EUR\n" if words else "")
        assert (done.returncode, done.stdout) == (2, ""), words
        assert said in done.stderr and done.stderr.endswith("Try: money help\n")
    done = money("--rates", "missing.csv", text="1 USD in EUR\n2 EUR\n3 USD in EUR\n")
    assert (done.returncode, done.stdout) == (3, "\n2.00 EUR\n\n")
    assert done.stderr.count("missing.csv: No such file") == 1


def test_answers_appear_before_the_end(money: Tool) -> None:
    process = subprocess.Popen(
        [str(money.path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=money.environment,
        bufsize=0,
    )
    assert process.stdin is not None and process.stdout is not None
    for number, answer in (("3", b"3\n"), ("prev x 2", b"6\n"), ("sum", b"9\n")):
        process.stdin.write(f"{number}\n".encode())
        assert select.select([process.stdout], [], [], 20)[0], "no answer came"
        assert os.read(process.stdout.fileno(), 100) == answer
    process.stdin.close()
    assert process.wait(timeout=20) == 0
    process.stdout.close()


@pytest.mark.parametrize(
    ("feed", "lines"), [(b"x", 0), (b"\0", 0), (b"1.25 USD\n", 262144), (b"sum\n", 0)]
)
def test_64_megabytes(money: Tool, feed: bytes, lines: int) -> None:
    done = money.bytes("-q", text=feed * ((64 << 20) // len(feed)))
    assert done.returncode == 1
    assert done.stdout.count(b"1.25 USD\n") == lines
    # Beyond the limits of a notepad, one message replaces the answers.
    if lines:
        assert done.stderr == (
            b"money: line 262145: number of lines must be at most 262144, got 262145\n"
        )
