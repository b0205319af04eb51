"""Compares the answers of each command with fractions, the Python package and plain arithmetic."""

from __future__ import annotations

import random
from datetime import date, timedelta
from fractions import Fraction
from typing import Any

import pytest
from conftest import RATES, Tool, exact, rounded
from libmoney import Currency, Money, Rates, evaluate, format_locale

Quotes = dict[str, dict[str, Fraction]]
DAY = "2020-03-13"


def test_convert(money: Tool, quotes: Quotes) -> None:
    assert money.answer("convert", "100", "USD", "EUR", "--on", DAY) == "90.06 EUR\n"
    assert rounded(exact("100", "USD", "EUR", quotes[DAY]), "EUR") == "90.06"


@pytest.mark.parametrize(
    "words",
    [
        ("100 USD", "EUR"),
        ("100", "USD", "to", "EUR"),
        ("USD 100 in EUR",),
        ("USD", "100", "EUR", DAY),
        ("--on", DAY, "100", "USD", "EUR"),
        ("100", "USD", "EUR", f"--on={DAY}"),
        ("--", "100", "USD", "EUR", DAY),
        ("100  USD\tEUR",),
    ],
)
def test_convert_takes_its_words_in_many_ways(money: Tool, words: tuple[str, ...]) -> None:
    if DAY not in " ".join(words):
        words = (*words, "--on", DAY)
    assert money.answer("convert", *words) == "90.06 EUR\n"


def test_random_conversions_are_the_fractions(money: Tool, quotes: Quotes) -> None:
    chance = random.Random(20)
    lines, wanted = [], []
    for _ in range(3000):
        day = chance.choice(list(quotes))
        source, target = chance.sample([c for c in quotes[day] if c != "ROL" and c != "TRL"], 2)
        amount = f"{chance.randrange(-(10**6), 10**6)}.{chance.randrange(100):02}"
        # Currencies with a legal factor on some of the days have tests of their own.
        if {source, target} & {"CYP", "EEK", "HRK", "LTL", "LVL", "MTL", "SIT", "SKK", "BGN"}:
            continue
        lines.append(f"{amount} {source} {target} {day}")
        value = exact(amount, source, target, quotes[day])
        wanted.append((value, target))
    answers = money.answer("convert", text="\n".join(lines)).splitlines()
    assert len(answers) == len(wanted)
    for line, answer, (value, target) in zip(lines, answers, wanted):
        number, code = answer.split()
        digits = len(number.partition(".")[2])
        assert code == target
        assert Fraction(number) == Fraction(round(value * 10**digits), 10**digits), line


def test_explanation_says_everything(money: Tool) -> None:
    said = money.answer(
        "convert", "100", "USD", "EUR", "--on", DAY, "--explain", "--now", "2020-03-20"
    )
    for words in (
        "100 USD = 90.06 EUR",
        "1 USD = 0.900576368876... EUR",
        "USD -> EUR: 1 EUR = 1.1104 USD, inverse",
        "2020-03-13, as requested",
        "European Central Bank",
        "eurofxref-hist.csv",
        "7 days on 2020-03-20",
        "90.0576368876080... EUR",
    ):
        assert words in said, words


def test_explanation_as_json(money: Tool, quotes: Quotes) -> None:
    found = money.object(
        "convert", "100", "CHF", "JPY", "--on", "2020-03-14", "--max-gap", "3", "--explain"
    )
    rate = exact("1", "CHF", "JPY", quotes[DAY])
    assert Fraction(found["rate"]) == rate and Fraction(found["exact"]) == rate * 100
    assert found["from"] == {"amount": "100", "currency": "CHF"}
    assert found["to"] == {"amount": rounded(rate * 100, "JPY"), "currency": "JPY"}
    assert (found["day"], found["gap_days"]) == (DAY, 1)
    assert set(found["flags"]) == {"rounded", "earlier"}
    legs = [(leg["from"], leg["to"], leg["kind"], leg["day"]) for leg in found["path"]]
    assert legs == [("CHF", "EUR", "inverse", DAY), ("EUR", "JPY", "quoted", DAY)]
    product = Fraction(found["path"][0]["rate"]) * Fraction(found["path"][1]["rate"])
    assert product == rate and found["source"] == "European Central Bank"


