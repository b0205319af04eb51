"""Tests pipes: line by line correspondence, memory limits, interactive use, closed readers."""

from __future__ import annotations

import os
import random
import resource
import select
import subprocess
import time
from fractions import Fraction
from pathlib import Path

import pytest
from conftest import Tool, exact, rounded

DAY = "2020-03-13"
TO_EUR = ("convert", "-", "EUR", "--on", DAY)
MAPPING = [
    TO_EUR,
    ("convert", "--on", DAY),
    ("calc", "-"),
    ("format", "-", "--locale", "de"),
    ("parse", "--locale", "de"),
]
LONGEST = 16384


def test_each_line_has_its_answer(money: Tool, quotes: dict[str, dict[str, Fraction]]) -> None:
    chance = random.Random(1)
    codes = ["USD", "GBP", "CHF", "JPY", "EUR"]
    lines = [
        f"{chance.randrange(10**7)}.{chance.randrange(100):02} {chance.choice(codes)}"
        for _ in range(20000)
    ]
    answers = money.answer(*TO_EUR, text="\n".join(lines) + "\n").splitlines()
    assert len(answers) == len(lines)
    for line, answer in zip(lines, answers):
        number, code = line.split()
        wanted = rounded(exact(number, code, "EUR", quotes[DAY]), "EUR")
        # An amount in the target currency keeps its digits.
        assert answer == f"{number if code == 'EUR' else wanted} EUR"


def test_a_bad_line_is_reported_and_the_rest_goes_on(money: Tool) -> None:
    text = (
        "100 USD\n\nrubbish\n12.50  GBP\r\n\t5\tCHF \n1 2 3\n100 USD 2020-03-15\n1 USD 2020-13-01\n"
        "1 USD 2020-03-13 x\n7 USD"
    )
    done = money(*TO_EUR, text=text)
    assert done.returncode == 1
    assert done.stdout == "90.06 EUR\n\n\n14.03 EUR\n4.71 EUR\n\n\n\n\n6.30 EUR\n"
    reported = [
        line.split(":")[1].strip()
        for line in done.stderr.splitlines()
        if "money convert: line" in line
    ]
    assert reported == ["line 3", "line 6", "line 7", "line 8", "line 9"]


@pytest.mark.parametrize("words", MAPPING)
def test_output_stays_in_step_with_input(money: Tool, words: tuple[str, ...]) -> None:
    text = "1 EUR\n\n?\n" + "9" * 20000 + "\n\xff\n2 EUR"
    done = money(*words, text=text.encode("latin-1"))
    assert done.returncode == 1 and len(done.stdout.splitlines()) == 6
    objects = money.objects(*words, text=text.encode("latin-1"), code=1)
    assert [one["line"] for one in objects] == [1, 3, 4, 5, 6]
    assert all(
        ("error" in one) == (not answer)
        for one, answer in zip(
            objects, [a for n, a in enumerate(done.stdout.splitlines()) if n != 1]
        )
    )


@pytest.mark.parametrize("words", [*MAPPING, ("sum",)])
def test_strict_stops_at_the_first_bad_line(money: Tool, words: tuple[str, ...]) -> None:
    done = money(*words, "--strict", text="?\n1 EUR\n?\n")
    assert done.returncode == 1 and "line 1:" in done.stderr and "line 3:" not in done.stderr
    assert done.stdout in ("", "\n")


def test_line_ends_and_the_mark_at_the_beginning(money: Tool) -> None:
    assert (
        money.answer("sum", text=b"\xef\xbb\xbf1 EUR\r\n2 EUR\r\n \t 3 EUR\t \n\n\r\n4 EUR")
        == "10 EUR\n"
    )
    assert money.answer("sum", text="") == ""
    assert money.answer(*TO_EUR, text="") == ""


@pytest.mark.parametrize(
    "length",
    [LONGEST - 1, LONGEST, LONGEST + 1, LONGEST + 2, 131072, 262143, 262144, 262145, 600000],
)
def test_long_lines_are_refused_once(money: Tool, length: int) -> None:
    for end in ("\n", "\r\n", ""):
        text = "1+1\n" + "(" * length + end + ("2+2" if end else "")
        done = money("parse", "--pattern", "0", "--currency", "EUR", text=text)
        said = money("calc", "-", text=text)
        assert done.returncode == said.returncode == 1
        # A shorter line reaches the library, which reports another error.
        refused = "line 2: a line must be at most 16384 bytes"
        assert (refused in said.stderr) == (refused in done.stderr) == (length > LONGEST)
        assert said.stderr.count("line 2:") == 1 and "line 3:" not in said.stderr
        assert said.stdout == ("2\n\n4\n" if end else "2\n\n")


def peak_of(tool: Tool, words: tuple[str, ...], feed: bytes, times: int) -> tuple[int, int, bytes]:
    """Runs the tool on large input; returns its exit code, peak memory in bytes and messages."""
    process = subprocess.Popen(
        [str(tool.path), *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=tool.environment,
    )
    assert process.stdin is not None and process.stderr is not None
    for _ in range(times):
        process.stdin.write(feed)
    process.stdin.flush()
    # The tool has read all input except the contents of the pipe's buffer.
    status = Path(f"/proc/{process.pid}/status").read_text()
    peak = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))
    _, said = process.communicate(timeout=60)
    return process.returncode, peak * 1024, said


