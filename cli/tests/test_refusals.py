"""Tests errors: the exit code, and a message with the requirement and the value."""

from __future__ import annotations

import json
import subprocess

import pytest
from conftest import RATES, ROOT, Tool

USAGE = [
    ((), "expected a command"),
    (("exchange",), 'unknown command "exchange"'),
    (("convert", "1", "USD", "EUR", "--explian"), "did you mean --explain?"),
    (("convert", "1", "USD", "EUR", "--lang", "de"), "--lang does not apply to convert"),
    (("convert", "1", "USD", "EUR", "--zzz"), "unknown option --zzz"),
    (("convert", "1", "USD", "EUR", "-EUR"), "write -- before arguments that begin with -"),
    (("convert", "1", "USD", "EUR", "--on"), "--on requires a value: DAY"),
    (("convert", "1", "USD", "EUR", "--json=yes"), "--json does not accept a value"),
    (("convert", "1", "USD", "EUR", "--on", "tomorrow"), "--on: "),
    (("convert", "1", "USD", "EUR", "--on", "2020-02-30"), "--on: "),
    (("convert", "1", "USD", "EUR", "--max-gap", "-1"), '--max-gap must be 0 to 3660000, got "-1"'),
    (("convert", "1", "USD", "EUR", "--digits", "39"), '--digits must be 0 to 38, got "39"'),
    (("convert", "1", "USD", "EUR", "--digits", "99999999999"), "--digits must be 0 to 38"),
    (("convert", "1", "USD", "EUR", "--digits", ""), '--digits must be 0 to 38, got ""'),
    (
        ("convert", "1", "USD", "EUR", "--rounding", "nearest"),
        "--rounding must be one of half-even half-up",
    ),
    (
        ("convert", "1", "USD", "EUR", "--color", "blue"),
        '--color must be one of auto always never, got "blue"',
    ),
    (("convert", "-", "1", "USD", "EUR"), "expected at most a target after -"),
    (("convert", "-", "EUR", "--rates", "-"), "cannot both be read from standard input"),
    (("calc", "--rates", "-"), "cannot both be read from standard input"),
    (("split", "100"), "expected AMOUNT CODE PARTS"),
    (("split", "100", "EUR"), "expected AMOUNT CODE PARTS"),
    (("split", "1", "EUR", "3", "--step", "x"), "--step: "),
    (
        ("split", "1", "EUR", "3", "--step", "1", "--digits", "1"),
        "--step cannot be combined with --digits",
    ),
    (("rates", "USD", "EUR", "CHF"), "at most two codes"),
    (("rates", "USD", "--from", "2020-01-01"), "require two codes"),
    (
        ("rates", "USD", "EUR", "--from", "2020-01-01", "--on", "2020-01-01"),
        "--on cannot be combined with",
    ),
    (
        ("rates", "USD", "EUR", "--from", "2020-01-02", "--to", "2020-01-01"),
        "--from must not be later than --to",
    ),
    (("currencies", "--lang", "xx"), "--lang: "),
    (("format", "1", "EUR"), "--locale or --pattern is required"),
    (("format", "1", "EUR", "--pattern", "0", "--style", "compact"), "cannot be combined with"),
    (("format", "1", "EUR", "--locale", "de", "--style", "compact"), "requires --digits"),
    (("parse", "1 EUR"), "--locale or --pattern is required"),
    (("store",), "expected check FILE"),
    (("store", "mend", "x"), 'wallet FILE NAME, got "mend"'),
    (("store", "check"), "expected check FILE"),
    (("store", "wallet", "x"), "expected wallet FILE NAME"),
    (("store", "list", "x", "--in", "EUR"), "--in applies only to store wallet"),
    (("completion", "fish"), 'expected bash or zsh, got "fish"'),
    (("completion",), "expected bash or zsh"),
    (("version", "x"), "expected no arguments"),
    (("help", "exchange"), 'unknown command "exchange"'),
    (("help", "convert", "calc"), "at most one command"),
]


@pytest.mark.parametrize(("words", "said"), USAGE)
def test_a_wrong_command_line(money: Tool, words: tuple[str, ...], said: str) -> None:
    done = money(*words)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert said in done.stderr and "Try: money help" in done.stderr
    assert done.stderr.startswith("money") and done.stderr.count("\n") == 2


