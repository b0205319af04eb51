"""Exchanges on the terms of a bank, quotes, transferred lots and daily balances."""

from __future__ import annotations

import random
from datetime import date, datetime, timedelta, timezone
from fractions import Fraction

import driver_exchange
import exchange_oracle
import pytest
from conftest import ROOT, vectors

from libmoney import (
    ArgumentError,
    Conflict,
    CurrencyMismatch,
    DocumentError,
    Exchange,
    ExchangeQuote,
    Flags,
    InexactResult,
    InsufficientFunds,
    InvalidDate,
    InvalidRate,
    JSONError,
    Ledger,
    Money,
    NoRate,
    QuoteExpired,
    Rates,
    StateError,
    VersionError,
    Wallet,
)

NOON = datetime(2024, 3, 1, 12, tzinfo=timezone.utc)
RATES = Rates([("EUR", "USD", "1.1172")])
EUROS = Money("8.00", "EUR")


def _value(money: Money) -> Fraction:
    return Fraction(money.amount)


def _check(made: Exchange) -> None:
    """The law of every exchange, in exact fractions."""
    assert _value(made.give) * made.rate == _value(made.receive) + made.remainder
    if made.market is not None and made.margin is not None:
        assert made.market.rate == Fraction("1.1172")
        assert made.market.result - made.receive == made.margin


def test_an_exchange_reports_both_sides() -> None:
    wallet = Wallet(Money("100.00", "EUR"))
    made = wallet.exchange_amount(EUROS, "USD", RATES, "holiday", "2024-03-01")
    assert (made.give, made.receive, made.fee) == (EUROS, Money("8.94", "USD"), None)
    assert (made.give_entry, made.receive_entry, made.fee_entry) == (2, 3, None)
    assert made.margin == Money("0.00", "USD")
    assert made.market is not None and made.market.path == ["EUR", "USD"]
    assert made.remainder == Fraction("-0.0024")
    assert [entry.label for entry in wallet][1:] == ["holiday", "holiday"]
    assert wallet.details(2).cost == Money("8.94", "USD")
    assert wallet.cash_lots("USD").cost == EUROS


def test_the_terms_of_a_bank_have_a_margin() -> None:
    wallet = Wallet(Money("100.00", "EUR"))
    fee = Money("0.50", "EUR")
    made = wallet.exchange_amount(EUROS, "USD", RATES, rate="1.08", fee=fee, id="x1")
    assert (made.receive, made.margin) == (Money("8.64", "USD"), Money("0.30", "USD"))
    assert (made.id, made.fee, made.fee_entry) == ("x1", fee, 4)
    found = wallet.find("x1")
    assert found is not None and found.id == 2
    with pytest.raises(Conflict):
        wallet.exchange_amount(EUROS, "USD", RATES, id="x1")
    made = wallet.exchange_amount(EUROS, "USD", rate="0.925", is_inverse=True)
    assert (made.rate, made.market, made.margin) == (Fraction(40, 37), None, None)
    made = wallet.exchange_amount(EUROS, "USD", RATES, amount=Money("9.00", "USD"))
    assert (made.margin, made.remainder) == (Money("-0.06", "USD"), 0)


def test_bad_terms_change_nothing() -> None:
    wallet = Wallet(Money("100.00", "EUR"))
    before = wallet.to_json()
    for error, terms in (
        (InvalidRate, {"rate": "-1"}),
        (CurrencyMismatch, {"amount": Money(8, "CHF")}),
        (ArgumentError, {"rate": "1", "amount": Money(8, "USD")}),
        (ArgumentError, {"is_inverse": True}),
        (ArgumentError, {"fee": Money(0, "EUR")}),
        (InsufficientFunds, {"fee": Money(93, "EUR")}),
        (TypeError, {"rate": 1.08}),
    ):
        with pytest.raises(error):
            wallet.exchange_amount(EUROS, "USD", RATES, **terms)
    with pytest.raises(NoRate):
        wallet.exchange_amount(EUROS, "USD")
    with pytest.raises(ArgumentError):
        wallet.exchange_amount(EUROS, "EUR", RATES)
    assert wallet.to_json() == before


