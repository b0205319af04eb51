"""Answers to operands that are no amounts, and to conversions and expressions that go wrong."""

from __future__ import annotations

import operator
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction

import pytest

from libmoney import (
    ArgumentError,
    CurrencyMismatch,
    DocumentError,
    InexactResult,
    InvalidDate,
    Money,
    MoneySyntaxError,
    NoRate,
    Rates,
    UnknownCurrency,
    Wallet,
    evaluate,
)

Case = tuple[Callable[[], object], type[Exception], str]

RATES = Rates(
    [
        ("EUR", "USD", "1.1", "2024-03-01"),
        ("EUR", "USD", "1.2", "2024-03-03"),
        ("EUR", "GBP", "0.8", "2024-03-03"),
    ],
    base="EUR",
)
ONE, TEN = Money(1, "EUR"), Money(10, "EUR")
GROUPS = '; decimal sign must be ".", without group separators, as in 1000.50'
CODE = "; expected a code such as EUR"


def check(case: Case) -> None:
    mistake, kind, answer = case
    with pytest.raises(kind) as caught:
        mistake()
    assert type(caught.value) is kind
    assert str(caught.value) == answer


CURRENCY = ': a number must have a currency, as in Money(5, "EUR")'
OPERANDS: list[Case] = [
    (lambda: ONE + 5, TypeError, f"int cannot be added to an amount{CURRENCY}"),  # type: ignore[operator]
    (lambda: 5 + ONE, TypeError, f"int cannot be added to an amount{CURRENCY}"),
    (lambda: sum([ONE], 5), TypeError, f"int cannot be added to an amount{CURRENCY}"),
    (lambda: ONE + Decimal(5), TypeError, f"Decimal cannot be added to an amount{CURRENCY}"),  # type: ignore[operator]
    (lambda: ONE + 1.5, TypeError, f"float cannot be added to an amount{CURRENCY}"),  # type: ignore[operator]
    (lambda: ONE + Fraction(1, 2), TypeError, f"Fraction cannot be added to an amount{CURRENCY}"),  # type: ignore[operator]
    (
        lambda: ONE + "5 EUR",
        TypeError,
        'str cannot be added to an amount: use Money.parse("5.00 EUR") for text',
    ),  # type: ignore[operator]
    (lambda: ONE - 5, TypeError, f"int cannot be subtracted from an amount{CURRENCY}"),  # type: ignore[operator]
    (lambda: 5 - ONE, TypeError, f"int cannot have an amount subtracted from it{CURRENCY}"),
    (lambda: ONE < 5, TypeError, f"int cannot be compared with an amount{CURRENCY}"),  # type: ignore[operator]
    (lambda: Decimal(5) <= ONE, TypeError, f"Decimal cannot be compared with an amount{CURRENCY}"),  # type: ignore[operator]
    (lambda: max(ONE, 1), TypeError, f"int cannot be compared with an amount{CURRENCY}"),  # type: ignore[type-var]
    (lambda: 5 / ONE, TypeError, f"int cannot be divided by an amount{CURRENCY}"),
    (
        lambda: ONE * ONE,
        TypeError,
        "a factor must be a number, such as a quantity, got an amount",
    ),  # type: ignore[operator]
    (
        lambda: ONE * Fraction(1, 3),
        InexactResult,
        "an amount × 1/3 must be a finite decimal: use multiplied(), which rounds",
    ),
    (
        lambda: ONE / 3,
        TypeError,
        "a divisor must be an amount: to divide by a number, use divided(), which rounds,"
        " or split()",
    ),  # type: ignore[operator]
    (lambda: ONE + Money(1, "USD"), CurrencyMismatch, "USD cannot be added to EUR"),
    (
        lambda: f"{ONE:.2e}",
        ValueError,
        "'.2e' is not for an amount: '>12' aligns it, ',.2f' writes its digits, 'de_DE' writes it"
        " as a locale does, and its .amount is a Decimal",
    ),
    # Of a str it would be "1.": the amount cut to two characters.
    (
        lambda: f"{Money('1.55', 'EUR'):.2}",
        ValueError,
        "'.2' is not for an amount: '>12' aligns it, ',.2f' writes its digits, 'de_DE' writes it"
        " as a locale does, and its .amount is a Decimal",
    ),
]

