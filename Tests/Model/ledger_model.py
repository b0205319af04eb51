"""A slow model of a ledger: fractions in lists, and everything added up from the start each time.

Nothing here uses the library.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction

BASE = "EUR"
SECTIONS = ("asset", "liability", "equity", "income", "expense")
RESULTS = ("income", "expense")
DEBITS = ("asset", "expense")

#: A row of a report: its kind, account, currency and amount, the kind of the account, the depth.
Row = tuple[str, str, str, Fraction, str, int]
#: A row of a statement: a transaction, the number of a posting, the day, the amount, the balance.
StatementRow = tuple[int, int, int, Fraction, Fraction]
Sums = dict[str, Fraction]


class Refused(Exception):
    """A change that is not made; its text is the class of the library's error."""


@dataclass
class Account:
    name: str
    kind: str
    currency: str | None
    is_group: bool

    @property
    def section(self) -> str:
        return section_of(self.kind)

    @property
    def depth(self) -> int:
        return self.name.count(":")


@dataclass(frozen=True)
class Posting:
    account: str
    currency: str
    amount: Fraction

    def negated(self) -> Posting:
        return Posting(self.account, self.currency, -self.amount)


@dataclass
class Transaction:
    day: int
    kind: str
    description: str
    postings: list[Posting]
    reverses: int | None = None
    reversed_by: int | None = None


def section_of(kind: str) -> str:
    return "equity" if kind == "exchange" else kind


def is_below(name: str, parent: str) -> bool:
    return name.startswith(parent + ":")


def half_even(value: Fraction, digits: int) -> Fraction:
    return Fraction(round(value * 10**digits), 10**digits)


