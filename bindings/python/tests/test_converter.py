"""Converters: golden vectors, laws, and the display while rates appear and expire."""

from __future__ import annotations

import doctest
import random
from datetime import datetime, timedelta, timezone
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from conftest import vectors

import libmoney
from libmoney import (
    ArgumentError,
    BusyError,
    Converter,
    ConverterState,
    CurrencyRegistry,
    Display,
    EncodingError,
    InexactResult,
    InputState,
    LimitError,
    Money,
    MoneySyntaxError,
    NoRate,
    NotFound,
    Origin,
    ProviderError,
    Rates,
    Rounding,
    Status,
)

NOON = datetime(2026, 10, 30, 12, tzinfo=timezone.utc)


def read(root: Path, name: str) -> bytes:
    return (root / "Tests" / "Data" / name).read_bytes()


def typed(text: str, source: str, target: str, rates: Rates | None, **options: Any) -> Converter:
    converter = Converter(source, target, **options)
    if rates is not None:
        converter.set_rates(rates, Origin.NETWORK, NOON)
    converter.amount = text
    return converter


@pytest.mark.parametrize("case", [c for c in vectors("converter") if "rates" in c], ids=str)
def test_vector(root: Path, case: dict[str, Any]) -> None:
    try:
        rates = Rates.from_json(read(root, case["rates"]))
    except ProviderError as error:
        assert str(error).startswith(case["error"])
        converter = typed("1", "EUR", "USD", None)
        converter.set_rates_failure(error)
        assert converter.state() is ConverterState.FAILED
        assert converter.reason.startswith(case["error"])
        return
    converter = typed(case["typed"], case["source"], case["target"], rates)
    if "result" in case:
        assert converter.text == case["result"]
        assert converter.state(NOON) is ConverterState.READY
    if "through" in case:
        assert case["through"] in converter.explain().path[1:-1]
    if "state" in case:
        assert converter.state(NOON).name == case["state"].upper()
    if "result_of" in case:
        other = typed(case["result_of"], case["source"], case["target"], rates)
        assert converter.text == other.text != ""
        assert converter.info().input_state is InputState.UNFINISHED
    if "equivalence_has_significant_digits" in case:
        number = converter.unit_rate.split()[3]
        digits = number.replace(".", "").lstrip("0")
        assert len(digits) >= case["equivalence_has_significant_digits"]
    if "rate_exact" in case:
        assert converter.rate().rate == Fraction(case["rate_exact"])
    if "error" in case:
        assert converter.state() is ConverterState.FAILED
        assert converter.reason.startswith(case["error"])
        with pytest.raises(NoRate, match=case["error"]):
            converter.result()


def test_the_text_is_the_conversion_formatted(live: Rates) -> None:
    """Over all pairs of the document: as `Rates.convert`, and as fractions have it."""
    randoms = random.Random(11)
    codes = sorted({p.from_currency for p in live.pairs()} | {p.to_currency for p in live.pairs()})
    for _ in range(1500):
        source, target = randoms.choice(codes), randoms.choice(codes)
        amount = f"{randoms.randrange(10 ** randoms.randrange(1, 14))}.{randoms.randrange(1000)}"
        converter = typed(amount, source, target, live)
        if source == target:
            assert converter.result() == Money(amount, source)
            continue
        if target == "XAU":
            expected = live.convert(Money(amount, source), target, digits=8)
        else:
            expected = live.convert(Money(amount, source), target)
        assert converter.result() == expected
        assert f"{converter.text} {target}" == str(expected)
        details = converter.explain()
        assert details.rate == live.find(source, target).rate == converter.rate().rate
        exact = Fraction(amount) * details.rate
        assert Fraction(converter.text) + details.remainder == exact


def test_equivalence_has_four_significant_digits(live: Rates) -> None:
    randoms = random.Random(3)
    for _ in range(400):
        exponent = randoms.randrange(-18, 15)
        rate = f"{randoms.randrange(1, 10**5)}"
        shifted = Fraction(rate) * Fraction(10) ** exponent
        text = f"{shifted.numerator}/{shifted.denominator}"
        if max(shifted.numerator, shifted.denominator) >= 2**64:
            continue
        converter = typed("", "EUR", "USD", Rates([("EUR", "USD", text)]))
        one, source, _, number, target = converter.unit_rate.split()
        assert (one, source, target) == ("1", "EUR", "USD")
        digits = number.replace(".", "").lstrip("0")
        fraction = len(number.partition(".")[2])
        assert len(digits) >= 4 and fraction >= 4
        assert fraction == 4 or len(digits) <= 5
        assert abs(Fraction(number) - shifted) * 2 <= Fraction(1, 10**fraction)
    assert typed("", "EUR", "USD", live).unit_rate == "1 EUR = 1.1172 USD"
    assert typed("", "EUR", "USD", live, locale="de").unit_rate == "1 EUR = 1,1172 USD"
    assert typed("", "EUR", "EUR", live).unit_rate == "1 EUR = 1.0000 EUR"
    assert typed("", "EUR", "XAF", live).unit_rate == ""


