"""Answers to likely mistakes: each states the problem, the expectation and the remedy."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

import pytest

from libmoney import (
    ArgumentError,
    Basket,
    Catalogue,
    Converter,
    ConverterState,
    Currency,
    CurrencyList,
    CurrencyRegistry,
    DocumentError,
    InsufficientFunds,
    InvalidDate,
    InvalidDiscount,
    InvalidTax,
    InvalidWeights,
    Money,
    MoneyBag,
    MoneyError,
    MoneySyntaxError,
    NotFound,
    Policy,
    Portfolio,
    Rates,
    Store,
    StorePathError,
    UnknownCurrency,
    Wallet,
    format_locale,
    parse_locale,
    sum_column,
    time_weighted_return,
)
from libmoney import decimal as decimals
from libmoney._boundary.calls import call
from libmoney._library import native
from libmoney._raw import (
    AllocateOptions,
    BasketPolicyStruct,
    ConvertOptions,
    FeedHandle,
    FeedOptions,
    MoneyStruct,
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
CODE = "expected a currency code such as EUR, got "


def catalogue() -> Catalogue:
    made = Catalogue("EUR")
    made.add("tea", "2.00")
    return made


def held() -> Portfolio:
    portfolio = Portfolio("EUR")
    portfolio.buy("ACME", quantity=5, total="10", on="2024-01-02")
    return portfolio


def check(case: Case) -> None:
    mistake, kind, answer = case
    with pytest.raises(kind) as caught:
        mistake()
    assert type(caught.value) is kind
    assert str(caught.value) == answer


NUMBERS: list[Case] = [
    (
        lambda: Money("1,5", "EUR"),
        MoneySyntaxError,
        f'expected a decimal number, got "1,5"{GROUPS}',
    ),
    (
        lambda: Money("1,000.00", "EUR"),
        MoneySyntaxError,
        f'expected a decimal number, got "1,000.00"{GROUPS}',
    ),
    (
        lambda: Money("1 000", "EUR"),
        MoneySyntaxError,
        f'expected a decimal number, got "1 000"{GROUPS}',
    ),
    (
        lambda: Money("1_000", "EUR"),
        MoneySyntaxError,
        f'expected a decimal number, got "1_000"{GROUPS}',
    ),
    (
        lambda: Money("1'000", "EUR"),
        MoneySyntaxError,
        f'expected a decimal number, got "1\'000"{GROUPS}',
    ),
    (
        lambda: Money.parse("10,50 EUR"),
        MoneySyntaxError,
        f'expected a decimal number, got "10,50 EUR"{GROUPS}',
    ),
    (
        lambda: Money("10.", "EUR"),
        MoneySyntaxError,
        'expected a decimal number, got "10."; expected a digit after "."',
    ),
    (
        lambda: Money("1e5", "EUR"),
        MoneySyntaxError,
        'expected a decimal number, got "1e5"; exponents are not supported',
    ),
    (lambda: Money("ten", "EUR"), MoneySyntaxError, 'expected a decimal number, got "ten"'),
    (
        lambda: Money(1.5, "EUR"),
        TypeError,
        "an amount must be a str, an int or a Decimal, got float, which is not exact",
    ),  # type: ignore[arg-type]
    (
        lambda: Money.parse("10"),
        MoneySyntaxError,
        'expected an amount with a currency such as 10.50 EUR, got "10"',
    ),
    (lambda: TEN.rounded(40), ArgumentError, "digits must be -37 to 38, got 40"),
    (
        lambda: TEN.rounded(2, 7),
        TypeError,
        "a rounding mode must be a Rounding, such as Rounding.HALF_EVEN, or its name, got int",
    ),  # type: ignore[arg-type]
    (lambda: TEN.to_cash("0"), ArgumentError, "step must be positive, got 0"),
    (
        lambda: Money(1, "XXX").rounded(),
        UnknownCurrency,
        "no minor unit for XXX; digits must be set",
    ),
    (
        lambda: decimals.round_significant("1", 0),
        ArgumentError,
        "a number of significant digits must be 1 to 38, got 0",
    ),
]

CODES: list[Case] = [
    (lambda: Money(1, "eur"), UnknownCurrency, 'unknown currency eur; did you mean "EUR"?'),
    (lambda: Money(1, "€"), MoneySyntaxError, f'{CODE}"€"'),
    (lambda: Money(1, ""), MoneySyntaxError, f'{CODE}""'),
    (lambda: Money(1, "EUR\0"), MoneySyntaxError, f'{CODE}"EUR\0"'),
    (lambda: Currency("978"), MoneySyntaxError, f'{CODE}"978"'),
    (lambda: Money(1, 978), TypeError, 'a currency must be a code such as "EUR", got int'),  # type: ignore[arg-type]
    (
        lambda: CurrencyRegistry().add("a b", 2),
        MoneySyntaxError,
        f'{CODE}"a b"',
    ),
    (lambda: Wallet(TEN).total("", RATES), MoneySyntaxError, f'{CODE}""'),
    (lambda: MoneyBag(TEN).reduce("", RATES), MoneySyntaxError, f'{CODE}""'),
    (lambda: MoneyBag.parse("1 EUR 2"), MoneySyntaxError, f'{CODE}"EUR 2"'),
    (
        lambda: CurrencyList("en").favourite("usd"),
        NotFound,
        'unknown currency usd in the list; did you mean "USD"?',
    ),
    (lambda: CurrencyList("en").favourite("ZZZ"), NotFound, "unknown currency ZZZ in the list"),
    (
        lambda: format_locale(TEN, "xx"),
        NotFound,
        'unknown locale "xx"; expected a name such as de or pt-BR',
    ),
    (
        lambda: parse_locale("1,234,50", "en_US", "USD"),
        MoneySyntaxError,
        'expected a number, got "1,234,50"; decimal sign must be ".", group separator ","',
    ),
    (
        lambda: parse_locale("1,5.5", "de", "EUR"),
        MoneySyntaxError,
        'expected a number, got "1,5.5"; decimal sign must be ",", group separator "."',
    ),
    (
        lambda: parse_locale("1.", "de", "EUR"),
        MoneySyntaxError,
        'expected an amount, got "1."; unexpected "."; decimal sign must be ","',
    ),
    (
        lambda: sum_column([1, 2], ["EUR", "XXX"]),
        UnknownCurrency,
        "row 1: no minor unit for XXX; amounts.scale must be set",
    ),
    (lambda: sum_column([1, 2], ["EUR", "FOO"]), UnknownCurrency, "row 1: unknown currency FOO"),
    (
        lambda: RATES.convert_column([1, 2], ["EUR", "eur"], "USD"),
        UnknownCurrency,
        'row 1: unknown currency eur; did you mean "EUR"?',
    ),
]

SHARES: list[Case] = [
    (lambda: TEN.split(0), InvalidWeights, "no weights; at least one is required"),
    (lambda: TEN.split(-3), ArgumentError, "a number of shares must be at least 1, got -3"),
    (lambda: TEN.allocate([]), InvalidWeights, "no weights; at least one is required"),
    (
        lambda: TEN.allocate([0, 0]),
        InvalidWeights,
        "all weights are zero; at least one must be positive",
    ),
    (
        lambda: TEN.allocate([1, -1]),
        InvalidWeights,
        "negative weight -1; weights must be at least 0",
    ),
    (lambda: TEN.allocate(5), TypeError, "weights must be a list of numbers, got int"),  # type: ignore[arg-type]
]

OBJECTS: list[Case] = [
    (
        lambda: Wallet(TEN).transfer(Wallet(), ONE),
        TypeError,
        "legs must be a list of tuples of source, target and amount, got Wallet",
    ),  # type: ignore[arg-type]
    (
        lambda: Wallet(TEN).exchange(ONE, RATES),
        TypeError,
        "legs must be a list of tuples of amount and currency, got Money",
    ),  # type: ignore[arg-type]
    (
        lambda: Wallet(TEN).hold(Money(0, "EUR")),
        ArgumentError,
        "amount to hold must be positive, got 0 EUR",
    ),
    (
        lambda: Wallet.from_json("{}"),
        DocumentError,
        'missing "format": expected "libmoney.wallet"',
    ),
    (lambda: catalogue().set_tax("food", 190), InvalidTax, "tax must be 0 to 100 percent, got 190"),
    (
        lambda: Basket(catalogue()).discount_order(percent=150),
        InvalidDiscount,
        "discount 150 is outside 0 to 100 percent",
    ),
    (
        lambda: Basket(catalogue()).add("tea", 0),
        ArgumentError,
        'quantity of "tea" must not be 0',
    ),
    (
        lambda: Catalogue.from_csv("sku,price,foo\n", "EUR"),
        DocumentError,
        'column must be one of sku, name, price, currency, unit, category, got "foo"',
    ),
    (
        lambda: Policy.preset("swiss"),
        ArgumentError,
        "a preset must be one of per_line_half_up, per_unit_half_up, per_line_half_even,"
        " per_tax_group_half_up, per_order_half_up, swiss_cash, en16931, got 'swiss'",
    ),
    (
        lambda: held().split("ACME", quantity=0, per=0, on="2024-01-03"),
        ArgumentError,
        "split of ACME on 2024-01-03: both sides of the ratio of a split must be"
        " positive, got 0 for 0",
    ),
    (
        lambda: held().buy("ACME", quantity=1, total="1", on=None),
        InvalidDate,
        "date must be set, got MONEY_DATE_NONE",
    ),  # type: ignore[arg-type]
    (
        lambda: held().sell("ACME", quantity=6, total="1", on="2024-02-01"),
        InsufficientFunds,
        "6 ACME sold on 2024-02-01, 5 held",
    ),
    (
        lambda: Portfolio.from_csv("date,foo\n", "EUR"),
        DocumentError,
        "column must be one of id, date, action, symbol, quantity, price, total,"
        ' currency, fee, fee_currency, rate, lots, got "foo"',
    ),
    (
        lambda: Portfolio.from_csv(
            "date,action,symbol,quantity,total\n2024-01-01,hold,A,1,1\n", "EUR"
        ),
        DocumentError,
        'line 2: action must be one of buy, sell, dividend, fee, split, got "hold"',
    ),
    (
        lambda: time_weighted_return([("2024-01-02", 1, 0), ("2024-01-01", 1, 0)]),
        ArgumentError,
        "dates must not descend, got 2024-01-01 after 2024-01-02",
    ),
    (
        lambda: Store("/no/such/folder/store"),
        StorePathError,
        'store "/no/such/folder/store": could not open the file; its folder must'
        " exist and be writable (SQLite 14, unable to open database"
        " file)",
    ),
    (
        lambda: Store(":memory:").save_wallet("", Wallet()),
        ArgumentError,
        "name must not be empty",
    ),
]


@pytest.mark.parametrize("case", NUMBERS, ids=lambda case: case[2][:40])
def test_numbers(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", CODES, ids=lambda case: case[2][:40])
def test_codes_and_locales(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", SHARES, ids=lambda case: case[2][:40])
def test_shares(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", OBJECTS, ids=lambda case: case[2][:40])
def test_objects(case: Case) -> None:
    check(case)


@pytest.mark.parametrize(
    ("typed", "locale", "state", "reason"),
    [
        ("1.", None, ConverterState.READY, ""),
        (".", None, ConverterState.EMPTY, ""),
        ("1,", "de-DE", ConverterState.READY, ""),
        ("1,", None, ConverterState.FAILED, f'expected a decimal number, got "1,"{GROUPS}'),
        (
            "1,000.00",
            None,
            ConverterState.FAILED,
            f'expected a decimal number, got "1,000.00"{GROUPS}',
        ),
        ("1.", "de-DE", ConverterState.READY, ""),
    ],
)
def test_typing(typed: str, locale: str | None, state: ConverterState, reason: str) -> None:
    converter = Converter("EUR", "USD", locale=locale)
    converter.set_rates(RATES)
    converter.amount = typed
    assert (converter.state(), converter.reason) == (state, reason)


def test_structs_that_were_not_initialised() -> None:
    """Mistakes of C programs: a struct of zeros, or a value that is out of range."""
    amount, result = Money(1, "EUR")._value, MoneyStruct()

    def answer(function: object, *arguments: object) -> str:
        with pytest.raises(MoneyError) as caught:
            call(function, *arguments)
        return str(caught.value)

    convert = native.money_rates_convert
    said = answer(convert, RATES._handle, amount, b"USD", ConvertOptions(), result, None)
    assert (
        said == "options.struct_size must be 48, got 0; initialise with MONEY_CONVERT_OPTIONS_INIT"
    )
    said = answer(native.money_split, amount, 1, AllocateOptions(), result, None)
    assert (
        said == "options.struct_size must be 48, got 0; initialise with MONEY_ALLOCATE_OPTIONS_INIT"
    )
    text, length = ctypes.create_string_buffer(8), ctypes.c_size_t()
    describe, policy = native.money_basket_policy_describe, BasketPolicyStruct()
    said = answer(describe, policy, text, 8, length)
    assert said == "policy.struct_size must be 56, got 0; initialise with MONEY_BASKET_POLICY_INIT"
    said = answer(native.money_basket_policy_preset, 9, policy)
    assert said == "preset must be a MONEY_BASKET_PRESET_ value, got 9"
    options, feed = FeedOptions(), FeedHandle()
    native.money_feed_options_init(options)
    options.largest_body = 2**64 - 1
    said = answer(native.money_feed_new, 0, options, feed)
    assert said == "options.largest_body must be 0 to 67108864, got 18446744073709551615"
