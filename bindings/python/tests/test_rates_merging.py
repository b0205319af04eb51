"""Merged tables against dictionaries, and numbers of locales without a currency."""

from __future__ import annotations

import random
from datetime import date, datetime, timezone
from decimal import Decimal
from fractions import Fraction
from typing import Any, Optional

import pytest

from libmoney import ArgumentError, InvalidDate, MoneySyntaxError, Rates, decimal

Quotes = dict[tuple[str, str, Optional[date]], Fraction]
CODES = ("EUR", "USD", "GBP", "JPY", "CHF")
DAYS = [date(2024, 2, 26 + number) for number in range(4)] + [date(1999, 1, 4)]


def quotes_of(rates: Rates) -> Quotes:
    """All quotes, from the table's document."""
    import json

    found: Quotes = {}
    document = json.loads(rates.to_json())
    days = document.get("history") or {None: document.get("rates", {})}
    for day, bases in days.items():
        for start, targets in bases.items():
            for end, rate in targets.items():
                found[start, end, day and date.fromisoformat(day)] = Fraction(rate)
    return found


def random_table(numbers: random.Random, days: list[Any]) -> tuple[Rates, Quotes]:
    quotes: Quotes = {}
    for _ in range(numbers.randrange(12)):
        start, end = numbers.sample(CODES, 2)
        quotes[start, end, numbers.choice(days)] = Fraction(numbers.randint(1, 99), 7)
    return Rates([(*key[:2], rate, key[2]) for key, rate in quotes.items()]), quotes


def model(mine: Quotes, theirs: Quotes, rule: str) -> Quotes:
    days = {day for _, _, day in mine}
    merged = dict(mine)
    for (start, end, day), rate in theirs.items():
        is_quoted = (start, end, day) in mine or (end, start, day) in mine
        if not (is_quoted if rule == "pairs" else day in days):
            merged[start, end, day] = rate
    return merged


@pytest.mark.parametrize("rule", ["pairs", "days"])
def test_random_tables_match_dictionaries(rule: Any) -> None:
    numbers = random.Random(rule)
    for turn in range(400):
        dated, undated = DAYS, [None]
        days: Any = dated if turn % 4 else undated
        (first, mine), (second, theirs) = (random_table(numbers, days) for _ in range(2))
        merged = first.merge(second, rule)
        assert quotes_of(merged) == model(mine, theirs, rule)
        # The same bytes as a table of the same rates.
        expected = model(mine, theirs, rule)
        made = Rates([(*key[:2], rate, key[2]) for key, rate in expected.items()])
        assert merged.to_json() == made.to_json()
        assert merged.currencies == made.currencies and merged.dates == made.dates


def test_undated_rates_receive_a_date() -> None:
    history = Rates([("EUR", "USD", "1.25", "2024-02-29")], base="EUR", source="A")
    live = Rates(
        [("EUR", "USD", "1.5")],
        base="EUR",
        source="B",
        instant=datetime(2024, 3, 1, 12, tzinfo=timezone.utc),
    )
    merged = history.merge(live, "days", on="2024-03-01")
    assert merged.as_of == date(2024, 3, 1) and merged.base == "EUR" and merged.source == "A, B"
    assert merged.instant == live.instant
    with pytest.raises(ArgumentError, match="must both be dated"):
        history.merge(live)
    with pytest.raises(InvalidDate):
        history.merge(live, on="2024-02-30")


def test_wrong_arguments() -> None:
    rates = Rates()
    with pytest.raises(TypeError, match="Rates"):
        rates.merge("EUR")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="'pairs' or 'days'"):
        rates.merge(rates, "both")  # type: ignore[arg-type]


def test_the_shipped_history_and_newer_rates() -> None:
    history = Rates.from_ecb()
    merged = history.merge(Rates([("EUR", "USD", "1.5", "2026-11-20")], base="EUR"), "days")
    assert merged.dates == [*history.dates, date(2026, 11, 20)]
    assert len(quotes_of(merged)) == len(quotes_of(history)) + 1


@pytest.mark.parametrize(
    ("text", "locale", "value"),
    [
        ("1,5", "de", "1.5"),
        ("1.5", "de", "1.5"),
        ("1.234,5", "de", "1234.5"),
        ("-1,234", "en", "-1234"),
    ],
)
def test_numbers_of_locales(text: str, locale: str, value: str) -> None:
    assert decimal.parse_locale(text, locale, lenient=True) == Decimal(value)


def test_ambiguous_numbers_of_locales() -> None:
    assert decimal.parse_locale("1.234", "de") == 1234
    with pytest.raises(MoneySyntaxError, match="ambiguous"):
        decimal.parse_locale("1.234", "de", lenient=True)
    with pytest.raises(MoneySyntaxError):
        decimal.parse_locale("1.5", "de")
    with pytest.raises(TypeError):
        decimal.parse_locale(1, "de")  # type: ignore[arg-type]
