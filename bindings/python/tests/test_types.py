"""A wrong type is a TypeError, raised before the library is called."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timezone
from decimal import Decimal
from fractions import Fraction
from functools import partial
from typing import Any, Callable

import pytest

from libmoney import (
    Currency,
    CurrencyRegistry,
    Money,
    MoneyBag,
    Rates,
    RatesBuilder,
    Wallet,
    decimal,
    evaluate,
    explain_expression,
    expression_caret,
)
from libmoney._library import native
from libmoney._raw import SIGNATURES

EURO = Money("10.00", "EUR")
RATES = Rates([("EUR", "USD", "1.1")])
BAG = MoneyBag(EURO)
BUILDER = RatesBuilder()
WALLET = Wallet(EURO)
REGISTRY = CurrencyRegistry()
CURRENCY = Currency("EUR")
NOON = datetime(2024, 2, 29, 12, tzinfo=timezone.utc)

WRONG: dict[str, Callable[[], Any]] = {}


def wrong(what: str, action: Callable[[Any], Any], *values: Any) -> None:
    """Notes an action that is to refuse each of these values."""
    for value in values:
        WRONG[f"{what} {type(value).__name__} {value!r:.20}"] = partial(action, value)


NO_FACTORS = (1.5, True, None, b"1", [1], 1j, EURO, object)
NO_NUMBERS = (*NO_FACTORS, Fraction(1, 2))
NO_CODES = (1, 1.5, True, b"EUR", ["EUR"], object)
NO_INTEGERS = (1.5, True, "2", Decimal(2), [2])
NO_DATES = (20240229, NOON, 1.5, True, b"2024-02-29", (2024, 2, 29))
NO_MODES = (0, None, True, b"half_even", 1.5)
NO_REGISTRIES: tuple[Any, ...] = (1, "GEM", {}, RATES)
NO_RATES: tuple[Any, ...] = (1, "rates", {"USD": 1}, [("EUR", "USD", 1)], BUILDER)
NO_MONEYS = (1, "1 EUR", Decimal(1), None, 1.5, ("1", "EUR"))

wrong("Money amount", lambda value: Money(value, "EUR"), *NO_NUMBERS)
wrong("Money currency", lambda value: Money(1, value), None, *NO_CODES)
wrong("Money registry", lambda value: Money(1, "EUR", registry=value), *NO_REGISTRIES)
wrong("parse text", Money.parse, 1, b"1 EUR", None, EURO)
wrong("parse currency", lambda value: Money.parse("1", currency=value), *NO_CODES)
wrong("parse registry", lambda value: Money.parse("1 EUR", registry=value), *NO_REGISTRIES)
wrong("from_minor", lambda value: Money.from_minor(value, "EUR"), None, *NO_INTEGERS)
wrong("from_minor currency", lambda value: Money.from_minor(1, value), None, *NO_CODES)
wrong("to_minor", lambda value: EURO.to_minor(value), *NO_REGISTRIES)
wrong("add", lambda value: EURO + value, *NO_MONEYS)
wrong("subtract", lambda value: EURO - value, *NO_MONEYS)
wrong("add to", lambda value: value + EURO, 1, "1 EUR", Decimal(0), None, 0.0, False)
wrong("less", lambda value: value > EURO, *NO_MONEYS)
wrong("at least", lambda value: value <= EURO, *NO_MONEYS)
wrong("times", lambda value: EURO * value, *NO_FACTORS)
wrong("times it", lambda value: value * EURO, 1.5, True, None, 1j)
wrong("rounded digits", lambda value: EURO.rounded(value), *NO_INTEGERS)
wrong("rounded mode", lambda value: EURO.rounded(2, value), *NO_MODES)
wrong("divided", EURO.divided, *NO_FACTORS)
wrong("divided digits", lambda value: EURO.divided(3, value), *NO_INTEGERS)
wrong("divided mode", lambda value: EURO.divided(3, 2, value), *NO_MODES)
wrong("multiplied", EURO.multiplied, *NO_FACTORS)
wrong("multiplied mode", lambda value: EURO.multiplied(3, 2, value), *NO_MODES)
wrong("to_cash", EURO.to_cash, 0.05, True, b"0.05", Fraction(1, 20))
wrong("to_cash mode", lambda value: EURO.to_cash("0.05", value), *NO_MODES)
wrong("split", EURO.split, None, *NO_INTEGERS)
wrong("split method", lambda value: EURO.split(3, value), 0, None, b"floor_to_first")
wrong("split digits", lambda value: EURO.split(3, digits=value), *NO_INTEGERS)
wrong("allocate", EURO.allocate, "123", b"12", None, 3, [1.5], [True], [None], [EURO])
wrong("allocate method", lambda value: EURO.allocate([1], value), 0, None)
wrong("allocate registry", lambda v: EURO.allocate([1], registry=v), *NO_REGISTRIES)

wrong("bag", MoneyBag, *NO_MONEYS)
wrong("bag after a good one", lambda value: MoneyBag(EURO, value), *NO_MONEYS)
wrong("bag add", BAG.add, *NO_MONEYS)
wrong("bag +", lambda value: BAG + value, *NO_MONEYS)
wrong("bag -", lambda value: BAG - value, *NO_MONEYS)
wrong("bag times", lambda value: BAG * value, *NO_NUMBERS)
wrong("bag amount", BAG.amount, None, *NO_CODES)
wrong("bag reduce", lambda value: BAG.reduce(value, RATES), None, *NO_CODES)
wrong("bag rates", lambda value: BAG.reduce("EUR", value), *NO_RATES)
wrong("bag date", lambda value: BAG.reduce("EUR", RATES, on=value), *NO_DATES)

wrong("Currency", Currency, None, *NO_CODES)
wrong("Currency registry", lambda value: Currency("EUR", value), *NO_REGISTRIES)
wrong("from_numeric", Currency.from_numeric, None, *NO_INTEGERS)
wrong("from_numeric date", lambda value: Currency.from_numeric(978, on=value), *NO_DATES)
wrong("is_current", CURRENCY.is_current, *NO_DATES)
wrong("digits_on", CURRENCY.digits_on, None, *NO_DATES)
wrong("registry code", lambda value: REGISTRY.add(value, 2), None, *NO_CODES)
wrong("registry digits", lambda value: REGISTRY.add("GEM", value), None, *NO_INTEGERS)
wrong("registry name", lambda value: REGISTRY.add("GEM", 2, value), 1, b"Gems")

wrong("Rates", Rates, 1, [1], ["EUR"], [{"from": "EUR"}])
wrong("Rates from", lambda value: Rates([(value, "USD", 1)]), None, *NO_CODES)
wrong("Rates to", lambda value: Rates([("EUR", value, 1)]), None, *NO_CODES)
wrong("Rates rate", lambda value: Rates([("EUR", "USD", value)]), 1.5, True, None, b"1", EURO)
wrong("Rates date", lambda value: Rates([("EUR", "USD", 1, value)]), *NO_DATES)
wrong("Rates base", lambda value: Rates([], base=value), *NO_CODES)
wrong("Rates source", lambda value: Rates([], source=value), 1, b"bank")
wrong("Rates instant", lambda value: Rates([], instant=value), 1, date(2024, 2, 29), "now")
wrong("from_json", Rates.from_json, None, 1, {}, [])
wrong("from_ecb", Rates.from_ecb, 1, 1.5, [], {})
wrong("convert", lambda value: RATES.convert(value, "USD"), *NO_MONEYS)
wrong("convert to", lambda value: RATES.convert(EURO, value), *NO_CODES)
wrong("convert date", lambda value: RATES.convert(EURO, "USD", on=value), *NO_DATES)
wrong("convert gap", lambda v: RATES.convert(EURO, "USD", max_gap=v), None, *NO_INTEGERS)
wrong("convert mode", lambda v: RATES.convert(EURO, "USD", rounding=v), *NO_MODES)
wrong("convert digits", lambda v: RATES.convert(EURO, "USD", digits=v), *NO_INTEGERS)
wrong("convert registry", lambda v: RATES.convert(EURO, "USD", registry=v), *NO_REGISTRIES)
wrong("explain", lambda value: RATES.explain(value, "USD"), *NO_MONEYS)
wrong("explain now", lambda value: RATES.explain(EURO, "USD", now=value), 1, date.min, "now")
wrong("find from", lambda value: RATES.find(value, "USD"), None, *NO_CODES)
wrong("find to", lambda value: RATES.find("EUR", value), None, *NO_CODES)
wrong("builder rate", lambda value: BUILDER.add("EUR", "USD", value), 1.5, True, None, b"1")
wrong("builder from", lambda value: BUILDER.add(value, "USD", 1), None, *NO_CODES)
wrong("builder date", lambda value: BUILDER.add("EUR", "USD", 1, value), *NO_DATES)
wrong("builder remove", lambda value: BUILDER.remove("EUR", value), None, *NO_CODES)
wrong("builder base", lambda value: RatesBuilder(base=value), *NO_CODES)

wrong("wallet", Wallet, *NO_MONEYS)
wrong("wallet add", WALLET.add, *NO_MONEYS)
wrong("wallet label", lambda value: WALLET.add(EURO, value), 1, b"lunch", ["lunch"])
wrong("wallet date", lambda value: WALLET.add(EURO, None, value), *NO_DATES)
wrong("wallet remove amount", WALLET.remove_amount, *NO_MONEYS)
wrong("wallet remove", WALLET.remove, None, *NO_INTEGERS)
wrong("wallet hold", WALLET.hold, *NO_MONEYS)
wrong("wallet commit", WALLET.commit, None, *NO_INTEGERS)
wrong("wallet release", WALLET.release, None, *NO_INTEGERS)
wrong("wallet count_of", WALLET.count_of, None, *NO_CODES)
wrong("wallet amounts", WALLET.amounts, *NO_CODES)
wrong("wallet sum", WALLET.sum, None, *NO_CODES)
wrong("wallet held", WALLET.held, None, *NO_CODES)
for name in ("total", "total_details", "statement"):
    action = getattr(WALLET, name)
    wrong(f"wallet {name}", action, None, *NO_CODES)
    wrong(f"wallet {name} rates", partial(action, "EUR"), *NO_RATES)
    wrong(f"wallet {name} date", partial(action, "EUR", RATES), *NO_DATES)
wrong("wallet transfer", Wallet.transfer, None, 1, "legs", [1], [(WALLET, None)], EURO)
wrong("wallet transfer from", lambda v: Wallet.transfer([(v, WALLET, EURO)]), 1, "w", BAG)
wrong("wallet transfer to", lambda v: Wallet.transfer([(WALLET, v, EURO)]), 1, "w", BAG)
wrong("wallet transfer money", lambda v: Wallet.transfer([(WALLET, None, v)]), *NO_MONEYS)
wrong("wallet exchange", WALLET.exchange, None, 1, "legs", [1], [(EURO,)], EURO)
wrong("wallet exchange money", lambda v: WALLET.exchange([(v, "USD")], RATES), *NO_MONEYS)
wrong("wallet exchange into", lambda v: WALLET.exchange([(EURO, v)], RATES), *NO_CODES)
wrong("wallet exchange rates", lambda v: WALLET.exchange([(EURO, "USD")], v), *NO_RATES)
wrong("wallet from_json", Wallet.from_json, None, 1, {}, [])
wrong("wallet from_journal", Wallet.from_journal, None, 1, {}, [])
wrong("wallet on_change", WALLET.on_change, 1, "print", [])

for one in (evaluate, explain_expression):
    wrong(f"{one.__name__}", one, None, 1, b"1 EUR", ["1 EUR"], EURO)
    wrong(f"{one.__name__} rates", partial(one, "1 EUR"), *NO_RATES)
    wrong(f"{one.__name__} date", partial(one, "1 EUR", RATES), *NO_DATES)
    wrong(f"{one.__name__} gap", lambda v, f=one: f("1", max_gap=v), None, *NO_INTEGERS)
    wrong(f"{one.__name__} mode", lambda v, f=one: f("1", rounding=v), *NO_MODES)
    wrong(f"{one.__name__} digits", lambda v, f=one: f("1", digits=v), *NO_INTEGERS)
    wrong(f"{one.__name__} registry", lambda v, f=one: f("1", registry=v), *NO_REGISTRIES)
wrong(
    "explain_expression now", lambda value: explain_expression("1", now=value), 1, date.min, "now"
)
wrong("caret", lambda value: expression_caret(value, 0), None, 1, b"1 EUR")
wrong("caret position", partial(expression_caret, "1 EUR"), *NO_INTEGERS)

for name in ("add", "subtract", "multiply", "compare"):
    function = getattr(decimal, name)
    wrong(f"decimal.{name} b", partial(function, 1), *NO_NUMBERS)
wrong("decimal.add a", lambda value: decimal.add(value, 1), *NO_NUMBERS)
wrong("decimal.subtract a", lambda value: decimal.subtract(value, 1), *NO_NUMBERS)
wrong("decimal.multiply a", lambda value: decimal.multiply(value, 1), *NO_NUMBERS)
wrong("decimal.divide a", lambda value: decimal.divide(value, 1, 2), *NO_NUMBERS)
wrong("decimal.compare a", lambda value: decimal.compare(value, 1), *NO_NUMBERS)
wrong("decimal.divide", lambda value: decimal.divide(1, value, 2), *NO_NUMBERS)
wrong("decimal.divide digits", lambda value: decimal.divide(1, 2, value), None, *NO_INTEGERS)
wrong("decimal.divide mode", lambda value: decimal.divide(1, 2, 2, value), *NO_MODES)
wrong("decimal.quantize", lambda value: decimal.quantize(value, 2), *NO_NUMBERS)
wrong("decimal.quantize digits", lambda value: decimal.quantize(1, value), None, *NO_INTEGERS)
wrong("decimal.quantize mode", lambda value: decimal.quantize(1, 2, value), *NO_MODES)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of the library's functions that were called."""
    called: list[str] = []

    def watched(name: str) -> Callable[..., Any]:
        function = getattr(native, name)

        def call(*arguments: Any) -> Any:
            called.append(name)
            return function(*arguments)

        return call

    for name in SIGNATURES:
        monkeypatch.setattr(native, name, watched(name))
    return iter([called])


