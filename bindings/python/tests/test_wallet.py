"""Wallets: golden vectors, laws, atomic failures, documents."""

from __future__ import annotations

import copy
import pickle
import random
from datetime import date
from decimal import Decimal
from fractions import Fraction
from functools import partial
from typing import Any, Callable

import pytest
from conftest import vectors

from libmoney import (
    ArgumentError,
    CurrencyMismatch,
    DecimalOverflow,
    DocumentError,
    EncodingError,
    InsufficientFunds,
    InvalidDate,
    JSONError,
    LimitError,
    Money,
    MoneyError,
    MoneySyntaxError,
    NoRate,
    NotFound,
    Rates,
    StatementRowKind,
    Store,
    VersionError,
    Wallet,
)

RATES = Rates([("EUR", "USD", "1.1172"), ("EUR", "JPY", "162.53")], base="EUR")


@pytest.mark.parametrize("case", vectors("wallet"), ids=lambda case: " ".join(case["moneys"]))
def test_vectors(case: dict[str, Any]) -> None:
    wallet = Wallet(*map(Money.parse, case["moneys"]))
    wanted = case["total"]
    rates = Rates([(one["from"], one["to"], one["rate"]) for one in wanted["rates"]])
    if "error" in wanted:
        for action in (wallet.total, wallet.total_details, wallet.statement):
            with pytest.raises(NoRate) as caught:
                action(wanted["currency"], rates)
            assert str(caught.value) == wanted["error"]
        return
    assert wallet.count == len(wallet) == case["count"]
    assert wallet.currencies == case["currencies"]
    for currency, count in case.get("per_currency", {}).items():
        assert wallet.count_of(currency) == len(wallet.amounts(currency)) == count
    for currency, amount in case["sums"].items():
        assert str(wallet.sum(currency)) == f"{amount} {currency}"
    details = wallet.total_details(wanted["currency"], rates)
    assert str(wallet.total(wanted["currency"], rates).amount) == wanted["amount"]
    assert str(details.total.amount) == wanted["amount"]
    if "total_of_rounded" in case:
        assert str(details.total_of_rounded.amount) == case["total_of_rounded"]
    assert details.difference == details.total - details.total_of_rounded
    statement = wallet.statement(wanted["currency"], rates)
    assert len(statement.sections) == case["sections"]
    assert statement.row_count == case["rows"]
    assert str(statement.total.amount) == wanted["amount"]


def some_wallet(chance: random.Random, most: int = 20) -> Wallet:
    wallet = Wallet()
    for _ in range(chance.randrange(most)):
        amount = Decimal(chance.randrange(-5000, 50000)).scaleb(-chance.randrange(4))
        wallet.add(
            Money(amount, chance.choice(("EUR", "USD", "JPY"))), chance.choice(("", "lunch"))
        )
    return wallet


@pytest.mark.parametrize("seed", range(30))
def test_laws(seed: int) -> None:
    wallet = some_wallet(random.Random(seed))
    sums = dict.fromkeys(wallet.currencies, Fraction())
    for entry in wallet:
        sums[entry.amount.currency] += Fraction(entry.amount.amount)
    for currency, exact in sums.items():
        assert Fraction(wallet.sum(currency).amount) == exact
        assert wallet.amounts(currency) == [m for m in wallet.amounts() if m.currency == currency]
        assert wallet.moneys(currency) == wallet.amounts(currency)
    assert wallet.count == sum(map(wallet.count_of, wallet.currencies))
    euro = {"EUR": Fraction(1), "USD": Fraction("1.1172"), "JPY": Fraction("162.53")}
    exact = sum((amount / euro[code] for code, amount in sums.items()), Fraction())
    assert wallet.total("EUR", RATES).amount == round(exact * 100) / Decimal(100)
    details = wallet.total_details("EUR", RATES)
    parts = [RATES.convert(amount, "EUR") for amount in wallet.amounts()]
    assert details.total_of_rounded == sum(parts, Money(0, "EUR"))
    statement = wallet.statement("EUR", RATES)
    assert wallet.table("EUR", RATES) == statement
    assert len(statement.sections) == len(sums) + 1
    assert statement.row_count == wallet.count + len(sums) + 1
    assert [section.currency for section in statement.sections] == [*wallet.currencies, "EUR"]
    for section in statement.sections[:-1]:
        assert [row.amount for row in section.rows[:-1]] == wallet.amounts(section.currency)
        assert section.rows[-1].kind is StatementRowKind.SUBTOTAL
        assert section.rows[-1].amount == wallet.sum(section.currency)
    assert all(row.text == str(row.amount) for part in statement.sections for row in part.rows)
    again = Wallet.from_json(wallet.to_json())
    assert again.to_json() == wallet.to_json()
    assert Wallet.from_journal(wallet.to_journal()).to_json() == wallet.to_json()
    assert again.entries() == wallet.entries()