def test_equivalence_of_the_largest_and_smallest_rates() -> None:
    most = 2**64 - 1
    rates = Rates([("USD", "AAA", str(10**18)), ("USD", "BBB", f"1/{most}")])
    assert typed("", "USD", "AAA", rates).unit_rate == f"1 USD = {10**18}.0000 AAA"
    # As many digits as there are room for.
    assert typed("", "BBB", "AAA", rates).unit_rate == f"1 BBB = {most * 10**18} AAA.".rstrip(".")
    with pytest.raises(libmoney.DecimalOverflow):
        _ = typed("", "AAA", "BBB", rates).unit_rate


def test_swap_twice_is_identity(live: Rates) -> None:
    converter = typed("35.5", "BRL", "GBP", live)
    before = (converter.pair, converter.text, converter.unit_rate, converter.to_json())
    converter.swap()
    assert converter.pair == ("GBP", "BRL") and converter.text != before[1]
    there = converter.rate().rate
    converter.swap()
    assert (converter.pair, converter.text, converter.unit_rate, converter.to_json()) == before
    assert there * converter.rate().rate == 1


def test_rates_come_and_go(live: Rates) -> None:
    """From nothing over a failure, rates, age and another failure to newer rates."""
    converter = Converter("EUR", "USD")
    assert converter.state(NOON) is ConverterState.EMPTY and converter.info(NOON).wants_rates
    converter.amount = "100"
    assert converter.state(NOON) is ConverterState.LOADING
    converter.set_loading()
    info = converter.info(NOON)
    assert info.is_loading and not info.wants_rates and info.origin is Origin.NONE
    converter.set_rates_failure(Status(140), "no connection")
    info = converter.info(NOON)
    assert (info.state, info.failure) == (ConverterState.FAILED, 140)
    assert converter.reason == "no connection"
    assert not info.is_loading and not info.wants_rates and not info.is_stale
    with pytest.raises(NoRate):
        converter.result()
    # Conversions that need no rate still work.
    converter.set_pair("HRK", "EUR")
    assert (converter.state(), converter.text) == (ConverterState.READY, "13.27")
    converter.set_pair("EUR", "USD")
    converter.refresh()
    assert converter.info(NOON).wants_rates
    converter.set_loading()
    assert converter.state(NOON) is ConverterState.LOADING and converter.reason == ""

    converter.set_rates(live, Origin.NETWORK, NOON)
    info = converter.info(NOON)
    assert (info.state, info.origin, info.failure) == (ConverterState.READY, Origin.NETWORK, None)
    assert info.updated == live.instant and info.updated_age == NOON - live.instant
    assert info.received == NOON and info.received_age == timedelta()
    shown = (converter.text, converter.unit_rate)
    assert converter.state(NOON + timedelta(minutes=60)) is ConverterState.READY
    late = NOON + timedelta(minutes=60, seconds=1)
    info = converter.info(late)
    assert (info.state, info.is_stale, info.wants_rates) == (ConverterState.STALE, True, True)
    assert info.failure is None and converter.reason == ""
    # A clock that was wrong is no reason to trust rates longer.
    assert converter.state(NOON - timedelta(minutes=61)) is ConverterState.STALE
    assert converter.state() is ConverterState.READY

    converter.set_rates_failure(Status.PROVIDER, "the limit has been reached")
    info = converter.info(NOON)
    assert (info.state, info.failure) == (ConverterState.STALE, Status.PROVIDER)
    assert converter.reason == "the limit has been reached"
    assert (converter.text, converter.unit_rate) == shown
    assert info.origin is Origin.NETWORK and info.received == NOON
    # Nothing of it concerns equal currencies.
    converter.set_pair("EUR", "EUR")
    assert converter.state(late) is ConverterState.READY and converter.info(late).is_stale
    converter.set_pair("EUR", "XAF")
    assert converter.info().failure is Status.NO_RATE
    converter.set_pair("EUR", "USD")

    converter.set_rates(Rates([("EUR", "USD", "2")]), Origin.STORE, late)
    info = converter.info(late)
    assert (info.state, info.origin) == (ConverterState.READY, Origin.STORE)
    assert info.updated is None and info.updated_age is None
    assert converter.text == "200.00"


