"""Random operations on a ledger of the library and on a plain model: the same after each.

    python3 Tests/Model/run_ledger.py [OPERATIONS] [SEED]    ends with "N passed, N failed"

Each operation is done by a ledger in memory, by a stored ledger and by the model, and fails or
succeeds in all of them with the same id. Failures are included: postings that do not sum to zero,
unknown accounts and groups, mismatched currencies, closed periods, missing rates. From time to time
the ledger is replaced by one read from its JSON or its journal, and loaded from the store and
saved again. A revaluation requires the loaded ledger.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from os.path import commonprefix
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bindings" / "python"))

import ledger_model as model  # noqa: E402
from libmoney import (  # noqa: E402
    Ledger,
    LedgerRow,
    LedgerStatementRow,
    Money,
    MoneyError,
    Rates,
    Store,
)

NAME = "books"
START = date(2024, 1, 1)
DAYS = 60
#: The operations on a ledger, before the next one is empty.
HISTORY = 120
ACCOUNTS = {
    "Assets:Bank": ("asset", None),
    "Assets:Bank:Savings": ("asset", "EUR"),
    "Assets:Cash": ("asset", None),
    "Liabilities:Card": ("liability", None),
    "Equity": ("equity", None),
    "Equity:Retained": ("equity", None),
    "Equity:Exchange": ("exchange", None),
    "Equity:Exchange:Dollars": ("exchange", "USD"),
    "Income:Sales": ("income", None),
    "Income:Exchange": ("income", "EUR"),
    "Expenses:Rent": ("expense", None),
    "Expenses:Rent:Garage": ("expense", None),
}
#: The accounts of which most postings are.
USUAL = ("Assets:Bank", "Assets:Cash", "Equity:Exchange", "Income:Sales", "Expenses:Rent")
GROUPS = ("Assets", "Liabilities", "Income", "Expenses", "Unknown")
NAMES = (*ACCOUNTS, *GROUPS)
KINDS = ("asset", "liability", "equity", "income", "expense", "exchange")
CODES = ("EUR", "EUR", "USD", "JPY")
RATES = {"USD": Fraction("0.85"), "JPY": Fraction("0.0061")}
WORDS = ("rent", "sale", "", "café 5")
OPERATIONS = {"post": 60, "account": 12, "reverse": 14, "revalue": 5, "close": 2, "again": 3}
#: Each as often as it weighs, to be chosen from quickly.
CHOICES = [name for name, weight in OPERATIONS.items() for _ in range(weight)]


def day_of(number: int | None) -> date | None:
    return None if number is None else START + timedelta(number)


def decimal_of(amount: Fraction) -> Decimal:
    """The decimal of an amount, with 0, 2 or 4 fraction digits."""
    digits = next(one for one in (0, 2, 4) if (amount * 10**one).denominator == 1)
    return Decimal(int(amount * 10**digits)).scaleb(-digits)


def same(found: object, expected: object, noun: str) -> None:
    if found != expected:
        raise AssertionError(f"{noun}: must be {expected!r}, got {found!r}")


def same_text(found: str, expected: str, noun: str) -> None:
    """Compares long texts; the error contains the characters around the first difference."""
    if found != expected:
        place = len(commonprefix((found, expected)))
        around = slice(max(place - 200, 0), place + 100)
        raise AssertionError(f"{noun}: must be …{expected[around]}…, got …{found[around]}…")


def outcome(change: Callable[[], object]) -> object:
    """The result of a change, or the class of its error."""
    try:
        return change()
    except MoneyError as error:
        return type(error).__name__
    except model.Refused as error:
        return str(error)


def rows_of(rows: list[LedgerRow]) -> list[model.Row]:
    """The rows of a report, as the model writes them."""
    return [
        (
            row.kind.name,
            row.account,
            row.amount.currency,
            Fraction(row.amount.amount),
            row.account_kind.name.lower() if row.account_kind else "",
            row.depth,
        )
        for row in rows
    ]


class Run:
    """A ledger in memory, the same in a store, and the model."""

    def __init__(self, chance: random.Random) -> None:
        self.random = chance
        self.books, self.model, self.store = Ledger("EUR"), model.Ledger(), Store(":memory:")
        self.rates = Rates([(code, "EUR", str(decimal_of(rate))) for code, rate in RATES.items()])
        self.store.save_ledger(NAME, self.books)
        for name in USUAL:
            self.add_account(name, *ACCOUNTS[name])

    def name(self) -> str:
        chance = self.random.random()
        if chance < 0.8:
            return self.random.choice(USUAL)
        return self.random.choice(NAMES if chance < 0.9 else tuple(ACCOUNTS))

    def day(self) -> int:
        return self.random.randrange(DAYS)

    def some_day(self) -> int | None:
        return self.day() if self.random.random() < 0.7 else None

    # Operations

    def change(self, tally: Counter[tuple[str, str]]) -> None:
        name = self.random.choice(CHOICES)
        result = getattr(self, name)()
        tally[name, result if isinstance(result, str) else "done"] += 1

    def check_all(self, noun: str, *changes: Callable[[], object]) -> object:
        """Does a change in memory, in the store and in the model, with the same outcome."""
        *found, expected = (outcome(change) for change in changes)
        for place, one in zip(("memory", "store"), found):
            same(one, expected, f"{noun} in {place}")
        return expected

    def add_account(self, name: str, kind: str, currency: str | None) -> object:
        return self.check_all(
            f"account {name} of kind {kind} in {currency}",
            lambda: self.books.account(name, kind, currency),
            lambda: self.store.add_ledger_account(NAME, name, kind, currency),
            lambda: self.model.account(name, kind, currency),
        )

    def account(self) -> object:
        name = self.random.choice(tuple(ACCOUNTS))
        kind, currency = ACCOUNTS[name]
        if self.random.random() < 0.2:
            kind = self.random.choice(KINDS)
        if self.random.random() < 0.1:
            currency = self.random.choice((None, "EUR", "USD"))
        return self.add_account(name, kind, currency)

    def postings(self) -> list[model.Posting]:
        found: list[model.Posting] = []
        for code in sorted(set(self.random.choices(CODES, k=self.random.choice((1, 1, 1, 2))))):
            digits = 0 if code == "JPY" else self.random.choice((2, 2, 2, 4))
            amounts = [
                Fraction(self.random.randint(-(10**6), 10**6), 10**digits)
                for _ in range(self.random.choice((1, 1, 2, 3)))
            ]
            if self.random.random() < 0.97:
                amounts.append(-sum(amounts, Fraction(0)))
            found += [model.Posting(self.name(), code, amount) for amount in amounts]
        return found

    def post(self) -> object:
        day, text, postings = self.day(), self.random.choice(WORDS), self.postings()
        given = [(one.account, Money(decimal_of(one.amount), one.currency)) for one in postings]
        when = day_of(day)
        return self.check_all(
            f"post {postings} on {when}",
            lambda: self.books.post(when, text, given),
            lambda: self.store.post_to_ledger(NAME, when, text, given),
            lambda: self.model.post(day, text, postings),
        )

    def reverse(self) -> object:
        id, day = self.random.randint(1, len(self.model.transactions) + 2), self.day()
        return self.check_all(
            f"reverse {id}",
            lambda: self.books.reverse(id, day_of(day)),
            lambda: self.store.reverse_in_ledger(NAME, id, day_of(day)),
            lambda: self.model.reverse(id, day),
        )

    def close(self) -> object:
        # Periods close in the order of their days, so most closings are of early ones.
        day = min(self.day(), self.day(), self.day())
        equity = self.random.choice((None, "Equity:Retained", "Equity:Retained", self.name()))
        return self.check_all(
            f"close {day_of(day)} into {equity}",
            lambda: self.books.close(day_of(day), equity),
            lambda: self.store.close_ledger_period(NAME, day_of(day), equity),
            lambda: self.model.close(day, equity),
        )

    def revalue(self) -> object:
        day, exchange = self.day(), self.random.choice((None, None, None, self.name()))
        gain = self.random.choice(("Income:Exchange", "Income:Sales", "Income:Sales", self.name()))
        has_yen = self.random.random() < 0.8
        plain = RATES if has_yen else {"USD": RATES["USD"]}
        rates = self.rates if has_yen else Rates([("USD", "EUR", "0.85")])

        def revalued(books: Ledger) -> int | None:
            return books.revalue(day_of(day), rates, gain=gain, exchange=exchange)

        def in_store() -> int | None:
            loaded = self.store.load_ledger(NAME)
            id = revalued(loaded)
            self.store.save_ledger(NAME, loaded)
            return id

        return self.check_all(
            f"revalue {exchange} on {day_of(day)} to {gain}",
            lambda: revalued(self.books),
            in_store,
            lambda: self.model.revalue(day, plain, gain, exchange),
        )

    def again(self) -> None:
        """Replaces the ledger by one that a document contains, and compares it with the store."""
        text = self.books.to_json()
        same_text(self.store.load_ledger(NAME).to_json(), text, "JSON of the stored ledger")
        if self.random.random() < 0.5:
            self.books = Ledger.from_json(text)
        else:
            format = self.random.choice(("ledger", "hledger"))
            self.books = Ledger.from_journal(self.books.to_journal(format), format, "EUR")
        same_text(self.books.to_json(), text, "JSON of the ledger from a document")
        if self.random.random() < 0.3:
            self.store.save_ledger(NAME, self.store.load_ledger(NAME))
        self.compare_transactions()

    # Comparisons

    def compare_transactions(self) -> None:
        found = [
            model.Transaction(
                (one.date - START).days,
                one.kind.name.lower(),
                one.description,
                [
                    model.Posting(part.account, part.amount.currency, Fraction(part.amount.amount))
                    for part in one.postings
                ],
                one.reverses,
                one.reversed_by,
            )
            for one in self.books.transactions
        ]
        same(found, self.model.transactions, "transactions")
        accounts = [
            model.Account(one.name, one.kind.name.lower(), one.currency, one.is_group)
            for one in self.books.accounts
        ]
        same(accounts, list(self.model.accounts.values()), "accounts")
        same(self.books.closed, day_of(self.model.closed), "closed")

    def compare_balance(self) -> None:
        name, code, day = self.name(), self.random.choice(CODES), self.some_day()
        children = self.random.random() < 0.5

        def amount(balance: Callable[..., Money], *first: str) -> Fraction:
            return Fraction(balance(*first, name, code, day_of(day), children).amount)

        self.check_all(
            f"balance of {name} in {code} on {day_of(day)}, with children: {children}",
            lambda: amount(self.books.balance),
            lambda: amount(self.store.ledger_balance, NAME),
            lambda: self.model.balance(name, code, day, children),
        )

    def compare_statement(self) -> None:
        name, code = self.random.choice(USUAL), self.random.choice(CODES)
        start, end = self.some_day(), self.some_day()

        def rows(found: list[LedgerStatementRow]) -> list[model.StatementRow]:
            return [
                (
                    row.transaction,
                    row.id,
                    (row.date - START).days,
                    Fraction(row.amount.amount),
                    Fraction(row.balance.amount),
                )
                for row in found
            ]

        found = rows(self.books.statement(name, code, day_of(start), day_of(end)))
        same(found, self.model.statement(name, code, start, end), f"statement of {name}")
        most = self.random.randint(1, 20)
        newest = rows(self.store.ledger_rows(NAME, name, code, on=day_of(end), most=most))
        expected = self.model.statement(name, code, None, end)[::-1][:most]
        same(newest, expected, f"newest rows of {name}")

    def compare_reports(self) -> None:
        start, end = self.some_day(), self.some_day()
        first, last = day_of(start), day_of(end)
        for noun, found, stored, expected in (
            (
                "trial balance",
                self.books.trial_balance(last),
                self.store.trial_balance(NAME, last),
                self.model.trial_balance(end),
            ),
            (
                "balance sheet",
                self.books.balance_sheet(last),
                self.store.balance_sheet(NAME, last),
                self.model.balance_sheet(end),
            ),
            (
                "income statement",
                self.books.income_statement(first, last),
                self.store.income_statement(NAME, first, last),
                self.model.income_statement(start, end),
            ),
        ):
            same(rows_of(found), expected, f"{noun} from {first} to {last}")
            same(rows_of(stored), expected, f"stored {noun} from {first} to {last}")

    def compare(self) -> None:
        """Compares a few results; all of them now and then."""
        chance = self.random.random()
        if chance < 0.3:
            self.compare_balance()
        elif chance < 0.36:
            self.compare_statement()
        elif chance < 0.4:
            self.compare_reports()


def main(arguments: list[str]) -> int:
    operations = int(arguments[0]) if arguments else 2000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    began, done, histories = time.process_time(), 0, 0
    tally: Counter[tuple[str, str]] = Counter()
    while done < operations:
        run = Run(random.Random(f"{seed}/{histories}"))
        for _ in range(min(HISTORY, operations - done)):
            try:
                run.change(tally)
                run.compare()
            except (AssertionError, MoneyError) as error:
                print(f"seed {seed}, history {histories}, {type(error).__name__}: {error}")
                print(f"{done} passed, 1 failed")
                return 1
            done += 1
        histories += 1
    for (name, result), count in sorted(tally.items()):
        print(f"{name}, {result}: {count}")
    print(f"{histories} histories in {time.process_time() - began:.1f} s of processor time")
    print(f"{done} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