def test_the_day_is_said_where_nobody_named_one(money: Tool, quotes: Quotes) -> None:
    newest = max(quotes)
    done = money("convert", "100", "USD", "EUR")
    assert f"rates of {newest}, " in done.stderr and done.stderr.endswith("European Central Bank\n")
    assert "rates of" not in money("convert", "100", "USD", "EUR", "-q").stderr
    assert money("convert", "100", "USD", "EUR", "--on", DAY).stderr == ""
    done = money("convert", "100", "USD", "EUR", "--on", "2020-03-15", "--max-gap", "2")
    assert f"rates of {DAY}, earlier than the requested day" in done.stderr
    done = money("convert", "-", "EUR", text=f"1 USD\n1 USD {DAY}\n")
    assert done.stderr.count(newest) == 1
    assert money("convert", "-", "EUR", text=f"1 USD {DAY}\n").stderr == ""
    assert money("calc", "1 USD in EUR").stderr.count(newest) == 1
    assert money("calc", "1 + 1").stderr == ""
    assert money("convert", "5", "EUR", "EUR").stderr == ""


@pytest.mark.parametrize(
    ("later", "age"), [(-2, ""), (0, ""), (4, ""), (5, "5"), (27, "27"), (9999, "9999")]
)
def test_old_rates_are_noted(money: Tool, quotes: Quotes, later: int, age: str) -> None:
    newest = max(quotes)
    now = ("--now", str(date.fromisoformat(newest) + timedelta(days=later)))
    old = f"{age} days old, " if age else ""
    note = f"rates of {newest}, {old}European Central Bank\n"
    for words in (
        ("convert", "100", "USD", "EUR"),
        ("calc", "1 USD in EUR"),
        ("sum", "1", "USD", "1", "GBP", "--in", "EUR"),
        ("convert", "-", "EUR"),
    ):
        assert money(*words, *now, text="5 USD").stderr == f"money {words[0]}: {note}"
    assert money("convert", "100", "USD", "EUR", *now, "-q").stderr == ""
    # Rates of a requested day are as old as requested, and each line of `rates` contains its day.
    assert money("convert", "1", "USD", "EUR", "--on", newest, *now).stderr == ""
    for pair in (("USD", "EUR"), ("USD/GBP",)):
        assert money("rates", *pair, *now).stderr == (f"money rates: {note}" if age else "")
    assert money("rates", "USD", "EUR", "--from", newest, *now).stderr == ""


def test_a_weekend_is_refused_and_the_way_out_is_said(money: Tool) -> None:
    done = money("convert", "100", "USD", "EUR", "--on", "2020-03-15")
    assert done.returncode == 1 and done.stdout == ""
    assert DAY in done.stderr and "--max-gap 2 accepts the rates of that day" in done.stderr


def test_old_rates_are_refused_when_asked(money: Tool) -> None:
    words = ("convert", "1", "USD", "EUR", "--max-age", "7", "--now")
    assert money(*words, "2026-11-06", "-q").stderr == ""
    done = money(*words, "2026-11-07")
    assert done.returncode == 1 and "must be at most 7 days old, got 8 days" in done.stderr


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("1", "DEM", "EUR", "--digits", "10"), "0.5112918812 EUR\n"),
        (("1", "USD", "EUR", "--on", DAY, "--rounding", "up"), "0.91 EUR\n"),
        (("1", "USD", "EUR", "--on", DAY, "--rounding", "down", "--digits", "0"), "0 EUR\n"),
        (("100", "GBX", "GBP"), "1.00 GBP\n"),
        (("-5", "USD", "EUR", "--on", DAY), "-4.50 EUR\n"),
        (("-.5", "USD", "EUR", "--on", DAY), "-0.45 EUR\n"),
    ],
)
def test_digits_rounding_and_factors(money: Tool, words: tuple[str, ...], answer: str) -> None:
    assert money.answer("convert", *words) == answer