def test_rows_of_more_than_one_call() -> None:
    wallet = Wallet(*(Money(number, "EUR") for number in range(600)))
    wallet.add(Money(7, "USD"))
    for _ in range(300):
        wallet.hold(Money(1, "EUR"))
    assert wallet.amounts("EUR") == [Money(number, "EUR") for number in range(600)]
    assert [entry.id for entry in wallet] == list(range(1, 602))
    assert [hold.id for hold in wallet.holds] == list(range(602, 902))
    rows = wallet.statement("EUR", RATES).sections[0].rows
    assert [row.id for row in rows] == [*range(1, 601), None]


def test_notes() -> None:
    wallet = Wallet()
    for on in (date(2024, 2, 29), "2024-02-29"):
        wallet.add(Money("5.00", "EUR"), "café", on)
    wallet.add(Money("1.00", "EUR"))
    assert [(one.label, one.date) for one in wallet] == [("café", date(2024, 2, 29))] * 2 + [
        ("", None)
    ]
    row = wallet.statement("EUR").sections[0].rows[0]
    assert (row.label, row.date, row.id) == ("café", date(2024, 2, 29), 1)
    assert wallet.statement("EUR").total == Money("11.00", "EUR")


def test_holds() -> None:
    wallet = Wallet(Money("10.00", "EUR"))
    hold = wallet.hold(Money("8.00", "EUR"), "hotel", "2024-02-29")
    assert wallet.held("EUR") == Money("8.00", "EUR")
    assert (wallet.holds[0].id, wallet.holds[0].label) == (hold, "hotel")
    spent = wallet.commit(hold)
    assert wallet.entries()[-1] == (spent, Money("-8.00", "EUR"), "hotel", date(2024, 2, 29))
    assert wallet.holds == []


def test_labels_of_one_line() -> None:
    """Direction marks that are closed in their own field, and neighbours of rejected characters."""
    wallet = Wallet()
    for good in "\u00a0\u00e9\u0280\u200e\u200f\u2027\u202f\u2065\u206a\u2128\U0001f9fe":
        wallet.add(Money(1, "EUR"), f"a{good}b")
        assert list(wallet)[-1].label == f"a{good}b"


def test_a_part_of_a_hold() -> None:
    wallet = Wallet(Money("100.00", "EUR"))
    hold = wallet.hold(Money("80.00", "EUR"))
    for amount, kind in (("80.01", InsufficientFunds), ("0", ArgumentError), ("-1", ArgumentError)):
        with pytest.raises(kind):
            wallet.commit(hold, Money(amount, "EUR"))
    with pytest.raises(CurrencyMismatch):
        wallet.commit(hold, Money(1, "USD"))
    assert wallet.commit(hold, Money("60.00", "EUR")) == 3
    assert (wallet.sum("EUR"), wallet.held("EUR")) == (Money("40.00", "EUR"), Money("0.00", "EUR"))
    assert Wallet.from_journal(wallet.to_journal()).to_journal() == wallet.to_journal()


