"""Tests arguments as people write them: their interpretation, its note, and questions.

Each answer is compared with that of the same command in the notation of the library, or with
exact fractions of the rates.
"""

from __future__ import annotations

import pytest
from conftest import Tool, exact, rounded
from test_answers import Quotes

NOW = ("--now", "2026-11-02")
NEWEST = "2026-10-30"

#: The arguments, the note after "read as ", and the strict arguments with the same answer.
CONVERTED = [
    ("convert 100 usd eur", "100 USD in EUR", "convert 100 USD EUR"),
    ("convert 100 Usd to Eur", "100 USD in EUR", "convert 100 USD EUR"),
    ("convert 100USD EUR", "100 USD in EUR", "convert 100 USD EUR"),
    ("convert USD100 EUR", "100 USD in EUR", "convert 100 USD EUR"),
    ("convert 100€ USD", "100 EUR in USD", "convert 100 EUR USD"),
    ("convert €100 usd", "100 EUR in USD", "convert 100 EUR USD"),
    ("convert 100 € USD", "100 EUR in USD", "convert 100 EUR USD"),
    ("convert € 100 USD", "100 EUR in USD", "convert 100 EUR USD"),
    ("convert £0.999 USD", "0.999 GBP in USD", "convert 0.999 GBP USD"),
    ("convert 5k USD EUR", "5000 USD in EUR", "convert 5000 USD EUR"),
    ("convert 1.5M USD EUR", "1500000 USD in EUR", "convert 1500000 USD EUR"),
    ("convert 1,000.50 USD EUR", "1000.50 USD in EUR", "convert 1000.50 USD EUR"),
    ("convert 1.000,50 USD EUR", "1000.50 USD in EUR", "convert 1000.50 USD EUR"),
    ("convert 100 USD into EUR", None, "convert 100 USD EUR"),
    (
        "convert 100 USD EUR 13.3.2020",
        "100 USD in EUR on 2020-03-13",
        "convert 100 USD EUR 2020-03-13",
    ),
    (
        "convert 100 USD EUR on 2020-3-13",
        "100 USD in EUR on 2020-03-13",
        "convert 100 USD EUR 2020-03-13",
    ),
    ("convert 100 USD in EUR on 2020-03-13", None, "convert 100 USD EUR 2020-03-13"),
    ("split 100€ 3", "100 EUR", "split 100 EUR 3"),
    ("split 100 eur 1 2", "100 EUR", "split 100 EUR 1 2"),
    ("format 100€ --locale de", "100 EUR", "format 100 EUR --locale de"),
    ("sum 1 EUR 2EUR", "2 EUR", "sum 1 EUR 2 EUR"),
    ("sum 1 usd", "1 USD", "sum 1 USD"),
]


@pytest.mark.parametrize(("words", "note", "strict"), CONVERTED)
def test_interpretations(money: Tool, words: str, note: str | None, strict: str) -> None:
    now = NOW if words.split()[0] in ("convert", "sum") else ()
    done = money(*words.split(), *now)
    same = money(*strict.split(), *now, "--strict-reading")
    assert (done.returncode, done.stdout) == (0, same.stdout), done
    command = words.split()[0]
    expected = f"money {command}: read as {note}\n" if note else ""
    assert done.stderr == expected + same.stderr
    if note:
        assert "read as" not in money(*words.split(), *now, "-q").stderr
        done = money(*words.split(), *now, "--strict-reading")
        assert done.returncode == 1 and done.stdout == ""


