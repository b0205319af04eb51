"""Converters: golden vectors, laws, and what a screen shows while rates come and go."""

from __future__ import annotations

import doctest
import json
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
    DocumentError,
    EncodingError,
    InexactResult,
    JSONError,
    LimitError,
    Money,
    MoneyError,
    MoneySyntaxError,
    NoRate,
    NotFound,
    Origin,
    ProviderError,
    Rates,
    Rounding,
    Status,
    Typed,
    VersionError,
    format_locale,
    parse_locale,
)

NOON = datetime(2026, 10, 30, 12, tzinfo=timezone.utc)


def read(root: Path, name: str) -> bytes:
    return (root / "Tests" / "Data" / name).read_bytes()


@pytest.fixture
def live(root: Path) -> Rates:
    return Rates.from_json(read(root, "currencylayer-live.json"))


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
        converter.set_failure(error)
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
        assert converter.info().typed is Typed.UNFINISHED
    if "equivalence_has_significant_digits" in case:
        number = converter.equivalence.split()[3]
        digits = number.replace(".", "").lstrip("0")
        assert len(digits) >= case["equivalence_has_significant_digits"]
    if "rate_exact" in case:
        assert converter.rate().rate == Fraction(case["rate_exact"])
    if "error" in case:
        assert converter.state() is ConverterState.FAILED
        assert converter.reason.startswith(case["error"])
        with pytest.raises(NoRate, match=case["error"]):
            converter.result()


def test_how_an_amount_is_typed() -> None:
    kinds = {
        Typed.EMPTY: ["", " ", "\u00a0\t"],
        Typed.COMPLETE: ["0", "12", " 12 ", "12.5", ".5", "-12.5", "+3", "007", "1" * 38],
        Typed.UNFINISHED: ["12.", "-12.", "-", "+", ".", "-.", "0."],
        Typed.INVALID: [
            *("12,5x", "12..", "1.2.", "1e5", "1,000", "..", "--", "- 5", "12 EUR", "NaN"),
            *("1" * 39, "x", "−", "٣"),
        ],
    }
    for kind, texts in kinds.items():
        for text in texts:
            converter = typed(text, "EUR", "EUR", None)
            info = converter.info()
            assert (info.typed, converter.amount) == (kind, text), text
            if kind is Typed.INVALID:
                assert info.state is ConverterState.FAILED and converter.reason
                status = Status.OVERFLOW if text == "1" * 39 else Status.SYNTAX
                assert info.failure is status, text
            digits = any(c.isdigit() for c in text)
            shows = kind is not Typed.INVALID and digits
            assert (info.state is ConverterState.READY) == shows, text
            assert (converter.text != "") == shows, text


def test_an_amount_that_is_not_finished_is_what_it_would_be() -> None:
    for locale, point in ((None, "."), ("en", "."), ("de", ","), ("ar-EG", "٫")):
        for whole in ("0", "7", "12", "-3"):
            for target in ("EUR", "JPY"):
                done = typed(whole, target, target, None, locale=locale)
                assert done.text, (locale, whole)
                going = typed(whole + point, target, target, None, locale=locale)
                assert going.info().typed is Typed.UNFINISHED, (locale, whole)
                assert going.text == done.text


def test_locales() -> None:
    converter = typed("1.234,5", "EUR", "EUR", None, locale="pt-BR")
    assert converter.text == "1.234,50"
    converter.set_options(display=Display.SYMBOL)
    assert converter.text == format_locale(Money("1234.50", "EUR"), "pt-BR")
    for text, kind in (
        (",5", Typed.COMPLETE),
        ("-,5", Typed.COMPLETE),
        ("€ 5", Typed.COMPLETE),
        ("5 EUR", Typed.COMPLETE),
        (",", Typed.UNFINISHED),
        ("-,", Typed.UNFINISHED),
        ("-", Typed.UNFINISHED),
        ("1.234,", Typed.UNFINISHED),
        ("5 USD", Typed.INVALID),
        ("1.23", Typed.INVALID),
        ("5,,", Typed.INVALID),
        ("5 €,", Typed.INVALID),
    ):
        converter.amount = text
        assert converter.info().typed is kind, text
    converter.amount = "5 USD"
    assert converter.info().failure is Status.CURRENCY_MISMATCH
    # What one locale reads another may not.
    converter.amount = "12,5"
    assert converter.text
    converter.set_locale("en")
    assert converter.state() is ConverterState.FAILED
    converter.set_locale(None)
    assert converter.state() is ConverterState.FAILED
    with pytest.raises(NotFound):
        converter.set_locale("xx")


