"""Tests the suggestions for mistyped input, and the position of the caret.

Each row contains the input and the expected message.
"""

from __future__ import annotations

import pytest
from conftest import Tool

#: The last line of standard error after an invalid command line.
TRY = "Try: money help"

COMMANDS = [
    (("convertt", "1", "USD", "EUR"), 'unknown command "convertt"; did you mean convert?'),
    (("forma", "1"), 'unknown command "forma"; did you mean format?'),
    (("Convert", "1"), 'unknown command "Convert"; did you mean convert?'),
    (("fetch",), 'unknown command "fetch"; did you mean rates fetch?'),
    (("conv", "1"), 'unknown command "conv"; did you mean convert?'),
    (("calculate", "1"), 'unknown command "calculate"; did you mean calc?'),
    (("USD/EUR",), 'unknown command "USD/EUR"; did you mean rates USD/EUR?'),
    (("tip", "=", "15%"), 'unknown command "tip"'),
    (("help", "currency"), None),
    (("zzz",), 'unknown command "zzz"'),
]


@pytest.mark.parametrize(("words", "said"), COMMANDS)
def test_a_command_that_there_is_not(money: Tool, words: tuple[str, ...], said: str | None) -> None:
    done = money(*words)
    assert (done.returncode, done.stdout) == (2, "")
    first, last = done.stderr.splitlines()
    if said is None:
        assert first == 'money help: unknown command "currency"'
        return
    assert (first, last) == (f"money: {said}", TRY)


@pytest.mark.parametrize("word", ["--version", "-V", "-v"])
def test_the_version(money: Tool, word: str) -> None:
    assert money.answer(word) == money.answer("version")


def test_options_before_a_command(money: Tool) -> None:
    for words in (("--json",), ("-q", "--on", "2020-03-13"), ("--on=2020-03-13", "--explain")):
        after = money("convert", "1", "USD", "EUR", *words)
        before = money(*words, "convert", "1", "USD", "EUR")
        assert before.returncode == 0
        assert (before.stdout, before.stderr) == (after.stdout, after.stderr)
    assert money("--color").returncode == 2
    assert money("-q", "--help").stdout == money.answer("help")


OPTIONS = [
    ("convert", "--date", "did you mean --on?"),
    ("convert", "--day", "did you mean --on?"),
    ("convert", "--decimals", "did you mean --digits?"),
    ("convert", "--places", "did you mean --digits?"),
    ("convert", "--precision", "did you mean --digits?"),
    ("convert", "--round", "did you mean --rounding?"),
    ("convert", "--round=up", "did you mean --rounding?"),
    ("convert", "--online", "run money rates fetch for the newest rates"),
    ("convert", "--update", "run money rates fetch for the newest rates"),
    ("convert", "--max_gap", "did you mean --max-gap?"),
    ("convert", "--verbose", "did you mean --explain?"),
    ("sum", "--to", "did you mean --in?"),
    ("currencies", "--language", "did you mean --lang?"),
    ("currencies", "--date", ""),
    ("convert", "--zzz", ""),
    ("convert", "-zzz", "write -- before arguments that begin with -"),
]


@pytest.mark.parametrize(("command", "word", "cure"), OPTIONS)
def test_an_option_that_there_is_not(money: Tool, command: str, word: str, cure: str) -> None:
    done = money(command, "1", "USD", "EUR", word, "4")
    name = word.partition("=")[0]
    said = f"unknown option {name}" + (f"; {cure}" if cure else "")
    if word == "--to":
        said = "--to does not apply to sum; did you mean --in?"
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"money {command}: {said}\n{TRY} {command}\n"


