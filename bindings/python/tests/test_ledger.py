"""Double-entry ledgers, beside a model of plain lists and exact fractions."""

import copy
import pickle
import random
from datetime import date, timedelta
from fractions import Fraction

import pytest
from conftest import ROOT
from ledger_vectors import written

from libmoney import (
    AccountError,
    AccountKind,
    ArgumentError,
    CurrencyMismatch,
    DecimalOverflow,
    DocumentError,
    EncodingError,
    InvalidDate,
    Ledger,
    LedgerRowKind,
    LedgerTransactionKind,
    LimitError,
    Money,
    MoneyError,
    MoneySyntaxError,
    NoRate,
    NotFound,
    PeriodClosed,
    Rates,
    StateError,
    Unbalanced,
)

ACCOUNTS = {
    "Assets:Bank": "asset",
    "Assets:Bank:Savings": "asset",
    "Liabilities:Card": "liability",
    "Equity:Opening": "equity",
    "Equity:Exchange": "exchange",
    "Income:Sales": "income",
    "Income:Exchange": "income",
    "Expenses:Rent": "expense",
}
SECTIONS = {
    AccountKind.ASSET: AccountKind.ASSET,
    AccountKind.LIABILITY: AccountKind.LIABILITY,
    AccountKind.EQUITY: AccountKind.EQUITY,
    AccountKind.EXCHANGE: AccountKind.EQUITY,
    AccountKind.INCOME: AccountKind.INCOME,
    AccountKind.EXPENSE: AccountKind.EXPENSE,
}
START = date(2024, 1, 1)


def test_vectors_are_those_of_the_oracle():
    path = ROOT / "Tests" / "Vectors" / "ledger.json"
    assert path.read_text(encoding="utf-8") == written()


def opened(base="EUR", accounts=ACCOUNTS):
    books = Ledger(base)
    for name, kind in accounts.items():
        books.account(name, kind)
    return books


def exact(amount):
    return Fraction(amount.amount)


def state(books):
    return books.to_json()


class Model:
    """All postings of a ledger, added up from scratch."""

    def __init__(self, books):
        self.rows = [
            (one.date, posting.account, posting.amount.currency, exact(posting.amount), one.kind)
            for one in books.transactions
            for posting in one.postings
        ]
        self.kinds = {account.name: account.kind for account in books.accounts}
        self.currencies = sorted({row[2] for row in self.rows})

    def balance(self, account, currency, on=None, with_children=True):
        return sum(
            (
                amount
                for day, name, code, amount, _ in self.rows
                if code == currency
                and (on is None or day <= on)
                and (name == account or (with_children and name.startswith(account + ":")))
            ),
            Fraction(),
        )

    def section(self, section, currency, start=None, end=None, closings=True):
        return sum(
            (
                amount
                for day, name, code, amount, kind in self.rows
                if code == currency
                and SECTIONS[self.kinds[name]] == section
                and (start is None or day >= start)
                and (end is None or day <= end)
                and (closings or kind != LedgerTransactionKind.CLOSING)
            ),
            Fraction(),
        )


def random_postings(chance):
    postings = []
    for _ in range(chance.randint(1, 2)):
        currency = chance.choice(["EUR", "USD", "JPY"])
        cents = [chance.randint(-50_000, 50_000) for _ in range(chance.randint(1, 3))]
        cents.append(-sum(cents) + (chance.random() < 0.1))
        postings += [
            (chance.choice(list(ACCOUNTS)), Money.from_minor(value, currency)) for value in cents
        ]
    return postings


def random_change(books, chance):
    day = START + timedelta(chance.randrange(40))
    kind = chance.randrange(16)
    if kind == 0:
        books.reverse(chance.randint(0, len(books.transactions) + 1), day)
    elif kind == 1 and chance.random() < 0.2:
        books.close(day, chance.choice([None, "Equity:Opening"]))
    elif kind == 2:
        rates = Rates([("EUR", "USD", "1.25"), ("EUR", "JPY", "160.1")])
        books.revalue(day, rates, gain="Income:Exchange")
    else:
        books.post(day, "entry", random_postings(chance))


def check_laws(books, chance):
    model = Model(books)
    start, end = (chance.choice([None, START + timedelta(chance.randrange(45))]) for _ in range(2))
    for currency in model.currencies:
        for account in model.kinds:
            for with_children in (False, True):
                found = books.balance(account, currency, end, with_children)
                assert exact(found) == model.balance(account, currency, end, with_children)
        check_reports(books, model, currency, start, end)
    account = chance.choice(list(ACCOUNTS))
    check_statement(books, model, account, chance.choice(["EUR", "USD"]), start, end)


