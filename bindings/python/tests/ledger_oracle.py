"""Double-entry ledgers by plain lists, decimals and fractions, for comparison."""

from __future__ import annotations

import json
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Any

Row = dict[str, Any]
Sums = dict[str, Decimal]
#: The account, the amount and the currency of a posting.
Posting = tuple[str, Decimal, str]

SECTIONS = ("asset", "liability", "equity", "income", "expense")
DIGITS = {"EUR": 2, "GBP": 2, "INR": 2, "JPY": 0, "USD": 2}


class Refused(Exception):
    """A step that fails; the text is the status."""


def refuse_if(condition: bool, status: str) -> None:
    if condition:
        raise Refused(f"MONEY_ERR_{status}")


def compact(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def shown(amount: Decimal, currency: str) -> str:
    """The number with at least the digits of its currency."""
    least = Decimal(1).scaleb(-DIGITS[currency])
    # The sum with 0 has no negative zero.
    plain = amount.normalize() + 0
    is_finer = -int(plain.as_tuple().exponent) > DIGITS[currency]
    return f"{plain if is_finer else plain.quantize(least):f}"


def section(kind: str) -> str:
    return "equity" if kind == "exchange" else kind


def path(account: str) -> list[str]:
    return account.split(":")


def add(sums: Sums, currency: str, amount: Decimal) -> None:
    sums[currency] = sums.get(currency, Decimal()) + amount


class Books:
    """A ledger: its accounts in the order of their creation, and its transactions."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.closed = ""
        self.accounts: dict[str, Row] = {}
        self.transactions: list[Row] = []

    # Changes

    def account(self, name: str, kind: str, currency: str = "") -> str:
        refuse_if(any(not part or part != part.strip(" ") for part in path(name)), "SYNTAX")
        known = self.accounts.get(name)
        if known:
            is_group = known["is_group"]
            same = is_group and section(kind) == section(known["kind"])
            refuse_if(kind != known["kind"] and not same, "ACCOUNT")
            refuse_if(not is_group and currency != known["currency"], "ACCOUNT")
            known.update(kind=kind, currency=currency, is_group=False)
            return "ok"
        above = [":".join(path(name)[:depth]) for depth in range(1, len(path(name)))]
        for parent in above:
            if parent in self.accounts:
                refuse_if(section(self.accounts[parent]["kind"]) != section(kind), "ACCOUNT")
        for parent in above:
            group = {"kind": section(kind), "currency": "", "is_group": True}
            self.accounts.setdefault(parent, group)
        self.accounts[name] = {"kind": kind, "currency": currency, "is_group": False}
        return "ok"

    def accepting(self, name: str, currency: str = "") -> None:
        refuse_if(name not in self.accounts, "NOT_FOUND")
        account = self.accounts[name]
        refuse_if(account["is_group"], "ACCOUNT")
        wrong = currency and account["currency"] not in ("", currency)
        refuse_if(bool(wrong), "CURRENCY_MISMATCH")

    def added(self, kind: str, day: str, text: str, postings: list[Posting], of: int = 0) -> str:
        for name, _, currency in postings:
            self.accepting(name, currency)
        refuse_if(day <= self.closed, "PERIOD_CLOSED")
        refuse_if(len(postings) < 2, "ARGUMENT")
        sums: Sums = {}
        for _, amount, currency in postings:
            add(sums, currency, amount)
        refuse_if(any(sums.values()), "UNBALANCED")
        made = {"kind": kind, "day": day, "text": text, "postings": postings, "reverses": of}
        self.transactions.append(made)
        return str(len(self.transactions))

    def post(self, day: str, text: str, *words: str) -> str:
        postings = []
        for name, amount in zip(words[::2], words[1::2]):
            number, currency = amount.split(" ")
            postings.append((name, Decimal(number), currency))
        return self.added("entry", day, text, postings)

    def reverse(self, transaction: str, day: str) -> str:
        number = int(transaction)
        refuse_if(not 1 <= number <= len(self.transactions), "NOT_FOUND")
        given = self.transactions[number - 1]
        again = any(one["reverses"] == number for one in self.transactions)
        refuse_if(given["kind"] == "closing" or again, "STATE")
        refuse_if(day < given["day"], "DATE")
        postings = [(name, -amount, currency) for name, amount, currency in given["postings"]]
        return self.added("reversal", day, given["text"], postings, number)

    def close(self, day: str, equity: str = "") -> str:
        refuse_if(day <= self.closed, "PERIOD_CLOSED")
        number = "0"
        if equity:
            self.accepting(equity)
            refuse_if(self.accounts[equity]["kind"] != "equity", "ACCOUNT")
            postings: list[Posting] = []
            result: Sums = {}
            for name in self.accounts:
                if section(self.accounts[name]["kind"]) not in ("income", "expense"):
                    continue
                for currency, amount in sorted(self.sums(name, end=day).items()):
                    if amount:
                        postings.append((name, -amount, currency))
                        add(result, currency, amount)
            postings += [
                (equity, amount, code) for code, amount in sorted(result.items()) if amount
            ]
            number = self.added("closing", day, "", postings) if postings else "0"
        self.closed = day
        return number

    def revalue(self, day: str, gain: str, *rates: str) -> str:
        refuse_if(day <= self.closed, "PERIOD_CLOSED")
        self.accepting(gain, self.base)
        table = {rates[at]: Fraction(rates[at + 2]) for at in range(0, len(rates), 3)}
        exchange = [name for name in self.accounts if self.accounts[name]["kind"] == "exchange"]
        refuse_if(not exchange, "NOT_FOUND")
        postings: list[Posting] = []
        for name in exchange:
            refuse_if(name == gain, "ACCOUNT")
            self.accepting(name)
            value = Fraction()
            for currency, amount in self.sums(name, end=day).items():
                if amount:
                    refuse_if(currency not in (*table, self.base), "NO_RATE")
                    value += Fraction(amount) * table.get(currency, Fraction(1))
            unit = 10 ** DIGITS[self.base]
            # Python rounds halves to even.
            rounded = Decimal(round(value * unit)).scaleb(-DIGITS[self.base])
            if rounded:
                postings += [(name, -rounded, self.base), (gain, rounded, self.base)]
        if not postings:
            return "0"
        number = self.added("revaluation", day, "", postings)
        self.reverse(number, (date.fromisoformat(day) + timedelta(1)).isoformat())
        return number

    # Balances

    def postings(self, start: str = "", end: str = "") -> list[tuple[int, Row, Posting]]:
        """The postings of a period by date, with the numbers of their transactions."""
        found = [
            (number, one, posting)
            for number, one in enumerate(self.transactions, 1)
            for posting in one["postings"]
            if start <= one["day"] <= (end or "9999-12-31")
        ]
        return sorted(found, key=lambda row: row[1]["day"])

    def sums(self, name: str, start: str = "", end: str = "", closings: bool = True) -> Sums:
        sums: Sums = {}
        for _, one, (account, amount, currency) in self.postings(start, end):
            if account == name and (closings or one["kind"] != "closing"):
                add(sums, currency, amount)
        return sums

    def balance(self, account: str, currency: str, day: str) -> str:
        refuse_if(account not in self.accounts, "NOT_FOUND")
        total = Decimal()
        for name in self.accounts:
            if name == account or name.startswith(account + ":"):
                total += self.sums(name, end=day).get(currency, Decimal())
        return f"{shown(total, currency)} {currency}"

    def statement(self, account: str, currency: str, start: str, end: str) -> str:
        refuse_if(account not in self.accounts, "NOT_FOUND")
        balance, lines = Decimal(), []
        for number, one, (name, amount, code) in self.postings(end=end):
            if name == account and code == currency:
                balance += amount
                if one["day"] >= start:
                    after = f"{shown(balance, code)} {code}"
                    lines.append(f"{number} {one['day']} {amount} {code} {after} {one['text']}")
        return "\n".join(lines)

    # Documents

    def report(self, kind: str, start: str, end: str) -> str:
        refuse_if(bool(start) and kind != "income_statement", "ARGUMENT")
        writers = {
            "trial_balance": self.trial_balance,
            "balance_sheet": self.balance_sheet,
            "income_statement": self.income_statement,
        }
        return compact({"kind": kind, "rows": writers[kind](start, end)})

    def balances(
        self, name: str, start: str, end: str, closings: bool
    ) -> list[tuple[str, Decimal]]:
        found = self.sums(name, start, end, closings)
        return [(currency, amount) for currency, amount in sorted(found.items()) if amount]

    def row(self, kind: str, currency: str, amount: Decimal, name: str = "", of: str = "") -> Row:
        row: Row = {"kind": kind, "currency": currency, "amount": shown(amount, currency)}
        if name:
            row |= {"account": name, "depth": name.count(":")}
            of = self.accounts[name]["kind"]
        return row | ({"account_kind": of} if of else {})

    def in_section(self, wanted: str) -> list[str]:
        return sorted(
            (n for n in self.accounts if section(self.accounts[n]["kind"]) == wanted), key=path
        )

    def trial_balance(self, start: str, end: str) -> list[Row]:
        rows: list[Row] = []
        debits: Sums = {}
        credits: Sums = {}
        for wanted in SECTIONS:
            for name in self.in_section(wanted):
                for currency, amount in self.balances(name, start, end, True):
                    rows.append(self.row("account", currency, amount, name))
                    add(debits, currency, max(amount, Decimal()))
                    add(credits, currency, max(-amount, Decimal()))
        rows += [self.row("debits", *one) for one in sorted(debits.items())]
        return rows + [self.row("credits", *one) for one in sorted(credits.items())]

    def tree(self, name: str, sign: int, period: tuple[str, str, bool]) -> tuple[list[Row], Sums]:
        """The rows of an account and of all accounts below it, and their sums."""
        rows: list[Row] = []
        sums: Sums = {}
        for currency, amount in self.balances(name, *period):
            rows.append(self.row("account", currency, sign * amount, name))
            add(sums, currency, sign * amount)
        parts = [*path(name)]
        below = sorted((n for n in self.accounts if path(n)[:-1] == parts), key=path)
        for child in below:
            more, theirs = self.tree(child, sign, period)
            rows += more
            for currency, amount in theirs.items():
                add(sums, currency, amount)
        if below:
            rows += [self.row("subtotal", *one, name) for one in sorted(sums.items())]
        return rows, sums

    def section_rows(self, wanted: str, period: tuple[str, str, bool]) -> tuple[list[Row], Sums]:
        rows: list[Row] = []
        totals: Sums = {}
        for name in self.in_section(wanted):
            if ":" not in name:
                more, sums = self.tree(name, 1 if wanted in ("asset", "expense") else -1, period)
                rows += more
                for currency, amount in sums.items():
                    add(totals, currency, amount)
        return rows + [self.row("total", *one, of=wanted) for one in sorted(totals.items())], totals

    def balance_sheet(self, start: str, end: str) -> list[Row]:
        rows: list[Row] = []
        result: Sums = {}
        for wanted in SECTIONS[:3]:
            rows += self.section_rows(wanted, (start, end, True))[0]
        for wanted in SECTIONS[3:]:
            for name in self.in_section(wanted):
                for currency, amount in self.balances(name, start, end, True):
                    add(result, currency, -amount)
        return rows + [self.row("result", *one) for one in sorted(result.items()) if one[1]]

    def income_statement(self, start: str, end: str) -> list[Row]:
        rows, result = self.section_rows("income", (start, end, False))
        more, expenses = self.section_rows("expense", (start, end, False))
        for currency, amount in expenses.items():
            add(result, currency, -amount)
        return rows + more + [self.row("result", *one) for one in sorted(result.items())]

    def json(self) -> str:
        accounts = []
        for name, one in self.accounts.items():
            account = {"name": name, "kind": one["kind"]}
            account |= {"currency": one["currency"]} if one["currency"] else {}
            accounts.append(account | ({"use": "group"} if one["is_group"] else {}))
        transactions = []
        for one in self.transactions:
            made: Row = {"date": one["day"]}
            made |= {} if one["kind"] == "entry" else {"kind": one["kind"]}
            made |= {"description": one["text"]} if one["text"] else {}
            made |= {"reverses": one["reverses"]} if one["reverses"] else {}
            names = ("account", "amount", "currency")
            rows = [(name, f"{amount:f}", currency) for name, amount, currency in one["postings"]]
            transactions.append(made | {"postings": [dict(zip(names, row)) for row in rows]})
        document: Row = {"format": "libmoney.ledger", "version": 1, "base": self.base}
        document |= {"closed": self.closed} if self.closed else {}
        document |= {"accounts": accounts} if accounts else {}
        return compact(document | ({"transactions": transactions} if transactions else {}))

    def read(self, text: str) -> str:
        """Reads a ledger in the place of this one."""
        document = json.loads(text)
        books = Books(document["base"])
        for one in document.get("accounts", ()):
            name, kind = one["name"], one["kind"]
            parent = name.rpartition(":")[0]
            refuse_if(name in books.accounts, "ACCOUNT")
            refuse_if(bool(parent) and parent not in books.accounts, "NOT_FOUND")
            other = parent and section(books.accounts[parent]["kind"]) != section(kind)
            refuse_if(bool(other), "ACCOUNT")
            account = {"kind": kind, "currency": one.get("currency", ""), "is_group": "use" in one}
            books.accounts[name] = account
        for one in document.get("transactions", ()):
            day, text, kind = one["date"], one.get("description", ""), one.get("kind", "entry")
            rows = [(row["account"], row["amount"], row["currency"]) for row in one["postings"]]
            postings = [(name, Decimal(amount), code) for name, amount, code in rows]
            if kind == "reversal":
                books.reverse(str(one["reverses"]), day)
                refuse_if(books.transactions[-1]["postings"] != postings, "DOCUMENT")
            else:
                books.added(kind, day, text, postings)
        books.closed = document.get("closed", "")
        self.__dict__ = books.__dict__
        return "ok"

    def answer(self, step: list[str]) -> str:
        try:
            return str(getattr(self, step[0])(*step[1:]))
        except Refused as error:
            return str(error)
