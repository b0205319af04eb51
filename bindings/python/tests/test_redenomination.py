"""Currencies that lost zeros and kept their code: each row of the data around its day."""

from __future__ import annotations

import csv
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path

import pytest

from libmoney import (
    Flags,
    InvalidDate,
    Money,
    MoneyBag,
    MoneySyntaxError,
    NoRate,
    RateKind,
    Rates,
    UnknownCurrency,
    redenomination,
)

DATA = Path(__file__).resolve().parents[3] / "share" / "currencies" / "redenominations.csv"
with DATA.open(encoding="utf-8", newline="") as file:
    ROWS = [
        (row["code"], date.fromisoformat(row["since"]), int(row["factor"]))
        for row in csv.DictReader(file)
    ]
DAY = timedelta(1)


@pytest.mark.parametrize(("code", "since", "factor"), ROWS)
def test_the_factor_around_its_day(code: str, since: date, factor: int) -> None:
    before, after = since - DAY, since + DAY
    assert redenomination(code, before, since) == Fraction(1, factor)
    assert redenomination(code, before, after) == Fraction(1, factor)
    assert redenomination(code, after, before) == factor
    for first, last in ((before, before), (since, since), (since, after), (after, since)):
        assert redenomination(code, first, last) == 1
    assert redenomination("EUR", before, after) == 1


@pytest.mark.parametrize(("code", "since", "factor"), ROWS)
def test_rates_of_an_earlier_day(code: str, since: date, factor: int) -> None:
    before = since - DAY
    rates = Rates([("USD", code, 10 * factor, before), ("USD", "EUR", "0.5", before)], base="USD")
    # On its own day the rate is of the old unit.
    assert rates.convert(Money(1, "USD"), code, on=before) == Money(10 * factor, code)
    for days in (0, 1, 5):
        day = since + days * DAY
        got = rates.explain(Money("20.00", "USD"), code, on=day, max_gap=7)
        assert got.result == Money(200, code)
        assert Flags.EARLIER in got.flags and Flags.FIXED in got.flags
        assert got.legs[-1].kind is RateKind.FIXED and got.path[-2:] == [code, code]
        assert rates.convert(Money(200, code), "USD", on=day, max_gap=7) == Money(20, "USD")
        assert rates.convert(Money(200, code), "EUR", on=day, max_gap=7) == Money(10, "EUR")
        assert MoneyBag(Money(200, code)).reduce("EUR", rates, day, 7) == Money(10, "EUR")
        column = rates.convert_column([20_000], code, "EUR", on=day, max_gap=7)
        assert column == [1000]
        assert rates.convert_column([20_000], code, "EUR", on=[day], max_gap=7) == [1000]
        with pytest.raises(NoRate):
            rates.convert(Money(1, "USD"), code, on=day)


@pytest.mark.parametrize(("code", "since", "factor"), ROWS)
def test_rates_of_both_days(code: str, since: date, factor: int) -> None:
    before, after = since - DAY, since + DAY
    quotes = [
        ("USD", code, 10 * factor, before),
        ("USD", code, 10, since),
        ("USD", code, 11, after),
    ]
    for rates in (Rates(quotes, base="USD"), Rates(quotes)):
        assert rates.convert(Money(1, "USD"), code, on=before) == Money(10 * factor, code)
        assert rates.convert(Money(1, "USD"), code, on=since) == Money(10, code)
        assert rates.convert(Money(1, "USD"), code) == Money(11, code)
        assert Flags.FIXED not in rates.explain(Money(1, "USD"), code).flags


def test_a_path_without_a_base_crosses_the_day() -> None:
    rates = Rates([("SYP", "TRY", "0.004", "2025-12-31"), ("TRY", "USD", "0.025", "2025-12-31")])
    got = rates.explain(Money("100.00", "SYP"), "USD", on="2026-01-02", max_gap=3)
    assert got.result == Money(1, "USD") and got.path == ["SYP", "SYP", "TRY", "USD"]


def test_older_codes_reach_the_unit_of_the_day() -> None:
    rates = Rates([("USD", "EUR", "2")])
    old = Money(10**13, "VEF")
    assert rates.convert(old, "VES", on="2021-09-30") == Money(10**8, "VES")
    assert rates.convert(old, "VES", on="2021-10-01") == Money(100, "VES")
    assert rates.convert(old, "VES") == Money(100, "VES")
    assert rates.convert(Money(100, "VES"), "VEB", on="2022-01-01") == Money(10**16, "VEB")
    table = Rates([("USD", "VES", "4000000", "2021-09-30")])
    assert table.convert(Money(10**13, "VEF"), "USD", on="2021-10-02", max_gap=5) == Money(
        25, "USD"
    )
    assert table.convert(Money(10**13, "VEF"), "USD") == Money(25, "USD")


def test_what_is_refused() -> None:
    with pytest.raises(UnknownCurrency):
        redenomination("QQQ", "2020-01-01", "2021-01-01")
    with pytest.raises(MoneySyntaxError):
        redenomination("E R", "2020-01-01", "2021-01-01")
    for first, last in ((None, "2021-01-01"), ("2021-01-01", None)):
        with pytest.raises((InvalidDate, TypeError)):
            redenomination("SYP", first, last)  # type: ignore[arg-type]