def test_several_targets(money: Tool) -> None:
    for words in ("100 USD EUR GBP JPY", "100 USD in EUR, GBP and JPY", "100 usd eur gbp jpy"):
        done = money("convert", *words.split(), *NOW)
        single = [money.answer("convert", "100", "USD", one, *NOW) for one in ("EUR", "GBP", "JPY")]
        assert (done.returncode, done.stdout) == (0, "".join(single)), done
    found = money.objects("convert", "100", "USD", "EUR", "GBP", *NOW)
    assert [one["to"]["currency"] for one in found] == ["EUR", "GBP"]
    # An unknown target is reported before anything is written.
    done = money("convert", "100", "USD", "EUR", "XQX")
    assert (done.returncode, done.stdout) == (1, "") and "unknown currency XQX" in done.stderr


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2020-3-13", "2020-03-13"),
        ("20200313", "2020-03-13"),
        ("2020/03/13", "2020-03-13"),
        ("13.3.2020", "2020-03-13"),
        ("13.03.2020", "2020-03-13"),
        ("today", "2026-10-30"),
        ("Yesterday", "2026-10-29"),
    ],
)
def test_days(money: Tool, typed: str, day: str) -> None:
    now = ("--now", NEWEST)
    done = money("convert", "100", "USD", "EUR", "--on", typed, *now)
    assert done.stdout == money.answer("convert", "100", "USD", "EUR", "--on", day, *now)
    assert done.stderr == f"money convert: --on read as {day}\n"
    assert money.answer("convert", "100", "USD", "EUR", typed, *now) == done.stdout
    series = money("rates", "USD", "EUR", "--from", typed, "--to", typed, *now)
    assert series.returncode == 0 and series.stdout.count("\n") == 1 and day in series.stdout


@pytest.mark.parametrize("typed", ["3/13/2020", "13-3-20", "2020-02-30", "tomorrow", "2020-13-3"])
def test_days_that_are_rejected(money: Tool, typed: str) -> None:
    done = money("convert", "1", "USD", "EUR", "--on", typed)
    assert done.returncode == 2 and f'"{typed}"' in done.stderr


def test_today_without_rates(money: Tool) -> None:
    done = money("convert", "1", "USD", "EUR", "--on", "today", "--now", "2026-11-01")
    assert done.returncode == 1 and "no rate from USD to EUR on 2026-11-01" in done.stderr
    assert "--max-gap 2 accepts the rates of that day" in done.stderr
    assert "money rates fetch downloads newer rates" in done.stderr


#: Words without a command: the note after "read as ", and the exact amount or the answer.
LINES = [
    ("100 usd in eur", "100 USD in EUR", ("100", "USD", "EUR")),
    ("100 USD in EUR", None, ("100", "USD", "EUR")),
    ("1,000.50 USD EUR", "1000.50 USD in EUR", ("1000.50", "USD", "EUR")),
    ("100€ to usd", "100€ in USD", ("100", "EUR", "USD")),
    ("usd 100 in gbp", "USD 100 in GBP", ("100", "USD", "GBP")),
    ("5k usd in eur", "5000 USD in EUR", ("5000", "USD", "EUR")),
    ("40 EUR + 15%", None, "46.00 EUR"),
    ("(1 EUR + 2 EUR) x 2", None, "6.00 EUR"),
    ("2 x 3", None, "6"),
    ("20% off 50 EUR", None, "40.00 EUR"),
    ("15% of 40 EUR", None, "6.00 EUR"),
    ("lunch: 12.50 EUR", None, "12.50 EUR"),
    ("1% + 2%", None, "3%"),
]


@pytest.mark.parametrize(("words", "note", "answer"), LINES)
def test_lines(
    money: Tool, quotes: Quotes, words: str, note: str | None, answer: str | tuple[str, str, str]
) -> None:
    if not isinstance(answer, str):
        amount, source, target = answer
        answer = f"{rounded(exact(amount, source, target, quotes[NEWEST]), target)} {target}"
    for given in (words.split(), [words]):
        done = money(*given, *NOW)
        assert (done.returncode, done.stdout) == (0, f"{answer}\n"), done
        if note:
            assert done.stderr.startswith(f"money: read as {note}\n")
        if isinstance(answer, tuple):
            assert f"rates of {NEWEST}, European Central Bank" in done.stderr
        found = money.object(*given, *NOW)
        assert "error" not in found


def test_lines_with_several_answers(money: Tool) -> None:
    assert money.answer("100 EUR / 3 people") == "33.34 EUR\n33.33 EUR\n33.33 EUR\n"
    found = money.object("100 EUR / 3 people")
    assert [one["amount"] for one in found["result"]] == ["33.34", "33.33", "33.33"]
    done = money("100", "EUR", "in", "USD,", "GBP", *NOW)
    single = [money.answer("convert", "100", "EUR", one, *NOW) for one in ("USD", "GBP")]
    assert (done.returncode, done.stdout) == (0, "".join(single)), done