@pytest.mark.parametrize("seed", range(20))
def test_amounts_add_up(seed: int) -> None:
    source = random.Random(seed)
    for _ in range(20):
        give = Money(source.randrange(1, 100_000), "EUR")
        terms: dict[str, object] = source.choice(
            [
                {},
                {"rate": f"1.{source.randrange(10_000):04}"},
                {"rate": f"0.{source.randrange(1, 10_000):04}", "is_inverse": True},
                {"amount": Money(source.randrange(1, 1000), "USD")},
            ]
        )
        rates = RATES if not terms or source.random() < 0.5 else None
        wallet = Wallet(Money("100000", "EUR"))
        made = wallet.exchange_amount(give, "USD", rates, **terms)  # type: ignore[arg-type]
        _check(made)
        assert wallet.sum("USD") == made.receive


def test_a_quote_is_accepted_once() -> None:
    wallet = Wallet(Money("5.00", "EUR"))
    quote = wallet.quote(EUROS, "USD", RATES, valid_until=NOON, rate="1.08", id="q1")
    offered = quote.exchange
    assert (offered.receive, offered.give_entry, offered.valid_until) == (
        Money("8.64", "USD"),
        None,
        NOON,
    )
    _check(offered)
    with pytest.raises(InsufficientFunds):
        quote.accept(at=NOON)
    wallet.add(Money("20.00", "EUR"))
    with pytest.raises(
        QuoteExpired, match="until 2024-03-01 12:00:00 UTC, got 2024-03-01 12:00:01"
    ):
        quote.accept(at=NOON + timedelta(seconds=1))
    made = quote.accept(at=NOON, label="holiday", date=date(2024, 3, 1))
    assert made._replace(give_entry=None, receive_entry=None) == offered
    assert wallet.sum("USD") == Money("8.64", "USD")
    before = wallet.to_json()
    with pytest.raises(StateError, match="accepted already"):
        quote.accept(at=NOON)
    again = Wallet.from_json(before)
    with pytest.raises(Conflict):
        again.quote(EUROS, "USD", RATES, valid_until=NOON, rate="1.08", id="q1").accept(NOON)
    with pytest.raises(TypeError):
        wallet.accept("q1", NOON)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError):
        wallet.quote(EUROS, "USD", RATES, valid_until=None)  # type: ignore[arg-type]
    assert wallet.to_json() == before
    assert repr(quote) == "<ExchangeQuote, 8.00 EUR for 8.64 USD>"


def test_a_stored_quote_is_the_same() -> None:
    wallet = Wallet(Money("100.00", "EUR"))
    rates = Rates([("EUR", "USD", "1.1172", "2024-03-01")])
    fee = Money("0.50", "EUR")
    terms = {"valid_until": NOON, "rate": "1.08", "fee": fee, "id": "q1", "now": NOON}
    quote = wallet.quote(EUROS, "USD", rates, **terms)  # type: ignore[arg-type]
    document = quote.to_json()
    again = ExchangeQuote.from_json(document, wallet)
    assert again.exchange == quote.exchange
    assert again.to_json() == document
    again.accept(at=NOON)
    with pytest.raises(StateError):
        ExchangeQuote.from_json(again.to_json(), wallet).accept(at=NOON)
    with pytest.raises(Conflict):
        ExchangeQuote.from_json(document, wallet).accept(at=NOON)
    for index, byte in enumerate(document):
        if byte.isdigit():
            changed = document[:index] + str(int(byte) ^ 1) + document[index + 1 :]
            with pytest.raises((DocumentError, JSONError, VersionError)):
                ExchangeQuote.from_json(changed, wallet)
    with pytest.raises(TypeError):
        ExchangeQuote.from_json(document, None)  # type: ignore[arg-type]


