"""Receipts, invoices, wallets and portfolios in ledgers: the same sums, and nothing is lost."""

import random
from collections import defaultdict
from datetime import date, timedelta
from decimal import Decimal

import pytest

from libmoney import (
    ArgumentError,
    Basket,
    Catalogue,
    EntryKind,
    InsufficientFunds,
    InvalidDate,
    Invoice,
    Ledger,
    Money,
    MoneyError,
    NotFound,
    PeriodClosed,
    Policy,
    Portfolio,
    Wallet,
)

START = date(2024, 1, 1)
#: The account of each role, which no other role uses.
ROLES = {
    "cash": "asset",
    "receivable": "asset",
    "revenue": "income",
    "tax": "liability",
    "retained": "asset",
    "prepaid": "liability",
    "rounding": "expense",
    "deposits": "income",
    "withdrawals": "expense",
    "transfers": "equity",
    "exchange": "exchange",
    "fees": "expense",
    "interest": "income",
    "adjustments": "expense",
    "opening": "equity",
    "other": "expense",
    "securities": "asset",
    "gains": "income",
    "dividends": "income",
    "missing": "equity",
}
ACCOUNTS = {role: f"{kind.title()}:{role.title()}" for role, kind in ROLES.items()}
KIND_ROLES = {
    EntryKind.UNSPECIFIED: "other",
    EntryKind.DEPOSIT: "deposits",
    EntryKind.WITHDRAWAL: "withdrawals",
    EntryKind.TRANSFER: "transfers",
    EntryKind.EXCHANGE: "exchange",
    EntryKind.FEE: "fees",
    EntryKind.INTEREST: "interest",
    EntryKind.ADJUSTMENT: "adjustments",
    EntryKind.OPENING: "opening",
}


def opened():
    books = Ledger("EUR")
    for role, kind in ROLES.items():
        books.account(ACCOUNTS[role], kind)
    return books


def some_amount(chance, digits=2):
    return Decimal(chance.randint(1, 10**6)).scaleb(-digits)


def balances(books):
    """The balances by account and currency, without zeros, after the check that each sums to 0."""
    sums, totals = defaultdict(Decimal), defaultdict(Decimal)
    for one in books.transactions:
        for posting in one.postings:
            sums[posting.account, posting.amount.currency] += posting.amount.amount
            totals[posting.amount.currency] += posting.amount.amount
    assert not any(totals.values())
    return {key: amount for key, amount in sums.items() if amount}


def expected(amounts):
    """The balances of accounts by role and currency."""
    return {(ACCOUNTS[role], code): one for (role, code), one in amounts.items() if one}


@pytest.mark.parametrize("seed", range(20))
def test_a_receipt(seed):
    chance = random.Random(seed)
    goods = "sku,name,price,category\n" + "".join(
        f"p{i},P,{some_amount(chance, 3)},c{i % 2}\n" for i in range(4)
    )
    policy = Policy(tender="cash", cash_step="0.05") if seed % 2 else Policy()
    basket = Basket(Catalogue.from_csv(goods, "EUR"), policy)
    for category in ("c0", "c1"):
        basket.set_tax(category, chance.choice((0, 7, "19.5")))
    for i in range(4):
        basket.add(f"p{i}", chance.randint(1, 9))
    receipt = basket.checkout()
    books = opened()
    assert books.post_receipt(START, "receipt", receipt, ACCOUNTS) == 1
    rounding = receipt.difference.amount + receipt.cash_rounding.amount
    assert balances(books) == expected(
        {
            ("cash", "EUR"): receipt.payable.amount,
            ("revenue", "EUR"): -receipt.net.amount,
            ("tax", "EUR"): -receipt.tax.amount,
            ("rounding", "EUR"): -rounding,
        }
    )
    assert books.transactions[0].description == "receipt"


@pytest.mark.parametrize("seed", range(20))
def test_an_invoice(seed):
    chance = random.Random(seed)
    invoice = Invoice("EUR")
    for _ in range(chance.randint(1, 5)):
        percent = chance.choice((7, 19, 25))
        invoice.add(
            "x", chance.randint(1, 9), Money(some_amount(chance, 3), "EUR"), percent=percent
        )
    if seed % 2:
        invoice.prepaid("0.50")
        invoice.rounding("-0.01")
    totals = invoice.totals()
    books = opened()
    books.post_invoice(START, "invoice", invoice, ACCOUNTS)
    assert balances(books) == expected(
        {
            ("receivable", "EUR"): totals.payable.amount,
            ("prepaid", "EUR"): totals.prepaid.amount,
            ("revenue", "EUR"): -totals.net.amount,
            ("tax", "EUR"): -totals.tax.amount,
            ("rounding", "EUR"): -totals.rounding.amount,
        }
    )
    books.post_invoice(START, "credit note", invoice.reversed(), ACCOUNTS)
    assert balances(books) == {}