def test_calc_is_the_library(money: Tool) -> None:
    rates = Rates.from_ecb(RATES)
    for text in ("3 x 4.99 EUR + 10% in USD", "1/3", "(12 EUR + 3 USD) x 2 in GBP", "100 + 10%"):
        wanted = evaluate(text, rates)
        assert money.answer("calc", text, "-q") == f"{wanted}\n"
    assert money.answer("calc", "3", "x", "4.99", "EUR") == "14.97 EUR\n"
    assert money.answer("calc", "100 EUR / 3", "--digits", "4") == "33.3333 EUR\n"
    assert money.answer("calc", "-5 + 3") == "-2\n"


def test_calc_as_json(money: Tool, quotes: Quotes) -> None:
    found = money.object("calc", "10 USD in EUR x 1", "--explain", code=1)
    assert found["error"]["status"] == "MONEY_ERR_SYNTAX" and found["error"]["position"] == 14
    found = money.object("calc", "(10 USD in EUR) x 3", "--explain", "--on", DAY)
    value = 3 * exact("10", "USD", "EUR", quotes[DAY])
    assert Fraction(found["exact"]) == value
    assert found["result"] == {"amount": rounded(value, "EUR"), "currency": "EUR"}
    assert [one["day"] for one in found["conversions"]] == [DAY]
    assert money.object("calc", "1/4")["result"] == "0.25"


def test_calc_needs_rates_only_where_it_converts(money: Tool) -> None:
    nowhere = ("--rates", "/nowhere")
    assert money.answer("calc", "2 + 2", *nowhere) == "4\n"
    for text in ("1 USD in EUR", "5 DEM in EUR"):
        done = money("calc", text, *nowhere)
        assert done.returncode == 3 and "/nowhere: No such file" in done.stderr
        assert done.stderr.count("\n") == 1
    done = money("calc", "-", *nowhere, text="1+1\n1 USD in EUR\n2+2\n")
    assert (done.returncode, done.stdout) == (3, "2\n\n4\n")


def test_a_caret_shows_the_place(money: Tool) -> None:
    done = money("calc", "12 € + 3 $")
    lines = done.stderr.splitlines()
    words = 'money calc: ambiguous currency "$": expected one of the codes ARS'
    assert done.returncode == 1 and lines[0].startswith(words)
    assert lines[1:3] == ["  12 € + 3 $", "  " + " " * 9 + "^"]


def test_sum_is_exact_for_each_currency(money: Tool) -> None:
    chance = random.Random(3)
    sums: dict[str, Fraction] = {}
    lines = []
    for _ in range(20000):
        code = chance.choice(["EUR", "USD", "JPY", "BHD"])
        number = f"{chance.randrange(-(10**9), 10**9)}.{chance.randrange(1000):03}"
        sums[code] = sums.get(code, Fraction(0)) + Fraction(number)
        lines.append(f"{number} {code}")
    answers = money.answer("sum", text="\n".join(lines) + "\n").splitlines()
    assert [line.split()[1] for line in answers] == sorted(sums)
    assert {line.split()[1]: Fraction(line.split()[0]) for line in answers} == sums


def test_sum_in_one_currency_rounds_once(money: Tool, quotes: Quotes) -> None:
    day = quotes[DAY]
    text = "0.01 USD\n0.01 GBP\n\n0.01 CHF\n5 EUR\n" * 333
    total = sum(
        333 * exact(a, c, "EUR", day)
        for a, c in (("0.01", "USD"), ("0.01", "GBP"), ("0.01", "CHF"), ("5", "EUR"))
    )
    words = ("sum", "--in", "EUR", "--on", DAY)
    assert money.answer(*words, text=text) == f"{rounded(total, 'EUR')} EUR\n"
    found = money.object(*words, text=text)
    assert found["total"]["amount"] == rounded(total, "EUR") and found["lines"] == 4 * 333
    assert [part["sum"]["amount"] for part in found["sums"]] == ["3.33", "1665", "3.33", "3.33"]
    assert "1 EUR = 1.1104 USD, inverse" in money.answer(*words, "--explain", text=text)


def test_sum_reads_files(money: Tool) -> None:
    (money.folder / "a").write_text("1 EUR\n")
    (money.folder / "b").write_text("2.50 EUR\n")
    assert money.answer("sum", "a", "-", "b", text="10 EUR\n") == "13.50 EUR\n"
    done = money("sum", "a", "missing", "b")
    assert (done.returncode, done.stdout) == (3, "") and "missing: No such file" in done.stderr
    done = money("sum", "a", text="")
    assert done.stdout == "1 EUR\n"
    done = money("sum", text="1 EUR\n2 EURO\n")
    assert (done.returncode, done.stdout) == (1, "") and "line 2:" in done.stderr


