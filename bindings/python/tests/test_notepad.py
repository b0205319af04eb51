"""Notepads: lines as people write them, with answers computed by fractions at the shipped rates."""

from __future__ import annotations

import csv
import random
from datetime import date
from decimal import ROUND_HALF_EVEN, Decimal
from fractions import Fraction

import pytest
from conftest import ROOT

from libmoney import (
    CurrencyRegistry,
    LineKind,
    Money,
    MoneyError,
    MoneySyntaxError,
    Notepad,
    NotepadLine,
    Rates,
    Status,
)

#: The last day of the shipped rates, a Friday, and the Friday before.
TODAY, LAST_FRIDAY = date(2026, 10, 30), date(2026, 10, 23)


def _quotes() -> dict[tuple[str, str], Fraction]:
    """The shipped rates of a few days against EUR, read without the library."""
    days = {"2026-10-30", "2026-10-29", "2026-10-23", "2020-03-13"}
    found: dict[tuple[str, str], Fraction] = {}
    path = ROOT / "share" / "ecb" / "eurofxref-hist.csv"
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row["Date"] in days:
                for code in ("USD", "GBP", "JPY", "CHF"):
                    found[row["Date"], code] = Fraction(row[code])
                found[row["Date"], "EUR"] = Fraction(1)
    return found


QUOTES = _quotes()
RATES = Rates.from_ecb()


def at(amount: object, source: str, target: str, day: date = TODAY) -> str:
    """An amount converted by fractions, and rounded half-even to the target's minor unit."""
    exact = Fraction(str(amount)) * QUOTES[str(day), target] / QUOTES[str(day), source]
    return written(exact, target)


def written(exact: Fraction, code: str) -> str:
    """An exact amount, rounded half-even."""
    digits = 0 if code == "JPY" else 2
    scaled = exact * 10**digits
    down, rest = divmod(scaled.numerator, scaled.denominator)
    half = Fraction(rest, scaled.denominator) - Fraction(1, 2)
    units = down + (half > 0 or (half == 0 and down % 2 == 1))
    number = Decimal(units).scaleb(-digits)
    assert number == Decimal(units).scaleb(-digits).quantize(number, ROUND_HALF_EVEN)
    return f"{number} {code}"


#: Plausible single lines of an American who lives in Europe, with their answers.
LINES = {
    "100 usd in eur": at(100, "USD", "EUR"),
    "$20 in Euro": at(20, "USD", "EUR"),
    "€20": "20.00 EUR",
    "20 €": "20.00 EUR",
    "€20 + $5 in usd": written(20 * QUOTES[str(TODAY), "USD"] + 5, "USD"),
    "lunch: 12.50 EUR": "12.50 EUR",
    "1,250.00 usd": "1250.00 USD",
    "1,250 usd": "1250.00 USD",
    "1.250,00 EUR": "1250.00 EUR",
    "1.250.000 JPY": "1250000 JPY",
    "1 250,50 EUR": "1250.50 EUR",
    "5k usd": "5000.00 USD",
    "2.5M EUR in JPY": at(2500000, "EUR", "JPY"),
    "100 EUR to GBP": at(100, "EUR", "GBP"),
    "100 EUR as GBP": at(100, "EUR", "GBP"),
    "100 EUR into GBP": at(100, "EUR", "GBP"),
    "100 usd eur": at(100, "USD", "EUR"),
    "1,000.50 USD EUR": at("1000.50", "USD", "EUR"),
    "100 EUR in USD, GBP and JPY": ", ".join(
        at(100, "EUR", code) for code in ("USD", "GBP", "JPY")
    ),
    "100 USD in EUR on 2020-03-13": at(100, "USD", "EUR", date(2020, 3, 13)),
    "100 USD in EUR on 3/13/2020": at(100, "USD", "EUR", date(2020, 3, 13)),
    "100 USD on 13.3.2020 in EUR": at(100, "USD", "EUR", date(2020, 3, 13)),
    "100 USD in EUR yesterday": at(100, "USD", "EUR", date(2026, 10, 29)),
    "100 USD in EUR on last friday": at(100, "USD", "EUR", LAST_FRIDAY),
    "15% of 40 EUR": "6.00 EUR",
    "20% of $10": "2.00 USD",
    "20% off 50 EUR": "40.00 EUR",
    "10% on 50 EUR": "55.00 EUR",
    "$100 + 15%": "115.00 USD",
    "80 EUR - 15%": "68.00 EUR",
    "1% + 2%": "3%",
    "12 EUR // with Ada": "12.00 EUR",
    "split 100 EUR by 3": "33.34 EUR, 33.33 EUR, 33.33 EUR",
    "100 EUR / 3 people": "33.34 EUR, 33.33 EUR, 33.33 EUR",
    "100 dollars in euros": at(100, "USD", "EUR"),
    "20 swiss francs in EUR": at(20, "CHF", "EUR"),
    "(12.50 EUR + 3 USD) x 2 in GBP": written(
        (Fraction("12.5") + 3 / QUOTES[str(TODAY), "USD"]) * 2 * QUOTES[str(TODAY), "GBP"], "GBP"
    ),
    "10 EUR + 5 USD": written(10 + 5 / QUOTES[str(TODAY), "USD"], "EUR"),
    "٣٤٫٥ EUR": "34.50 EUR",
    "1'234.50 CHF": "1234.50 CHF",
}