REFUSED = [
    (("convert", "1,000", "USD", "EUR"), 'ambiguous number "1,000": expected 1000 or 1.000'),
    (("convert", "1", "usd", "EUR", "--strict-reading"), 'did you mean "USD"?'),
    (("convert", "1", "USD"), "AMOUNT CODE TARGET"),
    (
        ("convert", "1", "USD", "EURXXXXXXXXXX"),
        'target must be at most 11 bytes, got "EURXXXXXXXXXX"',
    ),
    (("convert", "1", "USD", "KES"), "no rate from USD to KES on 2026-10-30"),
    (("convert", "1", "USD", "EUR", "2020-03-13", "x"), "expected nothing after the day"),
    (("convert", "1", "USD", "EUR", "1998-01-01"), "1998-01-01"),
    (("convert", "", "", ""), "expected AMOUNT CODE"),
    (("convert", "-", "EURO"), "EURO"),
    (("convert", "9" * 39, "USD", "EUR"), ""),
    (("convert", "1", "USD", "EUR", "--rounding", "unnecessary"), ""),
    (("calc", "1 / 0"), "divisor must not be 0"),
    (("calc", "5 EUR + 3 USD"), "expected 'in' and a code"),
    (("calc", "1 +"), "expected a number or an amount at the end"),
    (("split", "1", "EUR", "0"), "PARTS must be a whole number from 1 to 1048576, got"),
    (("split", "1", "EUR", "1048577"), "PARTS must be a whole number from 1 to 1048576, got"),
    (("split", "1", "EUR", "3.5"), "several weights"),
    (("split", "1", "EUR", "1", "-1"), ""),
    (("split", "1", "EUR", "0", "0"), ""),
    (("split", "x", "EUR", "1"), 'expected a decimal number, got "EUR"'),
    (("rates", "EUROX"), "EUROX"),
    (("rates", "KES"), "the table contains no rates of KES"),
    (("currencies", "nothing at all"), "no currency"),
    (("currencies", "x" * 200), ""),
    (("format", "1", "EUR", "--locale", "xx"), "xx"),
    (("format", "1", "EUR", "--pattern", "0%"), ""),
    (("parse", "$5", "--locale", "pl"), 'ambiguous currency "$": expected one of the codes ARS'),
    (("parse", "1.234", "--locale", "de"), ""),
]


@pytest.mark.parametrize(("words", "said"), REFUSED)
def test_a_value_that_is_refused(money: Tool, words: tuple[str, ...], said: str) -> None:
    done = money(*words)
    assert (done.returncode, done.stdout) == (1, ""), done
    assert said in done.stderr and done.stderr.startswith(f"money {words[0]}: ")
    if words[0] != "split":
        found = [json.loads(line) for line in money(*words, "--json").stdout.splitlines()]
        assert len(found) == 1 and found[0]["error"]["text"] in done.stderr


def test_rates_that_are_missing(money: Tool) -> None:
    words = ("convert", "1", "USD", "EUR", "-q")
    for extra, changes, said in (
        (("--rates", "/nowhere"), {}, "/nowhere: No such file or directory"),
        (("--rates", "/"), {}, "Is a directory"),
        ((), {"MONEY_RATES": "/nowhere"}, "/nowhere: No such file or directory"),
    ):
        done = money(*words, *extra, **changes)
        assert (done.returncode, done.stdout) == (3, "") and said in done.stderr
    alone = money.folder / "alone" / "bin"
    alone.mkdir(parents=True)
    (alone / "money").write_bytes(money.path.read_bytes())
    (alone / "money").chmod(0o755)
    done = subprocess.run(
        [str(alone / "money"), *words],
        capture_output=True,
        text=True,
        env={**money.environment, "LD_LIBRARY_PATH": str(ROOT / "build" / "embedded" / "lib")},
    )
    assert done.returncode == 3 and "No such file or directory; pass" in done.stderr
    for way_out in ("--rates FILE", "MONEY_RATES", str(alone.parent / "share")):
        assert way_out in done.stderr


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", ""),
        (b"nonsense", ""),
        (b"{}", ""),
        (b"[]", ""),
        (b"<x/>", ""),
        (b"PK\x03\x04rest", "ZIP archive; unpack it first"),
        (b"Date,USD\n2020-03-13,x\n", "(byte "),
        (b'{"success":false,"error":{"code":101,"info":"no key"}}', "no key"),
        (b"\0" * 100, ""),
        (b" " * 100, ""),
    ],
)
def test_files_of_rates_that_are_none(money: Tool, content: bytes, said: str) -> None:
    (money.folder / "rates").write_bytes(content)
    done = money("convert", "1", "USD", "EUR", "--rates", "rates")
    assert (done.returncode, done.stdout) == (3, "") and said in done.stderr
    assert done.stderr.startswith("money convert: rates: rates: ") and done.stderr.count("\n") == 1


def test_a_file_of_rates_has_a_limit(money: Tool) -> None:
    with (money.folder / "huge").open("wb") as file:
        file.truncate((64 << 20) + 1)
    done = money("rates", "--rates", "huge")
    assert done.returncode == 3 and "at most 64 MiB" in done.stderr