CONVERSIONS: list[Case] = [
    (
        lambda: RATES.convert(ONE, "USD", on="2030-01-01"),
        NoRate,
        "no rate from EUR to USD on 2030-01-01: the table ends on 2024-03-03",
    ),
    (
        lambda: RATES.convert(ONE, "USD", on="2024-04-20", max_gap=7),
        NoRate,
        "no rate from EUR to USD on 2024-04-20: the table ends on 2024-03-03, 48 days before,"
        " and max_gap is 7",
    ),
    (
        lambda: RATES.convert(ONE, "USD", on="2020-01-01"),
        NoRate,
        "no rate from EUR to USD on 2020-01-01: the table starts on 2024-03-01",
    ),
    (
        lambda: RATES.convert(ONE, "USD", on="2024-03-02"),
        NoRate,
        "no rate from EUR to USD on 2024-03-02: the latest earlier rate is from 2024-03-01,"
        " 1 day before, and max_gap is 0",
    ),
    (
        lambda: RATES.convert(ONE, "usd"),
        NoRate,
        'no rate from EUR to usd on 2024-03-03: unknown currency "usd"; did you mean "USD"?',
    ),
    (
        lambda: Wallet(TEN).total("usd", RATES),
        NoRate,
        'no rate from EUR to usd on 2024-03-03: unknown currency "usd"; did you mean "USD"?',
    ),
    (
        lambda: RATES.convert(ONE, "JPY"),
        NoRate,
        "no rate from EUR to JPY on 2024-03-03: the table contains no rates of JPY",
    ),
    (
        lambda: Wallet(TEN).total("USD"),
        NoRate,
        "no rate from EUR to USD: no rates table was passed",
    ),
    (
        lambda: RATES.convert(ONE, "USD", on="01.03.2024"),
        MoneySyntaxError,
        'expected a date such as 2024-02-29, got "01.03.2024"',
    ),
    (
        lambda: RATES.convert(ONE, "USD", on="2024-02-30"),
        InvalidDate,
        'invalid date "2024-02-30"',
    ),
    (
        lambda: RATES.convert(ONE, "USD", on=20240301),
        TypeError,
        'a date must be a date or a str such as "2024-02-29", got int',
    ),  # type: ignore[arg-type]
    (
        lambda: RATES.convert_column([1, 2], "EUR", "USD", on=["2024-03-01", "3/1/2024"]),
        MoneySyntaxError,
        'row 1: expected a date such as 2024-02-29, got "3/1/2024"',
    ),
    (
        lambda: RATES.convert(ONE, "USD", max_gap=-1),
        ArgumentError,
        "max_gap must be 0 to 2147483647, got -1",
    ),
    (
        lambda: RATES.convert(ONE, "USD", stale="no"),
        ArgumentError,
        "stale must be 'flag' or 'refuse', got 'no'",
    ),  # type: ignore[arg-type]
    (
        lambda: Rates.from_ecb(b"Date,USD\n01/02/2024,1.1\n"),
        DocumentError,
        'expected a date such as 2024-02-29, got "01/02/2024"',
    ),
]

EXPRESSIONS: list[Case] = [
    (lambda: evaluate("1,000.00 EUR"), MoneySyntaxError, f'expected an operator, got ","{GROUPS}'),
    (lambda: evaluate("1 000 EUR"), MoneySyntaxError, f'expected an operator, got "0"{GROUPS}'),
    (
        lambda: evaluate("10 EUR into USD", RATES),
        MoneySyntaxError,
        'expected an operator, got "into"; did you mean "in"?',
    ),
    (
        lambda: evaluate("10 EUR in usd", RATES),
        UnknownCurrency,
        'unknown currency "usd"; did you mean "USD"?',
    ),
    (
        lambda: evaluate("2 ^ 3"),
        MoneySyntaxError,
        'expected an operator, got "^"; powers are not supported',
    ),
    (
        lambda: evaluate("2 ** 3"),
        MoneySyntaxError,
        'expected a number or an amount, got "*"; powers are not supported',
    ),
    (
        lambda: evaluate("1 + sqrt(2)"),
        MoneySyntaxError,
        'expected a number or an amount, got "sqrt"; roots and other functions are not supported',
    ),
    (
        lambda: evaluate("√2"),
        MoneySyntaxError,
        'expected a number or an amount, got "√"; roots and other functions are not supported',
    ),
    (
        lambda: evaluate("1."),
        MoneySyntaxError,
        'expected a decimal number, got "1."; expected a digit after "."',
    ),
    (
        lambda: evaluate("10 EUR + 5"),
        CurrencyMismatch,
        "an amount of EUR and a number cannot be added",
    ),
]


@pytest.mark.parametrize("case", OPERANDS, ids=lambda case: case[2][:40])
def test_operands(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", CONVERSIONS, ids=lambda case: case[2][:40])
def test_conversions(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", EXPRESSIONS, ids=lambda case: case[2][:40])
def test_expressions(case: Case) -> None:
    check(case)


def test_operands_of_another_type_have_their_say() -> None:
    """A type that supports amounts handles the operator; otherwise Python raises TypeError."""

    class Friend:
        def __radd__(self, other: object) -> str:
            return "added"

        def __rsub__(self, other: object) -> str:
            return "subtracted"

        def __rmul__(self, other: object) -> str:
            return "multiplied"

        def __gt__(self, other: object) -> bool:
            return True

    friend = Friend()
    assert (ONE + friend, ONE - friend, ONE * friend) == ("added", "subtracted", "multiplied")  # type: ignore[operator]
    assert operator.lt(ONE, friend)
    with pytest.raises(TypeError, match="unsupported operand"):
        ONE + object()  # type: ignore[operator]
    with pytest.raises(TypeError, match="None cannot be added to an amount: omit it"):
        ONE + None  # type: ignore[operator]
    assert ONE != 1
    assert sum([ONE, TEN]) == Money(11, "EUR")
    assert (f"{ONE:>8}", f"{ONE:.>8}", f"{ONE}") == ("   1 EUR", "...1 EUR", "1 EUR")