def notepad(text: str, **options: object) -> Notepad:
    """A lenient notepad at the shipped rates."""
    given: dict[str, object] = {"locale": "en-US", "home": "EUR", "today": TODAY, **options}
    return Notepad(text, lenient=True, rates=RATES, **given)


def alone(text: str, **options: object) -> NotepadLine:
    """One line alone."""
    return notepad(text, **options)[0]


@pytest.mark.parametrize(("line", "answer"), LINES.items())
def test_plausible_lines_are_answered(line: str, answer: str) -> None:
    found = alone(line)
    assert (found.answer, found.message) == (answer, "")
    # A reading is a strict expression with the same answer.
    if found.reading and found.kind is LineKind.AMOUNT and " on " not in found.reading:
        assert Notepad(found.reading, rates=RATES)[0].answer == answer


def test_at_least_34_lines() -> None:
    assert len(LINES) >= 34


@pytest.mark.parametrize(
    ("line", "locale", "reading"),
    [
        ("1,234 EUR", "en-US", "1234 EUR"),
        ("1,234 EUR", "de-DE", "1.234 EUR"),
        ("1.234 EUR", "de-DE", "1234 EUR"),
        ("1.234 EUR", None, ""),
        ("1.5 EUR", "de-DE", "1.5 EUR"),
        ("1,5 EUR", "de-DE", ""),
        ("1.234,56 EUR", "de-DE", ""),
        ("1,234.56 EUR", "de-DE", "1234.56 EUR"),
        ("$5", "en-CA", "CAD 5"),
        ("100 kr", "da-DK", "100 DKK"),
        ("12 eur", None, "12 EUR"),
        ("12 EUR", None, ""),
        ("15% von 40 Euro", "de-DE", "15% x 40 EUR"),
        ("100 USD em BRL gestern", "pt-BR", None),
    ],
)
def test_every_choice_is_shown(line: str, locale: str | None, reading: str | None) -> None:
    found = alone(line, locale=locale)
    if reading is None:
        assert found.kind is LineKind.ERROR
    else:
        assert (found.reading, found.message) == (reading, "")


@pytest.mark.parametrize(
    ("line", "readings"),
    [
        ("1,234 EUR", ["1234 EUR", "1.234 EUR"]),
        ("5 USD in EUR on 3/4/2020", ["5 USD in EUR on 2020-04-03", "5 USD in EUR on 2020-03-04"]),
        ("5 kr", ["5 DKK", "5 ISK", "5 NOK", "5 SEK"]),
    ],
)
def test_ambiguous_lines_are_questions(line: str, readings: list[str]) -> None:
    pad = notepad(line, locale=None)
    assert pad[0].kind is LineKind.QUESTION
    assert pad[0].value is None
    assert pad[0].message
    assert pad.readings(0) == readings