def test_split_loses_nothing(money: Tool) -> None:
    chance = random.Random(9)
    for _ in range(25):
        amount = f"{chance.randrange(-(10**6), 10**6)}.{chance.randrange(100):02}"
        count = chance.randrange(1, 40)
        shares = money.answer("split", amount, "EUR", str(count)).splitlines()
        wanted = [str(one) for one in Money(amount, "EUR").split(count)]
        assert shares == wanted
        assert sum(Fraction(line.split()[0]) for line in shares) == Fraction(amount)


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("100", "EUR", "50", "30", "20"), "50.00 EUR\n30.00 EUR\n20.00 EUR\n"),
        (("100 EUR", "2", "1"), "66.67 EUR\n33.33 EUR\n"),
        (("0.05", "EUR", "2", "--method", "last"), "0.02 EUR\n0.03 EUR\n"),
        (("0.05", "EUR", "2", "--method", "first"), "0.03 EUR\n0.02 EUR\n"),
        (("0.05", "EUR", "2", "--method", "separate"), "0.02 EUR\n0.02 EUR\nremainder 0.01 EUR\n"),
        (
            ("10.02", "CHF", "3", "--step", "0.05"),
            "3.35 CHF\n3.35 CHF\n3.30 CHF\nremainder 0.02 CHF\n",
        ),
        (("1", "EUR", "3", "--digits", "4"), "0.3334 EUR\n0.3333 EUR\n0.3333 EUR\n"),
    ],
)
def test_split_by_weights_methods_and_steps(
    money: Tool, words: tuple[str, ...], answer: str
) -> None:
    assert money.answer("split", *words) == answer


def test_split_as_json(money: Tool) -> None:
    found = money.object("split", "100", "EUR", "3")
    assert [share["amount"] for share in found["shares"]] == ["33.34", "33.33", "33.33"]
    assert found["remainder"] == {"amount": "0.00", "currency": "EUR"}


def test_rates_describe_the_table(money: Tool, quotes: Quotes) -> None:
    found = money.object("rates")
    assert found["days"] == len(quotes) and found["base"] == "EUR"
    assert (found["first_day"], found["last_day"]) == (min(quotes), max(quotes))
    assert found["rates"] == sum(len(day) - 1 for day in quotes.values())
    assert found["currencies"].split() == sorted(quotes[max(quotes)])
    said = money.answer("rates")
    assert max(quotes) in said and "European Central Bank" in said


def test_rates_of_one_currency(money: Tool, quotes: Quotes) -> None:
    found = money.objects("rates", "USD", "--on", DAY)
    listed = {one["to"]: Fraction(one["rate"]) for one in found}
    wanted = {to: exact("1", "USD", to, quotes[DAY]) for to in quotes[DAY] if to != "USD"}
    assert {to: rate for to, rate in listed.items() if to in wanted} == wanted


def test_a_series_has_each_day(money: Tool, quotes: Quotes) -> None:
    found = money.objects("rates", "USD", "EUR", "--from", "2020-03-01", "--to", "2020-03-31")
    days = [day for day in sorted(quotes) if day.startswith("2020-03")]
    assert [one["day"] for one in found] == days
    for one in found:
        assert Fraction(one["rate"]) == 1 / quotes[one["day"]]["USD"]
        assert abs(Fraction(one["decimal"]) - Fraction(one["rate"])) < Fraction(1, 10**8)
    lines = money.answer("rates", "EUR", "USD", "--from", DAY, "--to", DAY).splitlines()
    assert [line.split() for line in lines] == [["EUR/USD", "1.1104", DAY]]
    assert money.answer("rates", "USD", "EUR", "--on", DAY).split() == [
        "USD/EUR",
        "0.90057637",
        DAY,
        "rounded",
    ]
    done = money("rates", "EUR", "CYP", "--from", "2007-12-27")
    assert [line.split()[2] for line in done.stdout.splitlines()] == [
        "2007-12-27",
        "2007-12-28",
        "2007-12-31",
    ]
    assert "no rate for this pair on" in done.stderr
    assert money("rates", "EUR", "EUR", "--from", DAY).returncode == 1