def test_lines_on_a_day(money: Tool) -> None:
    for words in (
        ("100", "usd", "in", "eur", "on", "2020-03-13"),
        ("100 usd in eur", "--on", "2020-03-13"),
        ("100 USD in EUR", "--on", "2020-03-13"),
        ("calc", "100 usd in eur", "--on", "2020-03-13"),
    ):
        assert money.answer(*words) == "90.06 EUR\n", words
    done = money("100 usd in eur on 2020-03-15", "--max-gap", "2")
    assert done.stdout == "90.06 EUR\n" and "rates of 2020-03-13" in done.stderr


@pytest.mark.parametrize(
    ("words", "changes", "said"),
    [
        ("$100 in EUR", {}, "CAD"),
        ("1,234 EUR in USD", {}, "1234"),
        ("convert $100 EUR", {}, "CAD"),
        ("convert 1,234 EUR USD", {}, "1234"),
        ("split 1,234 EUR 2", {}, "1234"),
        ("sum 1,234 EUR", {}, "1234"),
        # The locale of the environment would change a strict amount.
        ("convert 1.234 EUR USD", {"LC_ALL": "de_DE.UTF-8"}, "in the locale de-DE"),
        ("sum 1.234 EUR", {"LANG": "de_DE", "LC_ALL": ""}, "in the locale de-DE"),
    ],
)
def test_questions(money: Tool, words: str, changes: dict[str, str], said: str) -> None:
    done = money(*words.split(), **changes)
    assert (done.returncode, done.stdout) == (1, ""), done
    assert said in done.stderr, done.stderr
    found = money.objects(*words.split(), code=1)[0] if not changes else None
    assert found is None or "error" in found


def test_locales(money: Tool) -> None:
    to_euro = money.answer("convert", "100", "USD", "EUR")
    for changes in ({"LC_ALL": "en_US.UTF-8"}, {"LC_ALL": "", "LANG": "en_US.UTF-8"}):
        done = money("$100", "in", "eur", *NOW, **changes)
        assert done.stdout == to_euro and "read as USD 100 in EUR" in done.stderr, done
        done = money("$100 + 15%", **changes)
        assert done.stdout == "115.00 USD\n"
        assert money("convert", "$100", "EUR", **changes).stdout == to_euro
    assert money("$100 in eur", "--locale", "en-US").stdout == to_euro
    assert "read as CAD 100" in money("$100 in eur", "--locale", "en-CA").stderr
    done = money("convert", "1,5", "USD", "EUR", "--locale", "de")
    assert done.stdout == money.answer("convert", "1.5", "USD", "EUR")
    # Unknown and neutral locales are ignored.
    for name in ("C", "C.UTF-8", "POSIX", "xx_YY", "x" * 200, ""):
        assert "CAD" in money("$100 in EUR", LC_ALL=name, LANG="").stderr, name
    assert money("$100 in EUR", "--locale", "xx").returncode == 2
    # The notation of the library does not depend on the environment.
    for name in ("de_DE.UTF-8", "en_US.UTF-8", "hi_IN", "fr_CH"):
        for words in ("100 USD EUR", "100.5 USD EUR", "1234.56 USD EUR"):
            done = money("convert", *words.split(), *NOW, LC_ALL=name)
            assert (
                done.stdout == money.answer("convert", *words.split())
                and "read as" not in done.stderr
            )


def test_codes_of_rates(money: Tool) -> None:
    done = money("rates", "usd/eur", *NOW)
    assert done.stdout == money.answer("rates", "USD", "EUR", *NOW)
    assert "usd read as USD" in done.stderr and "eur read as EUR" in done.stderr
    assert money("rates", "dollar").returncode == 1
    (money.folder / "r.json").write_text('{"base":"EUR","rates":{"XQX":4,"USD":1.25}}')
    assert (
        money.answer("convert", "1", "EUR", "XQX", "--digits", "2", "--rates", "r.json")
        == "4.00 XQX\n"
    )