NINES = Money("9" * 38, "EUR")
#: Failing calls, the exception, and the line of its message (or its start).
FAILURES: list[tuple[Callable[[Wallet], Any], type[MoneyError], str]] = [
    (lambda w: w.remove_amount(Money("10.01", "EUR")), NotFound, "no entry of"),
    (lambda w: w.remove(99), NotFound, "unknown entry id 99 in the wallet"),
    (lambda w: w.remove(2**64), ArgumentError, "an id must be 1"),
    (lambda w: w.remove(-1), ArgumentError, "an id must be 1"),
    (lambda w: w.add(NINES), DecimalOverflow, ""),
    (lambda w: w.add(Money(-7, "EUR")), InsufficientFunds, "insufficient balance: 10"),
    (lambda w: w.add(Money(1, "EUR"), "x" * 80), LimitError, "note.label must be at most 79 bytes"),
    (lambda w: w.add(Money(1, "EUR"), "a\nb"), MoneySyntaxError, "label must be one line"),
    *(
        (
            partial(Wallet.add, amount=Money(1, "EUR"), label=f"a{bad}b"),
            MoneySyntaxError,
            'label must be one line without control characters, got "a?b"',
        )
        for bad in "\x1b\x7f\x80\x85\x9b\x9f\u2028\u2029\u202a\u202e\u2066\u2069"
    ),
    (lambda w: w.add(Money(1, "EUR"), "a\0b"), EncodingError, "a label must not contain NUL"),
    (lambda w: w.add(Money(1, "EUR"), "\ud800"), EncodingError, ""),
    (lambda w: w.add(Money(1, "EUR"), date="2023-02-29"), InvalidDate, ""),
    (lambda w: w.hold(Money("6.01", "EUR")), InsufficientFunds, "insufficient balance"),
    (lambda w: w.hold(Money(0, "EUR")), ArgumentError, "amount to hold must be positive"),
    (lambda w: w.commit(1), NotFound, "unknown hold id 1 in the wallet"),
    (lambda w: w.release(99), NotFound, "unknown hold id 99 in the wallet"),
    (lambda w: w.exchange([(Money(1, "EUR"), "XAF")], RATES), NoRate, "no rate from EUR to XAF"),
    (
        lambda w: w.exchange([(Money(1, "EUR"), "USD"), (Money(1, "EUR"), "XAF")], RATES),
        NoRate,
        "no rate from EUR to XAF",
    ),
    (lambda w: w.exchange([(Money(1, "EUR"), "USD")]), NoRate, "no rate from EUR to USD"),
    (lambda w: w.exchange([(Money(7, "EUR"), None)]), InsufficientFunds, "insufficient balance"),
    (lambda w: w.exchange([(Money(-1, "EUR"), None)]), ArgumentError, "amount of a leg must be"),
    (lambda w: w.exchange([]), ArgumentError, "number of legs must be at least 1, got 0"),
    (lambda w: w.exchange([(Money(1, "EUR"), "")]), MoneySyntaxError, "expected a currency code"),
    (lambda w: w.exchange([(Money(1, "EUR"), "E" * 12)]), MoneySyntaxError, "expected a currency"),
    (lambda w: w.exchange([(Money(1, "EUR"), None)] * 1025), LimitError, "number of legs must be"),
    (lambda w: Wallet.transfer([(w, None, Money(1, "EUR")), (w, Wallet(), Money(6, "EUR"))]),
     InsufficientFunds, "insufficient balance"),
    (lambda w: Wallet.transfer([(w, None, Money(1, "EUR")), (None, None, Money(6, "EUR"))]),
     ArgumentError, "leg must have a source"),
    (lambda w: w.total("", RATES), MoneySyntaxError, "expected a currency code"),
    (lambda w: w.total("QQQ", RATES), NoRate, "no rate from EUR to QQQ"),
    (lambda w: w.total("USD"), NoRate, "no rate from EUR to USD"),
]  # fmt: skip


@pytest.mark.parametrize("index", range(len(FAILURES)))
def test_a_failure_changes_nothing(index: int) -> None:
    action, kind, words = FAILURES[index]
    wallet = Wallet(Money("10.00", "EUR"))
    wallet.hold(Money("4.00", "EUR"))
    before = wallet.to_json(), wallet.to_journal(), wallet.revision
    with pytest.raises(kind) as caught:
        action(wallet)
    assert str(caught.value).startswith(words)
    assert "\n" not in str(caught.value)
    assert (wallet.to_json(), wallet.to_journal(), wallet.revision) == before