def test_currencies_are_found_by_name(money: Tool) -> None:
    lines = money.answer("currencies", "dolar a", "--lang", "pt").splitlines()
    assert lines == ["USD  2  Dólar americano", "AUD  2  Dólar australiano"]
    assert money.answer("currencies", "WIR", "--codes").split() == ["CHE", "CHW"]
    everything = money.answer("currencies", "--all", "--codes").split()
    assert {"EUR", "HRK", "GBX", "BTC"} <= set(everything)
    done = money("currencies", "kuna")
    assert done.returncode == 1 and "--all" in done.stderr


def test_currencies_are_found_by_country(money: Tool) -> None:
    assert "EUR" in money.answer("currencies", "de", "--codes").split()
    assert money.answer("currencies", "switzerland", "--codes").split() == ["CHF"]
    assert money.answer("currencies", "Schweiz", "--lang", "de", "--codes").split() == ["CHF"]
    assert money.answer("currencies", "croatia", "--codes").split() == ["EUR"]
    assert "no currency matches" in money("currencies", "atlantis").stderr


def test_currencies_as_json(money: Tool) -> None:
    found = {one["code"]: one for one in money.objects("currencies", "--all")}
    kuna, wanted = found["HRK"], Currency("HRK")
    assert kuna["withdrawn"] == str(wanted.withdrawn) and kuna["successor"] == "EUR"
    assert Fraction(kuna["factor"]) == Fraction("7.5345") and kuna["kind"] == "historical"
    assert kuna["numeric"] == wanted.numeric and found["XAU"]["digits"] is None


def test_format_and_parse_are_each_others_inverse(money: Tool) -> None:
    for locale in ("de", "en-IN", "fr-CH", "pt-BR", "ar-EG"):
        written = money.answer("format", "1234567.5 EUR", "--locale", locale)
        assert written == format_locale(Money("1234567.5", "EUR"), locale) + "\n"
        assert money.answer("parse", written.strip("\n"), "--locale", locale) == "1234567.50 EUR\n"


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (
            ("format", "-1234.5", "USD", "--pattern", "¤¤ #,##0.00;(¤¤ #,##0.00)"),
            "(USD 1,234.50)\n",
        ),
        (("format", "-5", "USD", "--locale", "en", "--style", "accounting"), "($5.00)\n"),
        (
            ("format", "1234 USD", "--locale", "en", "--style", "compact", "--digits", "1"),
            "$1.2K\n",
        ),
        (("format", "5 USD", "--locale", "en", "--display", "name"), "5.00 US dollars\n"),
        (("format", "5.678 EUR", "--pattern", "0.00", "--rounding", "down"), "5.67\n"),
        (("parse", "$5", "--locale", "es-MX"), "5 MXN\n"),
        (("parse", "12,5", "--locale", "de", "--currency", "CHF"), "12.5 CHF\n"),
        (
            ("parse", "(1,234.50)", "--pattern", "#,##0.00;(#,##0.00)", "--currency", "USD"),
            "-1234.50 USD\n",
        ),
    ],
)
def test_wording(money: Tool, words: tuple[str, ...], answer: str) -> None:
    assert money.answer(*words) == answer


def test_wording_as_json(money: Tool) -> None:
    found = money.object("format", "5.678 EUR", "--locale", "en", "--digits", "1")
    assert found == {
        "amount": {"amount": "5.678", "currency": "EUR"},
        "text": "€5.7",
        "flags": ["rounded"],
    }
    found = money.object("parse", "€5.70", "--locale", "en")
    assert found["amount"] == {"amount": "5.70", "currency": "EUR"}


def test_version(money: Tool) -> None:
    found: dict[str, Any] = money.object("version")
    header = (RATES.parents[2] / "include" / "money" / "base.h").read_text()
    assert f'#define MONEY_VERSION "{found["money"]}"' in header
    assert found["libmoney"] == found["money"] and found["rates"].endswith("eurofxref-hist.csv")
    assert money("--version").stdout == money("version").stdout