def check_reports(books, model, currency, start, end):
    def total(rows, kind, section=None):
        return sum(
            exact(row.amount)
            for row in rows
            if row.kind == kind
            and row.amount.currency == currency
            and (section is None or SECTIONS[row.account_kind] == section)
        )

    trial, sheet = books.trial_balance(end), books.balance_sheet(end)
    assert total(trial, LedgerRowKind.ACCOUNT) == 0
    assert total(trial, LedgerRowKind.DEBITS) == total(trial, LedgerRowKind.CREDITS)
    assets = total(sheet, LedgerRowKind.TOTAL, AccountKind.ASSET)
    assert assets == model.section(AccountKind.ASSET, currency, end=end)
    others = (AccountKind.LIABILITY, AccountKind.EQUITY)
    sources = sum(total(sheet, LedgerRowKind.TOTAL, section) for section in others)
    assert assets == sources + total(sheet, LedgerRowKind.RESULT)
    rows = books.income_statement(start, end)
    period = currency, start, end, False
    income, expense = (
        model.section(kind, *period) for kind in (AccountKind.INCOME, AccountKind.EXPENSE)
    )
    assert total(rows, LedgerRowKind.TOTAL, AccountKind.INCOME) == -income
    assert total(rows, LedgerRowKind.TOTAL, AccountKind.EXPENSE) == expense
    assert total(rows, LedgerRowKind.RESULT) == -income - expense


def check_statement(books, model, account, currency, start, end):
    rows = [row for row in model.rows if row[1] == account and row[2] == currency]
    rows.sort(key=lambda row: row[0])
    balance, wanted = Fraction(), []
    for day, _, _, amount, _ in rows:
        balance += amount
        if (start is None or day >= start) and (end is None or day <= end):
            wanted.append((day, amount, balance))
    statement = books.statement(account, currency, start, end)
    assert [(row.date, exact(row.amount), exact(row.balance)) for row in statement] == wanted


@pytest.mark.parametrize("seed", range(12))
def test_random_histories(seed):
    chance = random.Random(seed)
    books = opened()
    for step in range(80):
        before = state(books)
        try:
            random_change(books, chance)
        except MoneyError:
            assert state(books) == before
        if step % 20 == 0:
            check_laws(books, chance)
    check_laws(books, chance)
    again = Ledger.from_json(books.to_json())
    assert again.to_json() == books.to_json()
    assert again.trial_balance() == books.trial_balance()
    assert pickle.loads(pickle.dumps(books)).to_json() == books.to_json()


@pytest.mark.parametrize(
    ("error", "postings"),
    [
        (Unbalanced, [("Expenses:Rent", "1000 EUR"), ("Assets:Bank", "-999.99 EUR")]),
        (Unbalanced, [("Expenses:Rent", "1000 EUR"), ("Assets:Bank", "-1000 USD")]),
        (NotFound, [("Expenses:Rant", "1000 EUR"), ("Assets:Bank", "-1000 EUR")]),
        (AccountError, [("Expenses", "1000 EUR"), ("Assets:Bank", "-1000 EUR")]),
        (CurrencyMismatch, [("Assets:Yen", "1000 EUR"), ("Assets:Bank", "-1000 EUR")]),
        (ArgumentError, [("Assets:Bank", "0 EUR")]),
        (ArgumentError, []),
        (LimitError, [("Assets:Bank", "0 EUR")] * 65_537),
        (
            DecimalOverflow,
            [("Assets:Bank", "9" * 38 + " EUR"), ("Assets:Bank", "-" + "9" * 38 + " EUR")],
        ),
        (EncodingError, [("Assets\0Bank", "0 EUR"), ("Assets:Bank", "0 EUR")]),
        (MoneySyntaxError, [("Assets:Bank", "ten EUR"), ("Assets:Bank", "0 EUR")]),
        (TypeError, "Assets:Bank"),
        (TypeError, [("Assets:Bank",)]),
        (TypeError, [(7, "1 EUR")]),
        (TypeError, [("Assets:Bank", 7)]),
    ],
)
def test_postings_that_are_refused(error, postings):
    books = opened()
    books.account("Assets:Yen", "asset", "JPY")
    before = state(books)
    with pytest.raises(error):
        books.post("2024-01-02", "rent", postings)
    assert state(books) == before


def test_dates_that_are_refused():
    books = opened()
    postings = [("Expenses:Rent", "1 EUR"), ("Assets:Bank", "-1 EUR")]
    with pytest.raises(InvalidDate):
        books.post("2024-02-30", "rent", postings)
    with pytest.raises(TypeError):
        books.post(None, "rent", postings)
    books.close("2023-12-31")
    for day in ("2023-12-31", "1999-01-01"):
        with pytest.raises(PeriodClosed):
            books.post(day, "rent", postings)
        with pytest.raises(PeriodClosed):
            books.close(day)
    assert books.post("2024-01-01", "rent", postings) == 1
    assert books.closed == date(2023, 12, 31)


def test_accounts_that_are_refused():
    books = opened()
    before = state(books)
    for name, kind in [("Assets:Bank", "income"), ("Assets:Bank:Fees", "expense")]:
        with pytest.raises(AccountError):
            books.account(name, kind)
    with pytest.raises(AccountError):
        books.account("Assets:Bank", "asset", "EUR")
    with pytest.raises(ArgumentError):
        books.account("Other", "cost")
    for name in ("", ":", "A:", " A", "A\tB"):
        with pytest.raises(MoneySyntaxError):
            books.account(name, "asset")
    with pytest.raises(LimitError):
        books.account("a" * 128, "asset")
    books.account("Assets:Bank", "asset")
    assert state(books) == before