@pytest.mark.parametrize("words", [("sum",), ("calc", "-"), ("format", "-", "--locale", "de")])
@pytest.mark.parametrize("byte", [b"x", b"\0", b"\xff"])
def test_64_megabytes_without_a_line(money: Tool, words: tuple[str, ...], byte: bytes) -> None:
    code, peak, said = peak_of(money, words, byte * 65536, 1024)
    assert code == 1 and b"a line must be at most 16384 bytes" in said
    if "sanitized" not in money.path.name:
        assert peak < 16 << 20


def test_memory_does_not_grow_with_lines(money: Tool) -> None:
    few = peak_of(money, ("sum",), b"12.34 EUR\n" * 1000, 20)
    many = peak_of(money, ("sum",), b"12.34 EUR\n" * 1000, 1000)
    assert few[0] == many[0] == 0
    if "sanitized" not in money.path.name:
        assert many[1] < few[1] + (2 << 20)


@pytest.mark.parametrize(
    "bad", [b"\0", b"1 EUR\0", b"\xc3\x28 EUR", b"1 \xed\xa0\x80", b"\x1b[31m1 EUR", b"1\x07EUR"]
)
@pytest.mark.parametrize("words", [*MAPPING, ("sum",)])
def test_bytes_that_are_no_text(money: Tool, words: tuple[str, ...], bad: bytes) -> None:
    done = money.bytes(*words, text=bad + b"\n")
    assert done.returncode == 1 and b"line 1:" in done.stderr
    # Control characters must not reach the terminal.
    assert not any(byte < 32 and byte != 10 for byte in done.stderr + done.stdout)
    done.stderr.decode("utf-8") if bad != b"1 \xed\xa0\x80" else None


def test_it_can_be_talked_to(money: Tool) -> None:
    """Expects each answer before the next question, although the output is a pipe."""
    process = subprocess.Popen(
        [str(money.path), "calc", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=money.environment,
        bufsize=0,
    )
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    for number in range(5):
        process.stdin.write(f"{number} x 2 EUR\n".encode())
        assert select.select([process.stdout], [], [], 20)[0], "no answer came"
        assert os.read(process.stdout.fileno(), 100) == f"{number * 2}.00 EUR\n".encode()
    process.stdin.write(b"?\n")
    assert select.select([process.stderr], [], [], 20)[0], "no refusal came"
    process.stdin.close()
    assert process.wait(timeout=20) == 1
    process.stdout.close()
    process.stderr.close()


def test_a_reader_that_goes_away(money: Tool) -> None:
    (money.folder / "many").write_text("12.34 EUR\n" * 400000)
    command = f"{money.path} format - --locale de < many | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=money.folder,
        env=money.environment,
        capture_output=True,
        text=True,
    )
    assert done.stdout.splitlines() == ["12,34\u00a0€", "141"] and done.stderr == ""
    # The tool is equally silent in hosts that ignore the signal.
    command = (
        f"trap '' PIPE; {money.path} format - --locale de < many | true; echo ${{PIPESTATUS[0]}}"
    )
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=money.folder,
        env=money.environment,
        capture_output=True,
        text=True,
    )
    assert done.stdout == "4\n" and done.stderr == ""


def test_output_that_cannot_be_written(money: Tool) -> None:
    for target, reason in (("/dev/full", "No space left on device"), ("&-", "Bad file descriptor")):
        command = f"{money.path} calc 1+1 >{target}"
        done = subprocess.run(
            ["bash", "-c", command], env=money.environment, capture_output=True, text=True
        )
        assert done.returncode == 4 and reason in done.stderr


def test_input_that_cannot_be_read(money: Tool) -> None:
    done = subprocess.run(
        [str(money.path), "calc", "-"],
        stdin=os.open("/", os.O_RDONLY),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 3 and "standard input: Is a directory" in done.stderr
    done = subprocess.run(
        ["bash", "-c", f"{money.path} sum - <&-"],
        env=money.environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 3 and "Bad file descriptor" in done.stderr
    assert money("sum", "/").returncode == 3


def test_input_that_does_not_block(money: Tool) -> None:
    """Reads a non-blocking pipe: the tool must wait for input itself."""
    reader, writer = os.pipe()
    os.set_blocking(reader, False)
    process = subprocess.Popen(
        [str(money.path), "sum"], stdin=reader, stdout=subprocess.PIPE, env=money.environment
    )
    os.close(reader)
    time.sleep(0.2)
    os.write(writer, b"1 EUR\n")
    time.sleep(0.1)
    os.write(writer, b"2 EUR")
    os.close(writer)
    out, _ = process.communicate(timeout=20)
    assert (process.returncode, out) == (0, b"3 EUR\n")


@pytest.mark.parametrize(
    ("words", "line", "least"),
    [
        (("convert", "-", "EUR", "--on", DAY), "123.45 USD\n", 300_000),
        (("convert", "-", "EUR"), f"123.45 USD {DAY}\n", 300_000),
        (("sum",), "12.34 EUR\n", 1_000_000),
        (("calc", "-"), "3 x 4.99 EUR + 10%\n", 150_000),
    ],
)
def test_lines_a_second(money: Tool, words: tuple[str, ...], line: str, least: int) -> None:
    """Requires a tenth of an idle machine's rate: a busy machine passes, a regression fails."""
    if "sanitized" in money.path.name:
        pytest.skip("sanitizers are slow")
    path: Path = money.folder / "lines"
    path.write_text(line * 300_000)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with path.open() as file:
        done = subprocess.run(
            [str(money.path), *words], stdin=file, stdout=subprocess.DEVNULL, env=money.environment
        )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    assert done.returncode == 0
    assert 300_000 / seconds > least, f"{300_000 / seconds:.0f} lines a second of the processor"