def test_readings_with_one_answer_are_no_question() -> None:
    assert alone("1,234 EUR - 1,234 EUR", locale=None).answer == "0.00 EUR"


def test_names_totals_and_previous_lines() -> None:
    pad = notepad(
        "tip = 15%\nlunch: 40 EUR + tip\ntaxi: 20 USD\ntotal\naverage\ncount\nmin\nmax\n\n"
        "monthly rent = 950 EUR\nMonthly Rent x 12\nprev in USD\ntip of 10 EUR\n\ntotal in USD"
    )
    taxi = 20 / QUOTES[str(TODAY), "USD"]
    total = 46 + taxi
    answers = [line.answer for line in pad]
    assert answers[:9] == [
        "15%",
        "46.00 EUR",
        "20.00 USD",
        written(total, "EUR"),
        written(total / 2, "EUR"),
        "2",
        "20.00 USD",
        "46.00 EUR",
        "",
    ]
    assert answers[9:12] == ["950.00 EUR", "11400.00 EUR", at(11400, "EUR", "USD")]
    assert answers[12] == "1.50 EUR"
    # The items are the lines of the block above the empty line.
    block = 950 + 11400 + Fraction(Money.parse(answers[11]).amount) / QUOTES[str(TODAY), "USD"]
    assert answers[14] == written((block + Fraction(3, 2)) * QUOTES[str(TODAY), "USD"], "USD")
    assert pad.dependencies(1) == [0]
    assert pad.dependencies(3) == [1, 2]


def test_totals_of_several_currencies_without_a_home_currency() -> None:
    text = "taxi: 20 USD\nlunch: 10 EUR\ntotal\naverage\ntotal + 1 GBP\ntotal in GBP\nmin\ncount"
    pad = notepad(text, home=None)
    dollar, pound = (QUOTES[str(TODAY), code] for code in ("USD", "GBP"))
    total = 20 + 10 * dollar
    assert [(line.answer, line.reading) for line in pad][2:] == [
        (written(total, "USD"), "total in USD"),
        (written(total / 2, "USD"), "average in USD"),
        (written(total + dollar / pound, "USD"), "total + 1 GBP in USD"),
        (written(total / dollar * pound, "GBP"), ""),
        ("10.00 EUR", ""),
        ("2", ""),
    ]
    # The first item decides; the reading is a line with the same answer.
    pad[0] = "5 EUR"
    pad.insert(0, "1 GBP")
    assert (pad[3].answer, pad[3].reading) == (written(1 + 15 * pound, "GBP"), "total in GBP")
    pad[3] = pad[3].reading
    assert (pad[3].answer, pad[3].reading) == (written(1 + 15 * pound, "GBP"), "")
    assert pad.dependencies(3) == [0, 1, 2]


@pytest.mark.parametrize(("lenient", "rates"), [(True, None), (False, RATES), (False, None)])
def test_a_total_that_requires_a_currency(lenient: bool, rates: Rates | None) -> None:
    pad = Notepad("10 EUR\n5 USD\nTotal\nmin", lenient=lenient, rates=rates)
    assert pad[2].status is pad[3].status is Status.CURRENCY_MISMATCH
    said = "expected 'in' and a code after an amount of EUR and USD, such as \"Total in EUR\""
    assert (pad[2].message, pad[2].position) == (said, 5)
    needed = "rates" if lenient else "a home currency"
    assert pad[3].message == f"amounts of several currencies require {needed} to be compared"
    # An error of another kind keeps its message.
    pad[2] = "total + 5"
    assert pad[2].message == "an amount of EUR and USD and a number cannot be added"


def test_a_total_does_not_leave_out_a_failed_line() -> None:
    pad = notepad("10 EUR\n5 fooo\ntotal\nprev")
    assert pad[2].status is Status.NOT_FOUND
    pad[1] = "5 EUR"
    assert pad[2].answer == "15.00 EUR"