def test_files_and_pipes_are_strict(money: Tool) -> None:
    for command in ("convert - EUR", "calc -", "sum", "format - --locale de"):
        for text in ("100 usd\n", "$5\n", "1,000 USD\n"):
            done = money(*command.split(), text=text, LC_ALL="en_US.UTF-8")
            assert done.returncode == 1 and "read as" not in done.stderr, (command, text, done)


def test_ways_to_choose_a_currency(money: Tool) -> None:
    code = "write a code such as USD, or pass a locale, such as --locale en-US"
    neutral = "LC_ALL, LC_MONETARY and LANG contain no locale that decides"
    for words in ("$5", "convert $5 EUR", "calc $5", "split $5 2", "explain $5", "rates dollar"):
        said = money(*words.split()).stderr
        assert code in said and neutral in said, (words, said)
    said = money("5 kr", LC_ALL="en_US.UTF-8").stderr
    assert "DKK ISK NOK SEK" in said
    assert "write a code such as SEK, or pass a locale, such as --locale sv-SE" in said
    assert "the locale of the environment, en-US, does not decide" in said
    said = money("5 kr", "--locale", "en-US").stderr
    assert "--locale sv-SE" in said and "environment" not in said


def test_functions_are_refused(money: Tool) -> None:
    for words in ("sqrt(2)", "calc sqrt(2)", "√2", "calc √2", "max(3,4)", "explain log(10)"):
        done = money(*words.split())
        assert (done.returncode, done.stdout) == (1, "")
        assert "; roots and other functions are not supported\n" in done.stderr, words
    for words in ("2^3", "2**3"):
        assert "; powers are not supported\n" in money(words).stderr


def test_old_rates_of_a_line(money: Tool) -> None:
    line = ("100", "usd", "in", "eur", "--now", "2026-11-26")
    done = money(*line, "--max-age", "26")
    assert (done.returncode, done.stdout) == (1, "")
    assert "newest rates (2026-10-30) must be at most 26 days old, got 27 days" in done.stderr
    assert money.answer(*line, "--max-age", "27") == "89.51 EUR\n"
    done = money("100 usd in eur on 2026-11-26")
    assert "--max-gap accepts rates of earlier days; money rates fetch" in done.stderr


def test_a_line_with_a_comment_on_a_day(money: Tool) -> None:
    for comment in ("# lunch", "// with Ada", "#", "// on 2020-03-12"):
        assert money.answer("100 USD in EUR " + comment, "--on", "2020-03-13") == "90.06 EUR\n"


def test_a_line_without_an_answer(money: Tool) -> None:
    for words in ("USD EUR", "lunch:", "usd  "):
        done = money(words)
        assert (done.returncode, done.stdout) == (1, ""), done
        assert "expected an amount or a calculation, such as 100 USD in EUR, got" in done.stderr


def test_explanations_of_lines(money: Tool) -> None:
    done = money("explain", "100", "usd", "in", "eur", *NOW)
    same = money("explain", "100 USD in EUR", *NOW)
    assert (done.returncode, done.stdout) == (0, same.stdout)
    assert done.stderr == "money explain: read as 100 USD in EUR\n" + same.stderr
    assert same.stderr == f"money explain: rates of {NEWEST}, European Central Bank\n"
    assert money("explain", "100 usd", "--strict-reading").returncode == 1
    assert money("explain", "5 rubbish").returncode == 1
    assert money.answer("split", "100", "EUR", "by", "3") == money.answer(
        "split", "100", "EUR", "3"
    )


def test_words_that_are_neither(money: Tool) -> None:
    done = money("convertt", "1", "USD")
    assert done.returncode == 2 and "unknown command" in done.stderr
    done = money("100 rubbish")
    assert done.returncode == 1 and done.stdout == ""
    done = money("100", "USD", "EUR", "GBP", "XQX")
    assert done.returncode == 1 and done.stdout == ""
    assert money("100 USD", "--zzz").returncode == 2
    assert money("(1 EUR", "--strict-reading").returncode == 1