def test_a_ledger_books_the_remainder() -> None:
    books = Ledger("EUR")
    kinds = {"Bank": "asset", "Exchange": "exchange", "Remainder": "income", "Fees": "expense"}
    for name, kind in kinds.items():
        books.account(name, kind)
    wallet = Wallet()
    fee = Money("0.50", "EUR")
    quote = wallet.quote(EUROS, "USD", RATES, valid_until=NOON, fee=fee)
    names = {"give": "Bank", "receive": "Bank", "exchange": "Exchange", "fee": "Fees"}
    books.exchange("2024-03-01", "dollars", quote, remainder="Remainder", **names)
    assert books.balance("Exchange", "USD") == Money("-8.9376", "USD")
    for currency in ("EUR", "USD"):
        sums = [books.balance(name, currency) for name in kinds]
        assert sum(_value(one) for one in sums) == 0
    quote = wallet.quote(EUROS, "USD", valid_until=NOON, rate="0.925", is_inverse=True)
    with pytest.raises(InexactResult):
        books.exchange("2024-03-01", "dollars", quote, remainder="Remainder", **names)
    books.exchange("2024-03-01", "dollars", quote, remainder="Remainder", digits=4, **names)
    with pytest.raises(TypeError):
        books.exchange("2024-03-01", "dollars", "quote", **names)


def test_a_transfer_keeps_days_and_costs() -> None:
    mine, yours = Wallet(), Wallet()
    mine.add(Money("10.00", "USD"), date="2024-01-02", cost=Money("9.00", "EUR"))
    mine.add(Money("10.00", "USD"), date="2024-01-09", cost=Money("9.50", "EUR"))
    Wallet.transfer([(mine, yours, Money("15.00", "USD"))], date="2024-06-01")
    lots = yours.cash_lots("USD")
    assert [(lot.opened, lot.amount, lot.cost) for lot in lots] == [
        (date(2024, 1, 2), Money("10.00", "USD"), Money("9.00", "EUR")),
        (date(2024, 1, 9), Money("5.00", "USD"), Money("4.75", "EUR")),
    ]
    assert mine.cash_lots("USD").realised == Money("0.00", "EUR")
    assert mine.cash_lots("USD").cost == Money("4.75", "EUR")
    assert yours.balance("USD", on="2024-05-31") == Money("0.00", "USD")
    with pytest.raises(InvalidDate):
        Wallet.transfer([(mine, yours, Money("1.00", "USD"))])
    assert Wallet.from_journal(yours.to_journal()).to_json() == yours.to_json()


def test_daily_balances_are_at_the_rates_of_each_day() -> None:
    rates = Rates([("EUR", "USD", "1.25", "2024-02-29"), ("EUR", "USD", "1.60", "2024-03-01")])
    wallet = Wallet(Money("10.00", "EUR"))
    wallet.add(Money("20.00", "USD"), date="2024-02-29")
    days = wallet.daily_balances("EUR", "2024-02-28", "2024-03-02", rates, max_gap=1)
    assert [one.date.day for one in days] == [28, 29, 1, 2]
    assert [str(one.balance.amount) for one in days] == ["10.00", "26.00", "22.50", "22.50"]
    assert [one.flags for one in days] == [Flags(0), Flags(0), Flags(0), Flags.EARLIER]
    days = wallet.daily_balances("EUR", "2024-02-28", "2024-03-02", rates, "one")
    assert [str(one.balance.amount) for one in days] == ["10.00", "22.50", "22.50", "22.50"]
    assert len(wallet.daily_balances("EUR", "2024-03-01", "2026-03-01", rates, "one")) == 731
    with pytest.raises(NoRate):
        wallet.daily_balances("EUR", "2024-02-28", "2024-03-02", rates)
    with pytest.raises(ArgumentError):
        wallet.daily_balances("EUR", "2024-03-02", "2024-02-28", rates)


def test_vectors() -> None:
    """The golden vectors are those of the oracle, and Python answers them."""
    assert (ROOT / "Tests/Vectors/exchange.json").read_text() == exchange_oracle.written()
    for vector in vectors("exchange"):
        assert driver_exchange.exchange(vector) == {"answers": vector["answers"]}