def test_movements() -> None:
    mine, yours = Wallet(Money("10.00", "EUR")), Wallet()
    Wallet.transfer(
        [(mine, yours, Money("8.00", "EUR")), (mine, None, Money("0.50", "EUR"))],
        "rent",
        "2024-03-01",
    )
    assert (mine.sum("EUR"), yours.sum("EUR")) == (Money("1.50", "EUR"), Money("8.00", "EUR"))
    assert yours.entries() == [(1, Money("8.00", "EUR"), "rent", date(2024, 3, 1))]
    yours.exchange([(Money("8.00", "EUR"), "USD")], RATES)
    assert yours.sum("USD") == Money("8.94", "USD")
    assert (mine.revision, yours.revision) == (2, 2)


def test_documents() -> None:
    wallet = Wallet(Money("10.00", "EUR"))
    text = wallet.to_json()
    assert text == (
        '{"entries":[{"amount":"10.00","currency":"EUR","id":1}],'
        '"format":"libmoney.wallet","next":2,"revision":1,"version":1}'
    )
    assert Wallet.from_json(text.encode()).to_json() == text
    bad: list[tuple[str, type[MoneyError], int]] = [
        ("", JSONError, 0),
        (text[:-1], JSONError, len(text) - 1),
        (text.replace('"10.00"', "10.00"), DocumentError, text.index('"10.00"')),
        (text.replace("10.00", "10,00"), MoneySyntaxError, text.index('"10.00"')),
        (text.replace('"EUR"', '"é"'), MoneySyntaxError, text.index('"EUR"')),
        (text.replace('"id":1', '"id":2'), DocumentError, text.index('{"amount')),
        (text.replace('"version":1', '"version":3'), VersionError, text.index('"libmoney')),
        (text.replace('"next":2', '"next":2.5'), DocumentError, text.index(',"revision') - 1),
    ]
    for document, kind, position in bad:
        with pytest.raises(kind) as caught:
            Wallet.from_json(document)
        assert caught.value.position == position, document
    journal = wallet.to_journal()
    for end in range(len(journal)):
        if journal[:end].endswith("\n"):
            continue
        with pytest.raises((JSONError, DocumentError)) as cut:
            Wallet.from_journal(journal[:end])
        assert cut.value.position is not None


def test_copies() -> None:
    wallet = Wallet(Money("10.00", "EUR"))
    wallet.on_change(print)
    for again in (copy.copy(wallet), copy.deepcopy(wallet), pickle.loads(pickle.dumps(wallet))):
        assert again.to_json() == wallet.to_json()
        assert again.to_journal() == wallet.to_journal()
        again.add(Money(1, "EUR"))
        assert wallet.count == 1
    assert repr(wallet) == "<Wallet of 10.00 EUR>"
    assert repr(Wallet()) == "<Wallet, empty>"


def test_total_asks_for_a_currency() -> None:
    for call in (Wallet.total, Wallet.total_details, Wallet.statement, Wallet.table):
        with pytest.raises(TypeError, match=r'total\("EUR", rates\).*Wallet\(currency="EUR"\)'):
            call(Wallet(Money("1.00", "EUR")), rates=RATES)  # type: ignore[operator]


def test_home_currency() -> None:
    wallet = Wallet(Money("1.00", "EUR"), currency="USD")
    assert (wallet.currency, Wallet().currency) == ("USD", None)
    assert wallet.total(rates=RATES).currency == "USD"
    assert wallet.total("EUR", RATES) == Money("1.00", "EUR")
    assert wallet.statement(rates=RATES).total == wallet.total(rates=RATES)
    with pytest.raises(MoneySyntaxError):
        Wallet(currency="")
    with pytest.raises(TypeError):
        Wallet(currency=1)  # type: ignore[arg-type]


def test_home_currency_is_copied_and_no_part_of_a_document() -> None:
    wallet = Wallet(Money("1.00", "EUR"), currency="USD")
    assert copy.copy(wallet).currency == pickle.loads(pickle.dumps(wallet)).currency == "USD"
    assert wallet.to_json() == Wallet(Money("1.00", "EUR")).to_json()
    assert Wallet.from_json(wallet.to_json()).currency is None
    assert Wallet.from_json(wallet.to_json(), currency="CHF").currency == "CHF"
    assert Wallet.from_journal(wallet.to_journal(), currency="CHF").currency == "CHF"
    store = Store(":memory:")
    store.save_wallet("mine", wallet)
    assert store.load_wallet("mine").currency is None
    assert store.load_wallet("mine", currency="CHF").currency == "CHF"
