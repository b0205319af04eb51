"""Currencies and registries."""

from __future__ import annotations

import csv
from datetime import date
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

from libmoney import (
    ArgumentError,
    Currency,
    CurrencyKind,
    CurrencyRegistry,
    DuplicateCurrency,
    InvalidDate,
    LimitError,
    Money,
    MoneySyntaxError,
    UnknownCurrency,
)


def test_all(root: Path) -> None:
    currencies = Currency.all()
    codes = [one.code for one in currencies]
    assert codes == sorted(codes)
    assert len(set(codes)) == len(codes)
    with (root / "share" / "currencies" / "currencies.csv").open(encoding="utf-8") as file:
        rows = {row["code"]: row for row in csv.DictReader(file)}
    assert set(rows) == set(codes)
    for one in currencies:
        row = rows[one.code]
        assert one == Currency(one.code)
        assert one.name == row["name"]
        assert one.kind.name.lower() == row["kind"]
        assert (one.successor or "") == row["successor"]
        assert (one.digits is None) == (row["digits"] == "")
        assert row["digits"] in ("", str(one.digits))
        assert one.countries == row["countries"].split()[: len(one.countries)]
        for day, text in ((one.introduced, "introduced"), (one.withdrawn, "withdrawn")):
            assert row[text] == ("" if day is None else day.isoformat())
        if one.cash_step is not None:
            assert one.cash_step > 0
        if one.factor is not None:
            assert one.factor > 0
            assert one.successor


@pytest.mark.parametrize(
    ("code", "digits"),
    [("UYW", 4), ("CLF", 4), ("TND", 3), ("TZS", 2), ("MGA", 2), ("JPY", 0), ("XAU", None)],
)
def test_digits(code: str, digits: int | None) -> None:
    assert Currency(code).digits == digits
    assert Currency(code).digits_on("2026-01-01") == digits
    assert Currency(code).digits_on(date(2026, 1, 1)) == digits


def test_successors() -> None:
    assert Currency("HRK").successor == "EUR"
    assert Currency("HRK").withdrawn == date(2023, 1, 1)
    assert Currency("HRK").factor == Fraction("7.5345")
    assert Currency("GBX").factor == 100
    assert Currency("GBX").kind is CurrencyKind.UNIT
    assert Currency("DEM").factor_since == date(1999, 1, 1)
    for code in ("BGN", "ANG", "ZWL", "SLL", "CUC"):
        assert Currency(code).kind is CurrencyKind.HISTORICAL
        assert not Currency(code).is_current()
    for code in ("SLE", "VED", "ZWG", "XCG"):
        assert Currency(code).is_current()


def test_current_on_a_date() -> None:
    kuna = Currency("HRK")
    assert not kuna.is_current()
    assert kuna.is_current(date(2022, 12, 31))
    assert not kuna.is_current("2023-01-01")
    euro = Currency("EUR")
    assert euro.is_current()
    assert not euro.is_current("1998-12-31")
    assert euro.is_current("1999-01-01")


def test_numeric_codes() -> None:
    assert Currency.from_numeric(978).code == "EUR"
    assert Currency.from_numeric(532).code == "XCG"
    assert Currency.from_numeric(532, on=date(2025, 3, 30)).code == "ANG"
    assert Currency.from_numeric(532, on="2025-03-31").code == "XCG"
    with pytest.raises(UnknownCurrency):
        Currency.from_numeric(1)
    for number in (-1, 2**31, 10**30):
        with pytest.raises((ArgumentError, UnknownCurrency)):
            Currency.from_numeric(number)


def test_flags() -> None:
    assert Currency("CHF").flag == "CH"
    assert Currency("CHF").flag_emoji == "🇨🇭"
    assert Currency("XAF").flag_emoji is None


def test_identity() -> None:
    assert Currency("EUR") == Currency("EUR")
    assert Currency("EUR") != Currency("USD")
    assert Currency("EUR") != "EUR"
    assert hash(Currency("EUR")) == hash(Currency("EUR"))
    assert str(Currency("EUR")) == "EUR"
    assert repr(Currency("EUR")) == "Currency('EUR')"
    assert Currency(Currency("EUR")) == Currency("EUR")
    with pytest.raises(AttributeError):
        Currency("EUR").digits = 3  # type: ignore[misc]


def test_a_currency_stands_for_its_code() -> None:
    franc = Currency("CHF")
    assert Money(1, franc) == Money(1, "CHF")
    assert Money.from_minor(100, franc) == Money(1, "CHF")


@pytest.mark.parametrize("code", ["", "eu ro", "1", "X" * 12, "EUR\0"])
def test_what_is_no_code(code: str) -> None:
    with pytest.raises(MoneySyntaxError):
        Currency(code)


def test_unknown() -> None:
    with pytest.raises(UnknownCurrency):
        Currency("QQQ")
    # Codes are written in capitals.
    with pytest.raises(UnknownCurrency):
        Currency("eur")


def test_dates() -> None:
    for text in ("2023-02-29", "2023-13-01", "0000-01-01"):
        with pytest.raises(InvalidDate):
            Currency("EUR").is_current(text)
    with pytest.raises(MoneySyntaxError) as caught:
        Currency("EUR").is_current("2023/02/28")
    assert caught.value.position == 4
    assert not Currency("EUR").is_current(date.min)
    assert Currency("EUR").is_current(date.max)


def test_registry() -> None:
    registry = CurrencyRegistry()
    assert len(registry) == 0
    assert registry
    registry.add("GEM", 3, "Gems of Ω")
    registry.add("x.y_z-1", 38)
    gem = Currency("GEM", registry)
    assert (gem.code, gem.digits, gem.name) == ("GEM", 3, "Gems of Ω")
    assert gem.kind is CurrencyKind.CUSTOM
    assert (gem.numeric, gem.cash_step, gem.flag, gem.countries) == (None, None, None, [])
    assert (gem.introduced, gem.withdrawn, gem.successor, gem.factor) == (None,) * 4
    assert gem.is_current()
    assert gem.is_current("2020-01-01")
    assert gem.digits_on("2020-01-01") == 3
    assert [one.code for one in registry] == ["GEM", "x.y_z-1"]
    assert "GEM" in registry
    assert "EUR" not in registry
    assert repr(registry) == "<CurrencyRegistry of ['GEM', 'x.y_z-1']>"
    assert Currency("EUR", registry).code == "EUR"
    assert Money(Decimal("1E-38"), "x.y_z-1", registry=registry).to_minor(registry) == 1
    with pytest.raises(UnknownCurrency):
        Currency("GEM")


def test_what_a_registry_refuses() -> None:
    registry = CurrencyRegistry()
    registry.add("GEM", 3)
    with pytest.raises(DuplicateCurrency):
        registry.add("GEM", 3)
    with pytest.raises(DuplicateCurrency):
        registry.add("EUR", 2)
    with pytest.raises(MoneySyntaxError):
        registry.add("1GEM", 2)
    with pytest.raises(LimitError):
        registry.add("LONG", 2, "n" * 116)
    for digits in (-1, 39):
        with pytest.raises(ArgumentError):
            registry.add("BAD", digits)
    assert [one.code for one in registry] == ["GEM"]