@pytest.mark.parametrize("seed", range(20))
def test_a_wallet(seed):
    chance = random.Random(seed)
    wallet = Wallet()
    for number in range(60):
        code = chance.choice(("EUR", "USD", "JPY"))
        amount = Money(some_amount(chance) * chance.choice((1, -1)), code)
        day = START + timedelta(chance.randint(0, 90))
        later = day + timedelta(3) if number % 7 == 0 else None
        wallet.add(amount, f"e{number}", day, kind=chance.choice(list(KIND_ROLES)), effective=later)
    books = opened()
    half = START + timedelta(45)
    first = books.post_wallet(wallet, ACCOUNTS, end=half)
    second = books.post_wallet(wallet, ACCOUNTS, start=half + timedelta(1))
    assert first + second == len(wallet) == 60
    sums = defaultdict(Decimal)
    for amount, details in zip(wallet.amounts(), wallet.entry_details(), strict=True):
        sums["cash", amount.currency] += amount.amount
        sums[KIND_ROLES[details.kind], amount.currency] -= amount.amount
    assert balances(books) == expected(sums)
    for code in ("EUR", "USD", "JPY"):
        assert books.balance(ACCOUNTS["cash"], code) == wallet.sum(code)


@pytest.mark.parametrize("fees", ["basis", "apart"])
@pytest.mark.parametrize("short_sales", ["reject", "allow", "record"])
@pytest.mark.parametrize("method", ["fifo", "lifo", "hifo", "average"])
def test_a_portfolio(method, short_sales, fees):
    chance = random.Random(f"{method} {short_sales}")
    portfolio = Portfolio("EUR", method, short_sales, fees=fees)
    sums = defaultdict(Decimal)
    day = START
    for _ in range(150):
        day += timedelta(chance.randint(0, 3))
        symbol, code = chance.choice((("ABC", "EUR"), ("DEF", "USD")))
        total, fee = some_amount(chance), chance.choice((None, Decimal("1.25")))
        keys = {"total": total, "on": day, "currency": code, "fee": fee}
        kind = chance.choice(("buy", "buy", "sell", "dividend", "split"))
        try:
            if kind == "split":
                portfolio.split(symbol, quantity=2, per=1, on=day)
                continue
            if kind == "dividend":
                portfolio.dividend(symbol, **keys)
                sums["dividends", code] -= total
            else:
                quantity = chance.randint(1, 20)
                getattr(portfolio, kind)(symbol, quantity=quantity, **keys)
        except InsufficientFunds:
            continue
        sums["cash", code] += -total if kind == "buy" else total
        sums["cash", code] -= fee or 0
        # A fee in the basis is part of the securities and gains.
        if kind == "dividend" or fees == "apart":
            sums["fees", code] += fee or 0
    for one in portfolio.disposals():
        code = one.proceeds.currency
        if one.is_oversold:
            sums["missing", code] -= one.proceeds.amount
        elif one.gain is not None:
            sums["gains", code] -= one.gain.amount
    for one in portfolio.value().positions:
        if one.cost is not None:
            sums["securities", one.cost.currency] += one.cost.amount
    books = opened()
    middle = START + timedelta(100)
    added = books.post_portfolio(portfolio, ACCOUNTS, end=middle)
    added += books.post_portfolio(portfolio, ACCOUNTS, start=middle + timedelta(1))
    assert added == sum(one.action.name != "SPLIT" for one in portfolio.transactions)
    assert balances(books) == expected(sums)


def test_what_is_rejected_changes_nothing():
    wallet, books = Wallet(), opened()
    wallet.add(Money("1.00", "EUR"), "first", "2024-01-02", kind="deposit")
    wallet.add(Money("2.00", "EUR"), "second", "2024-01-03", kind="fee")
    with pytest.raises(ArgumentError, match=r"accounts\.fees must be set"):
        books.post_wallet(wallet, {"cash": ACCOUNTS["cash"], "deposits": ACCOUNTS["deposits"]})
    with pytest.raises(NotFound, match=r'entry 2: postings\[1\]: unknown account "None"'):
        books.post_wallet(wallet, {**ACCOUNTS, "fees": "None"})
    with pytest.raises(ArgumentError, match="role must be one of cash, receivable"):
        books.post_wallet(wallet, {"money": "Assets"})
    wallet.add(Money("2.00", "EUR"))
    with pytest.raises(InvalidDate, match="entry 3 must have a date"):
        books.post_wallet(wallet, ACCOUNTS)
    books.close("2024-01-02")
    with pytest.raises(PeriodClosed, match="entry 1: date must be after"):
        books.post_wallet(wallet, ACCOUNTS, start="2024-01-01")
    assert books.transactions == []
    assert books.post_wallet(wallet, ACCOUNTS, start="2024-01-03") == 1


def test_types_that_are_rejected():
    books = opened()
    for call in (
        lambda: books.post_receipt(START, "x", Invoice("EUR"), ACCOUNTS),
        lambda: books.post_invoice(START, "x", Wallet(), ACCOUNTS),
        lambda: books.post_wallet(Portfolio("EUR"), ACCOUNTS),
        lambda: books.post_portfolio(Wallet(), ACCOUNTS),
        lambda: books.post_wallet(Wallet(), "Assets:Cash"),
        lambda: books.post_wallet(Wallet(), {"cash": 1}),
    ):
        with pytest.raises((TypeError, MoneyError)):
            call()
    assert books.transactions == []