def test_what_is_typed_in_a_locale_is_what_it_reads() -> None:
    randoms = random.Random(5)
    for locale in libmoney.locales()[::40]:
        for _ in range(4):
            cents = randoms.randrange(-(10**9), 10**9)
            amount = Money(f"{'-' * (cents < 0)}{abs(cents) // 100}.{abs(cents) % 100:02}", "EUR")
            text = format_locale(amount, locale, display=Display.NONE)
            converter = typed(text, "EUR", "EUR", None, locale=locale)
            assert converter.result() == parse_locale(text, locale, currency="EUR") == amount
            assert converter.text == text


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
        one, source, _, number, target = converter.equivalence.split()
        assert (one, source, target) == ("1", "EUR", "USD")
        digits = number.replace(".", "").lstrip("0")
        fraction = len(number.partition(".")[2])
        assert len(digits) >= 4 and fraction >= 4
        assert fraction == 4 or len(digits) <= 5
        assert abs(Fraction(number) - shifted) * 2 <= Fraction(1, 10**fraction)
    assert typed("", "EUR", "USD", live).equivalence == "1 EUR = 1.1172 USD"
    assert typed("", "EUR", "USD", live, locale="de").equivalence == "1 EUR = 1,1172 USD"
    assert typed("", "EUR", "EUR", live).equivalence == "1 EUR = 1.0000 EUR"
    assert typed("", "EUR", "XAF", live).equivalence == ""


def test_equivalence_of_the_largest_and_smallest_rates() -> None:
    most = 2**64 - 1
    rates = Rates([("USD", "AAA", str(10**18)), ("USD", "BBB", f"1/{most}")])
    assert typed("", "USD", "AAA", rates).equivalence == f"1 USD = {10**18}.0000 AAA"
    # As many digits as there are room for.
    assert typed("", "BBB", "AAA", rates).equivalence == f"1 BBB = {most * 10**18} AAA.".rstrip(".")
    with pytest.raises(libmoney.DecimalOverflow):
        _ = typed("", "AAA", "BBB", rates).equivalence


def test_swap_twice_is_identity(live: Rates) -> None:
    converter = typed("35.5", "BRL", "GBP", live)
    before = (converter.pair, converter.text, converter.equivalence, converter.to_json())
    converter.swap()
    assert converter.pair == ("GBP", "BRL") and converter.text != before[1]
    there = converter.rate().rate
    converter.swap()
    assert (converter.pair, converter.text, converter.equivalence, converter.to_json()) == before
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
    converter.set_failure(Status(140), "no connection")
    info = converter.info(NOON)
    assert (info.state, info.failure) == (ConverterState.FAILED, 140)
    assert converter.reason == "no connection"
    assert not info.is_loading and not info.wants_rates and not info.is_stale
    with pytest.raises(NoRate):
        converter.result()
    # What needs no rate is converted all the same.
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
    shown = (converter.text, converter.equivalence)
    assert converter.state(NOON + timedelta(minutes=60)) is ConverterState.READY
    late = NOON + timedelta(minutes=60, seconds=1)
    info = converter.info(late)
    assert (info.state, info.is_stale, info.wants_rates) == (ConverterState.STALE, True, True)
    assert info.failure is None and converter.reason == ""
    # A clock that was wrong is no reason to trust rates longer.
    assert converter.state(NOON - timedelta(minutes=61)) is ConverterState.STALE
    assert converter.state() is ConverterState.READY

    converter.set_failure(Status.PROVIDER, "the limit has been reached")
    info = converter.info(NOON)
    assert (info.state, info.failure) == (ConverterState.STALE, Status.PROVIDER)
    assert converter.reason == "the limit has been reached"
    assert (converter.text, converter.equivalence) == shown
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