#: The arguments of `money`, and the expected message, text and caret.
REFUSED = [
    ("convert USD100 EUR", 'expected AMOUNT CODE; did you mean "100 USD"?', "USD100 EUR", "^"),
    ("convert 100USD EUR", 'expected AMOUNT CODE; did you mean "100 USD"?', "100USD EUR", "   ^"),
    ("convert -5.125USD EUR", None, None, None),
    ("convert 100€ USD", 'expected AMOUNT CODE; did you mean "100 EUR"?', "100€ USD", "   ^"),
    ("convert 100 € USD", 'expected AMOUNT CODE; did you mean "100 EUR"?', "100 € USD", "    ^"),
    ("convert € 100 USD", 'expected AMOUNT CODE; did you mean "100 EUR"?', "€ 100 USD", "^"),
    ("convert €100 USD", 'expected AMOUNT CODE; did you mean "100 EUR"?', "€100 USD", "^"),
    ("convert £0.999 USD", 'expected AMOUNT CODE; did you mean "0.999 GBP"?', "£0.999 USD", "^"),
    (
        "convert $100 EUR",
        'ambiguous currency "$": expected one of the codes ARS AUD',
        "$100 EUR",
        "^",
    ),
    (
        "convert 5k USD EUR",
        "expected AMOUNT CODE; write the number in full, such as 5000",
        "5k USD EUR",
        " ^",
    ),
    ("convert 1.5M USD EUR", "write the number in full", "1.5M USD EUR", "   ^"),
    (
        "convert 100,USD EUR",
        'expected spaces between the fields; did you mean "100 USD"?',
        None,
        None,
    ),
    ("convert 100", "expected AMOUNT CODE TARGET, such as 100 USD EUR, got", None, None),
    ("convert 100USD", 'did you mean "100 USD"?', "100USD", "   ^"),
    ("convert usd100", 'unknown currency "usd"; did you mean "USD"?', "usd100", "^"),
    (
        "convert 100 USD EUR GBP JPY",
        'expected a day after the target, got the code "GBP"; an amount has only one target',
        "100 USD EUR GBP JPY",
        "            ^",
    ),
    (
        "convert 100 USD EUR tomorrow",
        'expected a date such as 2024-02-29, got "tomorrow"',
        None,
        None,
    ),
    (
        "convert 100 USD EUR 2020-3-13",
        'expected a date such as 2024-02-29, got "2020-3-13"; did you mean 2020-03-13?',
        "100 USD EUR 2020-3-13",
        "            ",
    ),
    ("convert 100 USD EURO", "unknown currency EURO", "100 USD EURO", "        ^"),
    (
        "convert 100 USD eur",
        'unknown currency eur; did you mean "EUR"?',
        "100 USD eur",
        "        ^",
    ),
    ("convert 100 dollars EUR", "unknown currency dollars", None, None),
    ("split 100€ 3 4", 'did you mean "100 EUR"?', "100€ 3 4", "   ^"),
    ("format 100€ --locale de", 'did you mean "100 EUR"?', "100€", "   ^"),
    ("sum 1 EUR 2EUR", 'expected AMOUNT CODE; did you mean "2 EUR"?', "1 EUR 2EUR", "       ^"),
    ("sum 1 EUR 2", 'expected AMOUNT CODE, such as 100 USD, got "2"', None, None),
    ("sum 1 usd", 'unknown currency usd; did you mean "USD"?', "1 usd", "  ^"),
    ("rates usd/EUR", 'unknown currency usd; did you mean "USD"?', None, None),
    ("rates USD/", 'expected a currency code such as EUR, got "USD/"', None, None),
]


@pytest.mark.parametrize(("line", "said", "drawn", "caret"), REFUSED)
def test_the_error_points_at_the_fault(
    money: Tool, line: str, said: str | None, drawn: str | None, caret: str | None
) -> None:
    if said is None:
        said, drawn, caret = 'did you mean "-5.125 USD"?', "-5.125USD EUR", "      ^"
    done = money(*line.split(), "--strict-reading")
    assert (done.returncode, done.stdout) == (1, ""), done
    lines = done.stderr.splitlines()
    assert lines[0].startswith(f"money {line.split()[0]}: ") and said in lines[0], lines
    if drawn is not None and caret is not None:
        assert lines[1] == f"  {drawn}" and lines[2].startswith(f"  {caret}"), lines


@pytest.mark.parametrize(
    ("text", "target", "said"),
    [
        ("100,USD", "EUR", 'line 1: expected spaces between the fields; did you mean "100 USD"?'),
        (
            "100;USD;EUR",
            None,
            'line 1: expected spaces between the fields; did you mean "100 USD EUR"?',
        ),
        ("USD100", "EUR", 'line 1: expected AMOUNT CODE; did you mean "100 USD"?'),
        ("100 USD GBP", "EUR", 'line 1: expected a day after the amount, got the code "GBP"'),
        ("rubbish", "EUR", 'line 1: expected AMOUNT CODE, such as 100 USD, got "rubbish"'),
    ],
)
def test_lines(money: Tool, text: str, target: str | None, said: str) -> None:
    words = ("convert", "-", *([target] if target else []))
    done = money(*words, text=f"{text}\n")
    assert (done.returncode, done.stdout) == (1, "\n") and said in done.stderr
    (found,) = money.objects(*words, text=f"{text}\n", code=1)
    assert found["line"] == 1 and found["error"]["text"] in done.stderr


def test_a_caret_is_a_byte_of_the_line(money: Tool) -> None:
    strict = "--strict-reading"
    found = money.object("convert", "100 USD EUR GBP", strict, code=1)["error"]
    assert (found["status"], found["position"]) == ("MONEY_ERR_SYNTAX", 12)
    assert money.object("convert", "100 € USD", strict, code=1)["error"]["position"] == 4


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2020-3-13", "2020-03-13"),
        ("20200313", "2020-03-13"),
        ("2020/03/13", "2020-03-13"),
        ("2020.3.13", "2020-03-13"),
        ("13.3.2020", "2020-03-13"),
        ("13.03.2020", "2020-03-13"),
        ("2020-13-3", None),
        ("3/13/2020", None),
        ("13-3-20", None),
        ("2020-02-30", None),
        ("tomorrow", None),
        ("", None),
    ],
)
def test_days(money: Tool, typed: str, meant: str | None) -> None:
    done = money("convert", "1", "USD", "EUR", "--strict-reading", "--on", typed)
    assert done.returncode == 2 and done.stderr.startswith("money convert: --on: ")
    if meant is None:
        assert "did you mean" not in done.stderr
    else:
        words = f'expected a date such as 2024-02-29, got "{typed}"; did you mean {meant}?'
        assert words in done.stderr


