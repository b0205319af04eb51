"""Tests `money serve` and its answers to hostile lines.

Each answer is compared with the answer of the command with --json.
"""

from __future__ import annotations

import json
import random
import subprocess
import time
from typing import Any

import pytest
from conftest import RATES, Tool

NOW = ("--now", "2026-11-26")


def serve(money: Tool, *lines: str | bytes, words: tuple[str, ...] = NOW) -> list[dict[str, Any]]:
    """Returns the answers to lines; the server must answer all of them and exit successfully."""
    text = b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)
    done = money.bytes("serve", "--stdio", *words, text=text)
    assert (done.returncode, done.stderr) == (0, b""), done
    return [json.loads(line) for line in done.stdout.decode().splitlines()]


def ask(money: Tool, command: str, **arguments: object) -> dict[str, Any]:
    (answer,) = serve(money, json.dumps({"id": 7, "command": command, **arguments}))
    assert answer.pop("id") == 7
    return answer


SAME: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    (
        {"command": "convert", "amount": "100 USD", "target": "EUR", "on": "2020-03-13"},
        ("convert", "100", "USD", "EUR", "--on", "2020-03-13"),
    ),
    (
        {
            "command": "convert",
            "amount": "100 USD",
            "target": "EUR",
            "on": "2020-03-15",
            "max_gap": 3,
            "explain": True,
            "digits": "4",
            "rounding": "up",
        },
        (
            *("convert", "100", "USD", "EUR", "--on", "2020-03-15", "--max-gap", "3"),
            *("--explain", "--digits", "4", "--rounding", "up"),
        ),
    ),
    (
        {"command": "calc", "expression": "3 x 4.99 EUR + 10%"},
        ("calc", "3 x 4.99 EUR + 10%"),
    ),
    (
        {"command": "sum", "amounts": ["19.75 EUR", "3 USD", "0.25 EUR"]},
        ("sum", "19.75 EUR", "3 USD", "0.25 EUR"),
    ),
    (
        {"command": "sum", "amounts": ["1 EUR", "1 USD"], "in": "GBP", "explain": False},
        ("sum", "1 EUR", "1 USD", "--in", "GBP"),
    ),
    ({"command": "split", "amount": "100 EUR", "parts": "3"}, ("split", "100", "EUR", "3")),
    (
        {"command": "split", "amount": "10.02 CHF", "weights": ["1", "2"], "step": "0.05"},
        ("split", "10.02", "CHF", "1", "2", "--step", "0.05"),
    ),
    ({"command": "rates"}, ("rates",)),
    ({"command": "rates", "currency": "USD"}, ("rates", "USD")),
    (
        {
            "command": "rates",
            "currency": "USD",
            "target": "EUR",
            "from": "2020-03-09",
            "to": "2020-03-13",
        },
        ("rates", "USD", "EUR", "--from", "2020-03-09", "--to", "2020-03-13"),
    ),
    (
        {"command": "currencies", "text": "dolar", "lang": "pt", "all": True},
        ("currencies", "dolar", "--lang", "pt", "--all"),
    ),
    (
        {"command": "format", "amount": "1234567.5 EUR", "locale": "de"},
        ("format", "1234567.5", "EUR", "--locale", "de"),
    ),
    (
        {"command": "parse", "text": "1.234,56 €", "locale": "de", "currency": None},
        ("parse", "1.234,56 €", "--locale", "de"),
    ),
    ({"command": "version"}, ("version",)),
]


@pytest.mark.parametrize(("request_", "words"), SAME)
def test_answers_are_those_of_the_command(
    money: Tool, request_: dict[str, Any], words: tuple[str, ...]
) -> None:
    now = NOW if words[0] in ("convert", "calc", "sum", "rates") else ()
    (answer,) = serve(money, json.dumps({"id": "x", **request_}))
    assert answer["id"] == "x" and "error" not in answer
    assert answer["results"] == money.objects(*words, *now)
    said = money(*words, *now, "--json").stderr.splitlines()
    notes = [line.partition(": ")[2] for line in said]
    assert answer.get("notes", []) == notes


def test_requests_are_answered_in_order(money: Tool) -> None:
    count = 5000
    lines = [
        json.dumps({"id": number, "command": "calc", "expression": f"{number} EUR x 2"})
        for number in range(count)
    ]
    answers = serve(money, *lines)
    assert [one["id"] for one in answers] == list(range(count))
    results = [one["results"][0]["result"]["amount"] for one in answers]
    assert results == [f"{2 * number}.00" for number in range(count)]