def test_files_of_rates_of_each_kind(money: Tool) -> None:
    documents = {
        "csv": "Date,USD,\n2020-03-13,1.25,\n",
        "xml": '<Envelope><Cube><Cube time="2020-03-13"><Cube currency="USD" rate="1.25"/></Cube>'
        "</Cube></Envelope>",
        "base": '{"base":"EUR","date":"2020-03-13","rates":{"USD":1.25}}',
        "pairs": ' \n[{"from":"EUR","to":"USD","rate":"1.25","date":"2020-03-13"}]',
        "live": '{"success":true,"timestamp":1584057600,"source":"EUR","quotes":{"EURUSD":1.25}}',
    }
    for name, text in documents.items():
        for mark in ("", "\ufeff") if name == "csv" else ("",):
            (money.folder / name).write_text(mark + text, encoding="utf-8")
            words = ("convert", "1", "EUR", "USD", "-q")
            assert money.answer(*words, "--rates", name) == "1.25 USD\n", name
            assert money.answer(*words, "--rates", "-", text=mark + text) == "1.25 USD\n"
            assert money(*words, MONEY_RATES=name).stdout == "1.25 USD\n"
    # The option overrides the environment.
    done = money("convert", "1", "EUR", "USD", "--rates", "csv", MONEY_RATES="/nowhere")
    assert done.returncode == 0
    assert (
        money.answer("rates", "EUR", "USD", "--rates", str(RATES), "--on", "2020-03-13").split()[1]
        == "1.1104"
    )


def test_quotes_that_disagree_are_said(money: Tool) -> None:
    text = json.dumps(
        [
            {"from": a, "to": b, "rate": r}
            for a, b, r in (("EUR", "USD", "2"), ("USD", "GBP", "3"), ("EUR", "GBP", "7"))
        ]
    )
    done = money("convert", "1", "EUR", "GBP", "--rates", "-", text=text)
    assert (
        done.stdout == "7.00 GBP\n"
        and "warning: another path gives a different rate" in done.stderr
    )
    (money.folder / "r").write_text(text)
    done = money("convert", "-", "GBP", "--rates", "r", text="1 EUR\n")
    assert (
        done.stdout == "7.00 GBP\n"
        and "warning: another path gives a different rate" in done.stderr
    )
    assert money.object("convert", "1", "EUR", "GBP", "--rates", "r")["flags"] == ["inconsistent"]


def test_rates_that_were_rounded_are_said(money: Tool) -> None:
    text = '{"base":"EUR","rates":{"USD":1.23456789012345678901234}}'
    done = money("convert", "1", "EUR", "USD", "--rates", "-", text=text)
    assert done.stdout == "1.23 USD\n" and "more than 19 digits" in done.stderr


def test_memory_that_ends(money: Tool) -> None:
    if "sanitized" in money.path.name:
        pytest.skip("the sanitizer needs memory of its own")
    command = f"ulimit -v 40000; exec {money.path} split 1000000 EUR 1048576"
    done = subprocess.run(
        ["bash", "-c", command], env=money.environment, capture_output=True, text=True
    )
    assert done.returncode == 4 and done.stderr.startswith("money split: ") and done.stdout == ""


def test_json_is_text_whatever_a_file_is_called(money: Tool) -> None:
    for name in (
        b"\xed\xa0\x80",
        b"\xc0\xaf",
        b"\xf4\x90\x80\x80",
        b"\xe0\x80\x80",
        b"\xff",
        b'a"\\\n\x7f',
        b"\xc3",
    ):
        raw = str(money.folder).encode() + b"/" + name
        with open(raw, "wb") as file:
            file.write(b'{"base":"EUR","rates":{"USD":1.25}}')
        done = money.bytes("rates", "--json", "--rates", raw)
        found = json.loads(done.stdout.decode("utf-8"))
        assert found["file"].startswith(str(money.folder))
        assert ("\ufffd" in found["file"]) == (name[0] > 127)
    done = money.bytes("calc", b"1 + \xed\xa0\x80", "--json")
    assert json.loads(done.stdout.decode("utf-8"))["error"]["status"] == "MONEY_ERR_ENCODING"


def test_no_control_character_reaches_a_terminal(money: Tool) -> None:
    """Checks file names, which can contain untrusted text."""
    for bad in ("\x1b[31m", "\u009b31m", "\x07", "\x7f", "a\rb", "\u2028", "\u202e", "\u2066"):
        for words in (("rates", "--rates", bad), ("sum", bad), ("store", "check", bad), (bad,)):
            done = money(*words)
            assert done.returncode in (2, 3) and "?" in done.stderr
            for character in "\x1b\u009b\x07\x7f\r\u2028\u202e\u2066":
                assert character not in done.stderr, words
            told = money(*words, "--json").stdout
            assert not set("\x1b\u009b\x07\x7f\r\u2028\u202e\u2066") & set(told), words
        done = money("convert", f"{bad} USD", "EUR")
        assert done.returncode == 1 and not set("\x1b\u009b\x07\x7f\r") & set(done.stderr)