@pytest.mark.parametrize("name", WRONG)
def test_refused(name: str, calls: Iterator[list[str]]) -> None:
    called = next(calls)
    with pytest.raises(TypeError) as caught:
        WRONG[name]()
    assert str(caught.value)
    # Reading the good arguments that came before is no harm.
    assert set(called) <= {"money_decimal_parse"}, called


def test_the_watch_works(calls: Iterator[list[str]]) -> None:
    called = next(calls)
    # The accelerator does not call through ctypes; the calls that it passes on are watched.
    assert RATES.explain(EURO, "USD", on=None).gap_days == 0
    assert "money_rates_convert" in called


FLOAT = "an amount must be a str, an int or a Decimal, got float, which is not exact"


@pytest.mark.parametrize(
    ("action", "value", "message"),
    [
        (lambda value: Money(value, "EUR"), 1.5, FLOAT),
        (lambda value: Money(value, "EUR"), True, FLOAT.partition(" float")[0] + " bool"),
        (lambda value: Money(1, value), 978, 'a currency must be a code such as "EUR", got int'),
        (lambda value: RATES.convert(value, "USD"), 1, "an amount must be a Money, got int"),
        (EURO.rounded, "2", "a number of digits must be an int, got str"),
    ],
)
def test_messages(action: Callable[[Any], Any], value: Any, message: str) -> None:
    with pytest.raises(TypeError) as caught:
        action(value)
    assert str(caught.value) == message