def test_refresh_asks_whatever_the_age(live: Rates) -> None:
    converter = typed("1", "EUR", "USD", live)
    assert not converter.info(NOON).wants_rates
    converter.refresh()
    assert converter.info(NOON).wants_rates and converter.state(NOON) is ConverterState.READY
    converter.set_loading()
    assert not converter.info(NOON).wants_rates
    converter.set_rates(live, Origin.NETWORK, NOON)
    assert not converter.info(NOON).wants_rates


def test_options(live: Rates) -> None:
    converter = typed("1", "EUR", "USD", live, fresh_for=None)
    assert converter.state(NOON + timedelta(days=900)) is ConverterState.READY
    converter.set_options(digits=6, fresh_for=timedelta())
    assert converter.text == "1.117200"
    assert converter.state(NOON) is ConverterState.READY
    assert converter.state(NOON + timedelta(seconds=1)) is ConverterState.STALE
    converter.set_options(rounding=Rounding.UP)
    assert converter.text == "1.12" and libmoney.Flags.ROUNDED in converter.info().flags
    converter.set_options(rounding=Rounding.UNNECESSARY)
    assert converter.info().failure is Status.INEXACT
    with pytest.raises(InexactResult):
        converter.result()
    converter.set_options(other_digits=3)
    converter.set_pair("USD", "XAU")
    assert converter.text == "0.000"
    registry = CurrencyRegistry()
    registry.add("POINTS", digits=0, name="Points")
    converter = typed(
        "7.6",
        "USD",
        "POINTS",
        Rates([("USD", "POINTS", "1")]),
        registry=registry,
        locale="en",
        display=Display.NAME,
    )
    assert converter.text == "8 Points"
    converter.set_pair("EUR", "EUR")
    converter.set_options(digits=0)
    # Nothing is converted, so nothing is rounded.
    converter.amount = "1.25"
    assert converter.text == "1.25"
    with pytest.raises(TypeError):
        Converter("EUR", "USD", fresh_for=60)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError):
        Converter("EUR", "USD", fresh_for=timedelta(seconds=-1))


def test_failures_change_nothing(live: Rates) -> None:
    converter = typed("12.5", "EUR", "USD", live, locale="en")
    before = (converter.to_json(), converter.info(NOON), converter.revision)
    with pytest.raises(LimitError):
        converter.amount = "1" * 1025
    with pytest.raises(EncodingError):
        converter.amount = "1\0"
    with pytest.raises(MoneySyntaxError):
        converter.set_pair("USD", "E R")
    with pytest.raises(MoneySyntaxError):
        converter.set_pair("1", "EUR")
    with pytest.raises(NotFound):
        converter.set_locale("xx")
    with pytest.raises(ArgumentError):
        converter.set_options(digits=39)
    with pytest.raises(ArgumentError):
        converter.set_rates_failure(Status.OK)
    with pytest.raises(ArgumentError):
        converter.set_rates_failure(Status(-1))
    with pytest.raises(MoneySyntaxError):
        converter.set_rates_failure(Status.PROVIDER, "two\nlines")
    with pytest.raises(LimitError):
        converter.set_rates_failure(Status.PROVIDER, "x" * 240)
    with pytest.raises(ArgumentError):
        converter.set_rates(live, Origin.NONE)
    with pytest.raises(TypeError):
        converter.set_rates(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        converter.amount = 12  # type: ignore[assignment]
    assert (converter.to_json(), converter.info(NOON), converter.revision) == before


def test_watching(live: Rates) -> None:
    converter = Converter("EUR", "USD")
    heard: list[tuple[int, str]] = []

    def hear(revision: int) -> None:
        heard.append((revision, converter.text))
        for change in (converter.swap, converter.refresh, converter.set_loading):
            with pytest.raises(BusyError):
                change()
        with pytest.raises(BusyError):
            converter.amount = "2"

    converter.on_change(hear)
    converter.amount = "1"
    converter.set_loading()
    converter.set_rates(live)
    # Setting the same value is not a change.
    converter.amount = "1"
    converter.set_pair("EUR", "USD")
    converter.set_locale(None)
    converter.release_memory()
    assert heard == [(1, ""), (2, ""), (3, "1.12")]
    converter.refresh()
    converter.refresh()
    assert converter.revision == 4
    converter.on_change(None)
    converter.swap()
    assert len(heard) == 4 and converter.revision == 5


def test_what_the_page_shows(root: Path) -> None:
    result = doctest.testfile(str(root / "docs" / "guide" / "converter.md"), module_relative=False)
    assert result.attempted >= 8 and result.failed == 0