def test_a_reversal():
    books = opened()
    rent = books.post("2024-01-02", "rent", [("Expenses:Rent", "1 EUR"), ("Assets:Bank", "-1 EUR")])
    with pytest.raises(InvalidDate):
        books.reverse(rent, "2024-01-01")
    for unknown in (0, 2, 2**64 - 1):
        with pytest.raises(NotFound):
            books.reverse(unknown, "2024-01-02")
    assert books.reverse(rent, "2024-01-02") == 2
    with pytest.raises(StateError):
        books.reverse(rent, "2024-01-03")
    first, second = books.transactions
    assert (first.reversed_by, second.reverses, second.description) == (2, 1, "rent")
    assert books.balance("Expenses:Rent") == Money(0, "EUR")


def test_a_closed_year():
    books = opened()
    books.post("2023-03-01", "sale", [("Assets:Bank", "70 EUR"), ("Income:Sales", "-70 EUR")])
    books.post("2023-04-01", "rent", [("Expenses:Rent", "50 EUR"), ("Assets:Bank", "-50 EUR")])
    with pytest.raises(AccountError):
        books.close("2023-12-31", "Income:Sales")
    assert books.close("2023-12-31", "Equity:Opening") == 3
    assert books.balance("Equity:Opening") == Money(-20, "EUR")
    assert books.balance("Income") == books.balance("Expenses") == Money(0, "EUR")
    result = books.income_statement("2023-01-01", "2023-12-31")[-1]
    assert (result.kind, result.amount) == (LedgerRowKind.RESULT, Money(20, "EUR"))
    with pytest.raises(StateError):
        books.reverse(3, "2024-01-01")


def exchange(books, dollars, euros):
    books.post(
        "2024-03-01",
        "exchange",
        [
            ("Assets:Bank", Money(dollars, "USD")),
            ("Equity:Exchange", Money(-dollars, "USD")),
            ("Equity:Exchange", Money(euros, "EUR")),
            ("Assets:Bank", Money(-euros, "EUR")),
        ],
    )


def test_a_revaluation():
    books = opened()
    exchange(books, 100, 80)
    rates = Rates([("USD", "EUR", "0.85")])
    assert books.revalue(on=date(2024, 3, 31), rates=rates, gain="Income:Exchange") == 2
    assert books.balance("Income:Exchange", on="2024-03-31") == Money(-5, "EUR")
    assert books.balance("Equity:Exchange", on="2024-03-31") == Money(85, "EUR")
    assert books.balance("Income:Exchange") == Money(0, "EUR")
    kinds = [one.kind for one in books.transactions]
    assert kinds == [
        LedgerTransactionKind.ENTRY,
        LedgerTransactionKind.REVALUATION,
        LedgerTransactionKind.REVERSAL,
    ]
    with pytest.raises(NoRate):
        books.revalue("2024-04-30", Rates([("GBP", "EUR", "1.2")]), gain="Income:Exchange")
    with pytest.raises(NotFound):
        books.revalue("2024-04-30", rates, gain="Income:Other")


def test_rates_of_the_date_are_used():
    books = opened()
    exchange(books, 100, 80)
    table = Rates([("USD", "EUR", "0.85", "2024-03-29"), ("USD", "EUR", "0.5", "2024-12-31")])
    with pytest.raises(NoRate):
        books.revalue("2024-03-31", table, gain="Income:Exchange")
    books.revalue("2024-03-31", table, gain="Income:Exchange", max_gap=2)
    assert books.balance("Income:Exchange", on="2024-03-31") == Money(-5, "EUR")


def test_balances_of_one_currency_are_revalued():
    books = opened()
    exchange(books, 100, 80)
    exchange(books, -100, -85)
    assert books.revalue("2024-03-31", gain="Income:Exchange") is not None
    assert books.balance("Income:Exchange", on="2024-03-31") == Money(-5, "EUR")
    assert books.balance("Equity:Exchange", on="2024-03-31") == Money(0, "EUR")


def test_documents_that_are_refused():
    document = opened().to_json()
    for old, new, error in [
        ('"kind":"asset","name":"Assets","use":"group"', '"kind":"asset","name":"Other"', NotFound),
        ('"libmoney.ledger"', '"libmoney.wallet"', DocumentError),
        ('"kind":"asset"', '"kind":"cost"', DocumentError),
    ]:
        assert old in document
        with pytest.raises(error):
            Ledger.from_json(document.replace(old, new, 1))


def test_copies_are_independent():
    books = opened()
    other = copy.deepcopy(books)
    books.post("2024-01-02", "rent", [("Expenses:Rent", "1 EUR"), ("Assets:Bank", "-1 EUR")])
    assert other.transactions == [] and len(books.transactions) == 1
    assert repr(books) == "<Ledger in EUR, 1 transaction>"