def test_errors_have_places() -> None:
    pad = notepad("größe: 100 EUR +\nx y = 5 z", locale="de")
    assert pad[0].position == 16
    assert pad.caret(0) == "größe: 100 EUR +\n                ^"
    assert pad[1].status is Status.UNKNOWN_CURRENCY
    assert Notepad("rent = 5\nrnet x 2", lenient=True)[1].message.endswith('did you mean "rent"?')


@pytest.mark.parametrize("lenient", [True, False])
def test_functions_are_not_names_or_currencies(lenient: bool) -> None:
    pad = Notepad("5 EUR\nsqrt(2)\nmax(1, 2)\n2 x round(1.5)\n√2", lenient=lenient)
    for line in list(pad)[1:]:
        assert line.status is Status.SYNTAX
        assert line.message.endswith("; roots and other functions are not supported")
    assert [line.position for line in pad][1:] == [0, 0, 4, 0]


def test_relative_days_require_today() -> None:
    assert alone("1 USD in EUR yesterday", today=None).status is Status.DATE


def test_strict_reading_refuses_the_rest() -> None:
    for line in ("100 usd", "1,234 EUR", "$5", "lunch: 5 EUR", "20% off 50 EUR", "5k EUR"):
        assert Notepad(line)[0].kind is LineKind.ERROR, line
    pad = Notepad("a = 5 EUR\na x 2\nsum # of both")
    assert [line.answer for line in pad] == ["5.00 EUR", "10.00 EUR", "15.00 EUR"]


def test_own_currencies() -> None:
    registry = CurrencyRegistry()
    registry.add("POINTS", digits=0, name="Points")
    assert alone("5 points x 2", registry=registry).answer == "10 POINTS"


def test_bad_arguments() -> None:
    pad = Notepad("5")
    with pytest.raises(MoneySyntaxError):
        pad[0] = "1\n2"
    with pytest.raises(IndexError):
        pad[1]
    with pytest.raises(MoneyError):
        pad.text = "1" * 2**24 + "1"
    with pytest.raises(TypeError):
        pad[0] = 5  # type: ignore[assignment]
    assert Notepad("1" * 20000)[0].status is Status.LIMIT
    del pad[0]
    assert [line.kind for line in pad] == [LineKind.EMPTY]


PIECES = """\
12 EUR
20 USD
tip = 15%
rent = 950 EUR
a = prev
b = sum
sum
total in USD
prev
40 EUR + tip
a + b
average
count
max
min
# note
words here
1,234 EUR
rent x 2
5
100 EUR / 3 people
bad +
a = 7 EUR
monthly rent = 5 EUR
monthly rent + rent
tip = a


""".splitlines()


@pytest.mark.parametrize("seed", range(12))
def test_changes_equal_a_new_evaluation(seed: int) -> None:
    chance = random.Random(seed)
    home = "EUR" if seed % 2 else None
    lines = chance.choices(PIECES, k=10)
    pad = notepad("\n".join(lines), home=home)
    for _ in range(20):
        version = max(line.version for line in pad)
        before = {line.index: line.answer + line.message for line in pad}
        index, text = chance.randrange(len(lines)), chance.choice(PIECES)
        action = chance.randrange(3) if len(lines) > 3 else 1
        if action == 0:
            lines[index] = text
            pad[index] = text
        elif action == 1:
            index = chance.choice([index, len(lines)])
            lines.insert(index, text)
            pad.insert(index, text)
        else:
            del lines[index], pad[index]
        fresh = notepad("\n".join(lines), home=home)
        assert _state(pad) == _state(fresh), lines
        if action == 0:
            after = {line.index: line.answer + line.message for line in pad}
            changed = {line.index for line in pad.changes(version)}
            assert {one for one in after if after[one] != before[one]} <= changed


def _state(pad: Notepad) -> list[object]:
    return [
        (line.kind, line.text, line.answer, line.reading, line.message, line.position, line.flags)
        for line in pad
    ]