class Ledger:
    def __init__(self) -> None:
        self.accounts: dict[str, Account] = {}
        self.transactions: list[Transaction] = []
        self.closed: int | None = None

    # Changes. Each checks everything, then changes; a Refused has changed nothing.

    def account(self, name: str, kind: str, currency: str | None) -> None:
        known = self.accounts.get(name)
        if known is not None:
            fits = known.kind == kind or (known.is_group and known.section == section_of(kind))
            if not fits or (not known.is_group and known.currency != currency):
                raise Refused("AccountError")
            known.kind, known.currency, known.is_group = kind, currency, False
            return
        parts = name.split(":")
        above = [":".join(parts[:end]) for end in range(1, len(parts))]
        existing = [one for one in above if one in self.accounts]
        if existing and self.accounts[existing[-1]].section != section_of(kind):
            raise Refused("AccountError")
        for group in above:
            if group not in self.accounts:
                self.accounts[group] = Account(group, section_of(kind), None, True)
        self.accounts[name] = Account(name, kind, currency, False)

    def known(self, name: str) -> Account:
        if name not in self.accounts:
            raise Refused("NotFound")
        return self.accounts[name]

    def check_accepts(self, account: Account, currency: str) -> None:
        if account.is_group:
            raise Refused("AccountError")
        if account.currency not in (None, currency):
            raise Refused("CurrencyMismatch")

    def check_day(self, day: int) -> None:
        if self.closed is not None and day <= self.closed:
            raise Refused("PeriodClosed")

    def append(self, *added: object, reverses: int | None = None) -> int:
        self.transactions.append(Transaction(*added, reverses=reverses))  # type: ignore[arg-type]
        if reverses is not None:
            self.transactions[reverses - 1].reversed_by = len(self.transactions)
        return len(self.transactions)

    def post(self, day: int, description: str, postings: list[Posting]) -> int:
        for posting in postings:
            self.check_accepts(self.known(posting.account), posting.currency)
        self.check_day(day)
        if len(postings) < 2:
            raise Refused("ArgumentError")
        sums: Sums = defaultdict(Fraction)
        for posting in postings:
            sums[posting.currency] += posting.amount
        if any(sums.values()):
            raise Refused("Unbalanced")
        return self.append(day, "entry", description, postings)

    def reverse(self, id: int, day: int) -> int:
        if not 1 <= id <= len(self.transactions):
            raise Refused("NotFound")
        given = self.transactions[id - 1]
        if given.kind == "closing" or given.reversed_by is not None:
            raise Refused("StateError")
        if day < given.day:
            raise Refused("InvalidDate")
        self.check_day(day)
        postings = [posting.negated() for posting in given.postings]
        return self.append(day, "reversal", given.description, postings, reverses=id)

    def close(self, day: int, equity: str | None) -> int | None:
        self.check_day(day)
        id = None
        if equity is not None:
            account = self.known(equity)
            if account.is_group or account.kind != "equity":
                raise Refused("AccountError")
            postings = self.closing(day, account)
            if postings:
                id = self.append(day, "closing", "", postings)
        self.closed = day
        return id

    def closing(self, day: int, equity: Account) -> list[Posting]:
        postings: list[Posting] = []
        result: Sums = defaultdict(Fraction)
        for account in self.accounts.values():
            if account.kind not in RESULTS:
                continue
            for currency, balance in sorted(self.balances(account.name, day).items()):
                if balance:
                    postings.append(Posting(account.name, currency, -balance))
                    result[currency] += balance
        for currency, balance in sorted(result.items()):
            if balance:
                self.check_accepts(equity, currency)
                postings.append(Posting(equity.name, currency, balance))
        return postings

    def revalue(
        self, day: int, rates: dict[str, Fraction], gain: str, exchange: str | None
    ) -> int | None:
        self.check_day(day)
        target = self.known(gain)
        self.check_accepts(target, BASE)
        if exchange is not None:
            chosen = [self.known(exchange)]
        else:
            chosen = [one for one in self.accounts.values() if one.kind == "exchange"]
        if not chosen:
            raise Refused("NotFound")
        postings: list[Posting] = []
        for account in chosen:
            if account is target or account.is_group:
                raise Refused("AccountError")
            value = self.value(account, day, rates)
            if value:
                self.check_accepts(account, BASE)
                postings += [Posting(account.name, BASE, -value), Posting(gain, BASE, value)]
        if not postings:
            return None
        id = self.append(day, "revaluation", "", postings)
        self.append(day + 1, "reversal", "", [one.negated() for one in postings], reverses=id)
        return id

    def value(self, account: Account, day: int, rates: dict[str, Fraction]) -> Fraction:
        sums = {code: sum for code, sum in self.balances(account.name, day).items() if sum}
        if all(code == BASE for code in sums):
            return sums.get(BASE, Fraction(0))
        if any(code not in rates for code in sums if code != BASE):
            raise Refused("NoRate")
        return half_even(sum(sums[code] * rates.get(code, Fraction(1)) for code in sums), 2)

    # Results

    def sums(self, is_wanted: Callable[[Transaction, Posting], bool]) -> Sums:
        """The sums of some postings by currency."""
        sums: Sums = defaultdict(Fraction)
        for transaction in self.transactions:
            for posting in transaction.postings:
                if is_wanted(transaction, posting):
                    sums[posting.currency] += posting.amount
        return sums

    def balances(self, name: str, day: int | None) -> Sums:
        """The balances of an account without those below it."""
        return self.sums(
            lambda transaction, posting: (
                posting.account == name and (day is None or transaction.day <= day)
            )
        )

    def changes(self, name: str, start: int | None, end: int | None) -> Sums:
        """The changes of an account in a period, without the transactions that close periods."""
        return self.sums(
            lambda transaction, posting: (
                posting.account == name
                and transaction.kind != "closing"
                and (start is None or transaction.day >= start)
                and (end is None or transaction.day <= end)
            )
        )

    def balance(self, name: str, currency: str, day: int | None, with_children: bool) -> Fraction:
        self.known(name)
        names = [name]
        if with_children:
            names += [one for one in self.accounts if is_below(one, name)]
        return sum((self.balances(one, day)[currency] for one in names), Fraction(0))

    def statement(
        self, name: str, currency: str, start: int | None, end: int | None
    ) -> list[StatementRow]:
        """The postings of an account in a currency, by day."""
        found, number = [], 0
        for id, transaction in enumerate(self.transactions, 1):
            for posting in transaction.postings:
                number += 1
                if (posting.account, posting.currency) == (name, currency):
                    found.append((transaction.day, number, id, posting.amount))
        rows, balance = [], Fraction(0)
        for day, number, id, amount in sorted(found):
            balance += amount
            if (start is None or day >= start) and (end is None or day <= end):
                rows.append((id, number, day, amount, balance))
        return rows

    # Reports

    def ordered(self, section: str) -> list[Account]:
        """The accounts of a section by name, each before those below it."""
        found = [one for one in self.accounts.values() if one.section == section]
        return sorted(found, key=lambda one: one.name.replace(":", "\0"))

    def trial_balance(self, day: int | None) -> list[Row]:
        rows: list[Row] = []
        debits: Sums = defaultdict(Fraction)
        credits: Sums = defaultdict(Fraction)
        for section in SECTIONS:
            for account in self.ordered(section):
                for currency, amount in nonzero(self.balances(account.name, day)):
                    rows.append(row_of(account, "ACCOUNT", currency, amount))
                    debits[currency] += max(amount, Fraction(0))
                    credits[currency] += max(-amount, Fraction(0))
        return [*rows, *totals(debits, "DEBITS"), *totals(credits, "CREDITS")]

    def balance_sheet(self, day: int | None) -> list[Row]:
        rows: list[Row] = []
        for section in ("asset", "liability", "equity"):
            self.write(section, lambda name: self.balances(name, day), rows)
        result: Sums = defaultdict(Fraction)
        for account in self.accounts.values():
            if account.kind in RESULTS:
                add(result, nonzero(self.balances(account.name, day)), -1)
        return [*rows, *totals(dict(nonzero(result)), "RESULT")]

    def income_statement(self, start: int | None, end: int | None) -> list[Row]:
        rows: list[Row] = []
        result: Sums = defaultdict(Fraction)
        for section, sign in (("income", 1), ("expense", -1)):
            sums = self.write(section, lambda name: self.changes(name, start, end), rows)
            add(result, sums.items(), sign)
        return [*rows, *totals(result, "RESULT")]

    def write(self, section: str, sums_of: Callable[[str], Sums], rows: list[Row]) -> Sums:
        """Writes the accounts of a section with their subtotals and totals; returns the totals."""
        sign = 1 if section in DEBITS else -1
        accounts = self.ordered(section)
        own = {one.name: nonzero(sums_of(one.name)) for one in accounts}
        waiting: list[Account] = []

        def finish() -> None:
            done = waiting.pop()
            below = [one.name for one in accounts if is_below(one.name, done.name)]
            sums: Sums = defaultdict(Fraction)
            for name in (done.name, *below):
                add(sums, own[name], sign)
            if below:
                rows.extend(row_of(done, "SUBTOTAL", *one) for one in sorted(sums.items()))

        for account in accounts:
            while waiting and not is_below(account.name, waiting[-1].name):
                finish()
            waiting.append(account)
            for currency, amount in own[account.name]:
                rows.append(row_of(account, "ACCOUNT", currency, sign * amount))
        while waiting:
            finish()
        all_sums: Sums = defaultdict(Fraction)
        for amounts in own.values():
            add(all_sums, amounts, sign)
        rows.extend(totals(all_sums, "TOTAL", section))
        return all_sums


def nonzero(sums: Sums) -> list[tuple[str, Fraction]]:
    return [one for one in sorted(sums.items()) if one[1]]


def add(sums: Sums, amounts: Iterable[tuple[str, Fraction]], sign: int) -> None:
    for currency, amount in amounts:
        sums[currency] += sign * amount


def row_of(account: Account, kind: str, currency: str, amount: Fraction) -> Row:
    return (kind, account.name, currency, amount, account.kind, account.depth)


def totals(sums: Sums, kind: str, section: str = "") -> list[Row]:
    return [(kind, "", currency, amount, section, 0) for currency, amount in sorted(sums.items())]