def test_each_answer_is_flushed(money: Tool) -> None:
    words = [str(money.path), "serve", "--stdio"]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=money.environment
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        for number in range(3):
            line = {"id": number, "command": "calc", "expression": "1 EUR + 1 EUR"}
            process.stdin.write(json.dumps(line).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(timeout=20) == 0


REJECTED: list[tuple[dict[str, Any], str, str]] = [
    (
        {"command": "convert", "amount": 100, "target": "EUR"},
        "USAGE",
        "amount must be a string, got a",
    ),
    ({"command": "convert", "amount": 1.5, "target": "EUR"}, "USAGE", "got a number"),
    ({"command": "convert", "amount": "1 USD"}, "USAGE", "target is required"),
    (
        {"command": "convert", "amount": "1 USD", "target": "XQX"},
        "MONEY_ERR_UNKNOWN_CURRENCY",
        "XQX",
    ),
    (
        {"command": "convert", "amount": "1 USD", "target": "EUR", "onn": "2"},
        "USAGE",
        "did you mean on?",
    ),
    (
        {"command": "convert", "amount": "1 USD", "target": "EUR", "on": "2020-03-15"},
        "MONEY_ERR_NO_RATE",
        "no rate",
    ),
    (
        {"command": "convert", "amount": "1 USD", "target": "EUR", "on": "x"},
        "USAGE",
        "--on: expected",
    ),
    (
        {"command": "convert", "amount": "1 USD", "target": "EUR", "max_gap": 1.0},
        "USAGE",
        "a whole number",
    ),
    (
        {"command": "convert", "amount": "1 USD", "target": "EUR", "max_gap": -1},
        "USAGE",
        "must be 0 to",
    ),
    (
        {"command": "convert", "amount": "1 USD", "target": "EUR", "rates": "x"},
        "USAGE",
        "unknown argument",
    ),
    (
        {"command": "convert", "amount": "1 USD", "target": "EUR", "explain": "yes"},
        "USAGE",
        "true or false",
    ),
    ({"command": "convert", "amount": "-", "target": "EUR"}, "MONEY_ERR_SYNTAX", ""),
    ({"command": "calc", "expression": "-"}, "MONEY_ERR_SYNTAX", ""),
    ({"command": "calc", "expression": "1 / 0"}, "MONEY_ERR_DIVISION_BY_ZERO", "must not be 0"),
    ({"command": "sum", "amounts": "1 EUR"}, "USAGE", "array of strings, got a string"),
    ({"command": "sum", "amounts": ["1 EUR", 2]}, "USAGE", "array of strings, got a whole number"),
    ({"command": "sum", "amounts": ["/etc/passwd"]}, "REFUSED", "expected AMOUNT CODE"),
    ({"command": "sum", "amounts": ["expenses.txt", "-"]}, "MONEY_ERR_SYNTAX", ""),
    ({"command": "split", "amount": "1 EUR"}, "USAGE", "either parts or weights"),
    ({"command": "split", "amount": "1 EUR", "parts": 1, "weights": ["1", "2"]}, "USAGE", "either"),
    ({"command": "split", "amount": "1 EUR", "weights": ["2"]}, "USAGE", "at least two"),
    ({"command": "split", "amount": "1 EUR", "parts": 99999999}, "FILE|REFUSED", "PARTS must be"),
    ({"command": "rates", "currency": "fetch"}, "MONEY_ERR_UNKNOWN_CURRENCY", "fetch"),
    ({"command": "rates", "currency": "USD", "url": "https://x"}, "USAGE", "unknown argument url"),
    ({"command": "format", "amount": "1 EUR"}, "USAGE", "--locale or --pattern is required"),
    ({"command": "parse", "text": "-", "locale": "de"}, "MONEY_ERR_SYNTAX", ""),
    ({"command": "store", "text": "check"}, "USAGE", 'unknown command "store"'),
    ({"command": "conver"}, "USAGE", "did you mean convert?"),
    ({"command": 1}, "USAGE", "command must be a string"),
    ({}, "USAGE", "command must be a string"),
]


@pytest.mark.parametrize(("request_", "status", "said"), REJECTED)
def test_rejected_requests(money: Tool, request_: dict[str, Any], status: str, said: str) -> None:
    (money.folder / "expenses.txt").write_text("1 EUR\n")
    answer, after = serve(
        money, json.dumps({"id": 1, **request_}), '{"id":2,"command":"calc","expression":"1+1"}'
    )
    assert answer["id"] == 1 and "results" not in answer
    assert answer["error"]["status"] in status.split("|") and said in answer["error"]["text"], (
        answer
    )
    assert after == {
        "id": 2,
        "results": [{"expression": "1+1", "result": "2", "flags": [], "conversions": []}],
    }


HOSTILE: list[bytes] = [
    b"x",
    b"[1",
    b"[]",
    b"null",
    b"{",
    b'{"id":1,"id":2,"command":"calc"}',
    b'{"id":{},"command":"calc","expression":"1"}',
    b'{"id":1.5,"command":"calc","expression":"1"}',
    b'{"id":null,"command":"calc","expression":"1 / 0"}',
    b'{"id":99999999999999999999,"command":"calc"}',
    b'{"id":1,"command":"calc","expression":1e400}',
    b'{"id":1,"command":"ca\\u0000lc","expression":"1"}',
    b'{"id":1,"command":"calc","expression":"1\\u0000"}',
    b'{"id":1,"command":"calc","expression":"\\ud800"}',
    b'{"id":1,"command":"calc","expression":"\\udc00\\ud800"}',
    b'{"id":1,"command":"calc","expression":"\xff"}',
    b'{"id":1,"command":"calc","expression":"\xed\xa0\x80"}',
    b'{"id":1,\0"command":"calc"}',
    b"\0",
    b"\0" * 65536,
    b"[" * 65536,
    b"[" * 100000,
    b"[" * 100000 + b"]" * 100000,
    b'{"a":' * 10000 + b"1" + b"}" * 10000,
    b'{"id":1,"command":"calc","expression":"' + b"(" * 16000 + b'"}',
    b'{"id":1,"command":"calc","expression":"' + b"1+" * 30000 + b'1"}',
    b'{"id":1,"command":"' + b"x" * 60000 + b'"}',
    b'{"id":1,"command":"calc","' + b"x" * 60000 + b'":1}',
    b'{"id":"' + b"x" * 65536 + b'"}',
    b'{"id":1,"command":"sum","amounts":[' + b'"1 EUR",' * 6000 + b'"1 EUR"]}',
    b"x" * 1000000,
]


def test_hostile_lines(money: Tool) -> None:
    for hostile in HOSTILE:
        answer, after = serve(money, hostile, '{"id":2,"command":"calc","expression":"1+1"}')
        assert "error" in answer and answer["error"]["text"], hostile[:80]
        assert after["id"] == 2 and after["results"][0]["result"] == "2"
    assert len(serve(money, *HOSTILE)) == len(HOSTILE)


def test_the_longest_request(money: Tool) -> None:
    begin, end = b'{"command":"calc","expression":"1","id":"', b'"}'
    for size, is_answered in ((65536, True), (65537, False)):
        line = begin + b"x" * (size - len(begin) - len(end)) + end
        (answer,) = serve(money, line)
        assert ("results" in answer) == is_answered
    assert answer["error"]["text"] == "a request must be at most 65536 bytes"


def test_other_bytes_between_lines(money: Tool) -> None:
    line = '{"id":1,"command":"calc","expression":"1"}'
    assert len(serve(money, "", "  ", f"\ufeff{line}\r", "", line)) == 2
    assert money.bytes("serve", "--stdio", text=line).stdout.count(b"\n") == 1
    assert money.bytes("serve", "--stdio").stdout == b""


def test_mutated_lines(money: Tool) -> None:
    chance = random.Random(5)
    seeds = [json.dumps({"id": 1, **one}).encode() for one, _ in SAME]
    lines = []
    for _ in range(400):
        line = bytearray(chance.choice(seeds))
        for _ in range(chance.randrange(1, 6)):
            line[chance.randrange(len(line))] = chance.choice(
                (chance.randrange(256), *b'"{}[],:\\-1')
            )
        lines.append(bytes(line).replace(b"\n", b" "))
    answers = serve(money, *lines)
    assert len(answers) == len([line for line in lines if line.strip(b" \t\r")])
    assert all(("error" in one) != ("results" in one) for one in answers)


def test_command_lines(money: Tool) -> None:
    assert money("serve").returncode == 2
    assert money("serve", "--stdio", "x").returncode == 2
    done = money("serve", "--stdio", "--rates", "-")
    assert done.returncode == 2 and "cannot both be read from standard input" in done.stderr
    assert money("serve", "--stdio", MONEY_RATES="-").returncode == 2


def test_rates_of_a_file_are_read_again(money: Tool) -> None:
    path = money.folder / "rates.json"
    line = b'{"id":1,"command":"convert","amount":"100 USD","target":"EUR"}\n'
    words = [str(money.path), "serve", "--stdio", "--rates", str(path)]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=money.environment
    ) as process:
        assert process.stdin is not None and process.stdout is not None

        def answer() -> dict[str, Any]:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(line)
            process.stdin.flush()
            return json.loads(process.stdout.readline())

        assert answer()["error"]["status"] == "FILE"
        for rate, expected in (("1.25", "80.00"), ("1.6", "62.50")):
            path.write_text(f'{{"base":"EUR","rates":{{"USD":{rate}}}}}')
            assert answer()["results"][0]["to"]["amount"] == expected
            time.sleep(0.02)
        # A damaged or missing file is reported until it is repaired.
        path.write_text("{")
        assert answer()["error"]["status"] == "FILE"
        path.unlink()
        assert answer()["error"]["status"] == "FILE"
        path.write_text('{"base":"EUR","rates":{"USD":2}}')
        assert answer()["results"][0]["to"]["amount"] == "50.00"
        process.stdin.close()


def test_rates_stay_in_memory(money: Tool) -> None:
    lines = [
        f'{{"id":{number},"command":"convert","amount":"{number} USD","target":"EUR"}}'
        for number in range(3000)
    ]
    begin = time.monotonic()
    answers = serve(money, *lines, words=("--rates", str(RATES), *NOW))
    assert all("results" in one for one in answers)
    # Reading the history 3000 times requires a minute.
    assert time.monotonic() - begin < 10