@pytest.mark.parametrize("typed", ["today", "yesterday", "now"])
def test_days_by_name(money: Tool, typed: str) -> None:
    done = money("convert", "1", "USD", "EUR", "--strict-reading", "--on", typed)
    assert "; write the day as digits, or omit --on for the newest rates" in done.stderr


def test_names_are_those_of_the_tool(money: Tool) -> None:
    done = money("convert", "1", "USD", "EUR", "--on", "2020-03-15")
    assert "and --max-gap is 0" in done.stderr and "max_gap" not in done.stderr
    found = money.object("convert", "1", "USD", "EUR", "--on", "2020-03-15", code=1)
    assert found["error"]["text"] in done.stderr


def test_a_code_that_nobody_knows(money: Tool) -> None:
    for words in (("100", "dollas", "EUR"), ("100", "ESD", "EUR"), ("100", "USD", "xyzzy")):
        done = money("convert", *words)
        assert (
            done.stderr.splitlines()[-1]
            == "money convert: run money currencies TEXT to search for a code by name"
        )
        assert "search for a code" not in money("convert", *words, "-q").stderr
    assert "search for a code" not in money("convert", "-", "EUR", text="1 ESD\n").stderr


@pytest.mark.parametrize(
    "words",
    [("1", "EUR", "2", "EUR"), ("1 EUR", "2 EUR"), ("1 EUR 2 EUR",), ("EUR", "1", "2", "EUR")],
)
def test_sum_of_words(money: Tool, words: tuple[str, ...]) -> None:
    assert money.answer("sum", *words) == "3 EUR\n"


def test_sum_prefers_files(money: Tool) -> None:
    (money.folder / "1").write_text("5 EUR\n")
    assert money.answer("sum", "1") == "5 EUR\n"
    done = money("sum", "1", "EUR")
    assert done.returncode == 3 and "EUR: No such file or directory" in done.stderr
    done = money("sum", "expenses.txt")
    assert done.returncode == 3 and "expenses.txt: No such file or directory" in done.stderr


def test_sum_of_words_in_one_currency(money: Tool) -> None:
    assert (
        money.answer("sum", "--", "-1", "EUR", "2.50", "USD", "0.5", "EUR")
        == "-0.5 EUR\n2.50 USD\n"
    )
    words = ("sum", "10", "EUR", "5", "USD", "--in", "EUR", "--on", "2020-03-13")
    assert money.answer(*words) == "14.50 EUR\n"
    found = money.object(*words)
    assert found["total"] == {"amount": "14.50", "currency": "EUR"} and found["lines"] == 2


def test_rates_of_a_pair(money: Tool) -> None:
    for more in (
        ("--on", "2020-03-13"),
        ("--from", "2020-03-09", "--to", "2020-03-13"),
        ("--json",),
    ):
        assert money.answer("rates", "USD/EUR", *more) == money.answer("rates", "USD", "EUR", *more)
    done = money("rates", "USD/EUR", "CHF")
    assert done.returncode == 2 and "at most two codes" in done.stderr


def test_withdrawn_currencies_are_not_listed_as_living(money: Tool) -> None:
    done = money("rates", "USD")
    codes = {line[4:7] for line in done.stdout.splitlines()}
    assert not codes & {"BGN", "CYP", "EEK", "HRK", "LTL", "LVL", "MTL", "ROL", "SIT", "SKK", "TRL"}
    assert {"EUR", "GBP", "RON", "TRY"} <= codes
    assert "11 withdrawn currencies omitted; --all lists them" in done.stderr
    assert "omitted" not in money("rates", "USD", "-q").stderr
    every = {line[4:7] for line in money.answer("rates", "USD", "--all").splitlines()}
    assert len(every - codes) == 11 and "HRK" in every
    # On a day before their withdrawal, they are listed with the rates of that day.
    past = {line[4:7] for line in money.answer("rates", "USD", "--on", "2010-01-04").splitlines()}
    assert {"BGN", "EEK", "HRK", "LTL", "LVL"} <= past and not past & {"CYP", "MTL", "SIT", "SKK"}
    # A withdrawn currency can be requested by its code.
    assert money.answer("rates", "USD", "HRK").startswith("USD/HRK ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bitcoin", 'no current currency matches "bitcoin"; --all finds BTC'),
        ("kuna", 'no current currency matches "kuna"; --all finds HR'),
        ("€", 'no currency matches "€"; it is a symbol or name of EUR'),
        ("kroner", 'no currency matches "kroner"; it is a symbol or name of DKK NOK'),
        ("$", 'no currency matches "$"; it is a symbol or name of ARS AUD'),
        ("nothing at all", 'no currency matches "nothing at all"'),
    ],
)
def test_searches_without_a_hit(money: Tool, text: str, said: str) -> None:
    done = money("currencies", text)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"money currencies: {said}")