def test_json_keeps_the_pair_and_what_is_typed(live: Rates) -> None:
    randoms = random.Random(8)
    for _ in range(200):
        converter = Converter(
            randoms.choice(["EUR", "USD", "BTC", "XYZ.1"]),
            randoms.choice(["EUR", "JPY"]),
            digits=randoms.choice([None, 0, 38]),
            other_digits=randoms.randrange(39),
            rounding=randoms.choice(list(Rounding)),
            display=randoms.choice(list(Display)),
            fresh_for=randoms.choice([None, timedelta(), timedelta(days=1)]),
            locale=randoms.choice([None, "pt-BR", "ar-EG"]),
        )
        converter.amount = randoms.choice(["", "12.", "1,5", '"\\\u20ac\n', "x" * 1024])
        document = converter.to_json()
        again = Converter.from_json(document)
        assert again.to_json() == document == Converter.from_json(document.encode()).to_json()
        assert (again.pair, again.amount, again.revision) == (converter.pair, converter.amount, 0)
        assert list(json.loads(document)) == sorted(json.loads(document))
        for one in (converter, again):
            one.set_rates(live)
        assert (converter.info(), converter.reason) == (again.info(), again.reason)
        assert converter.text == again.text


def test_bad_json() -> None:
    good = json.loads(Converter("EUR", "USD", locale="en").to_json())

    def fails(kind: type[MoneyError], **changes: Any) -> None:
        changed = {**good, **changes}
        document = json.dumps({k: v for k, v in changed.items() if v is not None})
        with pytest.raises(kind) as caught:
            Converter.from_json(document)
        assert caught.value.position is not None

    for name in ("format", "version", "source", "target", "amount", "other_digits", "rounding"):
        fails(DocumentError, **{name: None})
    fails(VersionError, version=2)
    fails(DocumentError, format="libmoney.wallet")
    fails(DocumentError, extra=1)
    fails(DocumentError, digits=39)
    fails(DocumentError, digits="2")
    fails(DocumentError, other_digits=-1)
    fails(DocumentError, fresh_for=-1)
    fails(DocumentError, fresh_for=0.5)
    fails(DocumentError, rounding="sideways")
    fails(DocumentError, display="large")
    fails(MoneySyntaxError, source="E R")
    fails(NotFound, locale="xx")
    fails(MoneySyntaxError, locale="e_")
    fails(LimitError, locale="en-" * 40)
    fails(LimitError, amount="1" * 1025)
    for text in ("", "[]", "{", "<html>", '{"format":"libmoney.converter","format":"x"}'):
        with pytest.raises((JSONError, DocumentError)):
            Converter.from_json(text)


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
        converter.set_failure(Status.OK)
    with pytest.raises(ArgumentError):
        converter.set_failure(Status(-1))
    with pytest.raises(MoneySyntaxError):
        converter.set_failure(Status.PROVIDER, "two\nlines")
    with pytest.raises(LimitError):
        converter.set_failure(Status.PROVIDER, "x" * 240)
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
    # What is as it was is no change.
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


def test_a_reason_that_is_too_long_is_cut_between_letters() -> None:
    converter = typed("é" * 500, "EUR", "USD", None)
    assert 0 < len(converter.reason.encode()) < 240


def test_what_the_page_shows(root: Path) -> None:
    result = doctest.testfile(str(root / "docs" / "converter.md"), module_relative=False)
    assert result.attempted >= 8 and result.failed == 0
