"""Portfolios as journals, booked by beancount and added up by ledger: the same lots and sums.

    python3 Tests/Model/run_journals.py [TRANSACTIONS] [SEED]    ends with "N passed, N failed"

A large portfolio by FIFO and one by LIFO, without splits or named lots, so that beancount can
distinguish the lots only by date. Then smaller ones of every method, with splits, short sales, lots
that sales name, and names that are invalid in a journal. beancount accepts the journal, and its
released cost of each sale and the remaining cost equal the library's to the last digit.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path

os.environ["BEANCOUNT_DISABLE_LOAD_CACHE"] = "1"
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bindings" / "python"))

from beancount import loader  # noqa: E402
from beancount.core import data  # noqa: E402
from libmoney import Action, Disposal, MoneyError, Portfolio  # noqa: E402

START = date(2020, 1, 1)
#: beancount calculates with 28 digits; amounts here are limited to 12.
CLOSE = Decimal("1e-12")
PLAIN = {"ABC": "EUR", "DEF": "USD", "BRK.B": "USD", "JPX": "JPY"}
ODD = {
    **PLAIN,
    "USD": "EUR",
    "TRUE": "USD",
    "x y": "EUR",
    "Ä;\"\\'_": "USD",
    "9984": "JPY",
    "F": "USD",
}


def number(chance: random.Random, most: int, digits: int) -> Decimal:
    return Decimal(chance.randint(1, most * 10**digits)).scaleb(-digits)


def make(
    chance: random.Random, count: int, method: str, short_sales: str, is_odd: bool
) -> Portfolio:
    """A random portfolio; rejected transactions are left out."""
    portfolio = Portfolio("EUR", method, short_sales)
    symbols = ODD if is_odd else PLAIN
    held: dict[str, Decimal] = defaultdict(Decimal)
    bought: dict[str, list[str]] = defaultdict(list)
    day = START
    while len(portfolio) < count:
        # Of LIFO's lots of one day beancount uses the first one first: those sales name their lots.
        day += timedelta(chance.choice((0, 0, 1, 1, 2, 5)) if count < 1000 or is_odd else 1)
        symbol = chance.choice(list(symbols))
        currency, digits = symbols[symbol], 0 if symbols[symbol] == "JPY" else 2
        total = number(chance, 9999, digits)
        fee = number(chance, 9, digits) if chance.random() < 0.3 else None
        kind = chance.random()
        quantity = number(chance, 40, chance.choice((0, 0, 1, 3)))
        keys = {"total": total, "on": day, "currency": currency, "fee": fee}
        if is_odd and chance.random() < 0.2:
            keys["id"] = f'{len(portfolio)} "\\;/({chance.choice("aä")}'
        try:
            if kind < 0.45:
                bought[symbol].append(portfolio.buy(symbol, quantity=quantity, **keys))
                held[symbol] += quantity
            elif kind < 0.85:
                lots = []
                if is_odd and method != "average" and bought[symbol]:
                    if method == "specific" or chance.random() < 0.3:
                        lots = [(chance.choice(bought[symbol]), quantity)]
                elif short_sales == "reject":
                    quantity = min(quantity, held[symbol])
                if quantity:
                    portfolio.sell(symbol, quantity=quantity, lots=lots, **keys)
                    held[symbol] -= quantity
            elif kind < 0.92:
                portfolio.dividend(symbol, **keys)
            elif kind < 0.95 or not is_odd:
                del keys["fee"]
                portfolio.fee(symbol=chance.choice((symbol, "")), **keys)
            else:
                ratio, per = chance.choice(((2, 1), (3, 1), ("1.5", 1), (1, 2), (1, 10)))
                portfolio.split(symbol, quantity=ratio, per=per, on=day)
        except MoneyError as error:
            assert type(error).__name__ in ("InsufficientFunds", "ArgumentError"), error
    return portfolio


class Sums:
    """The expected results, by name in the journal."""

    def __init__(self, portfolio: Portfolio) -> None:
        self.sales: dict[str, list[Disposal]] = defaultdict(list)
        for one in portfolio.disposals():
            self.sales[one.id].append(one)
        self.cash: dict[str, Decimal] = defaultdict(Decimal)
        for one in portfolio.transactions:
            if one.total is not None:
                is_out = one.action in (Action.BUY, Action.FEE)
                self.cash[one.total.currency] += -one.total.amount if is_out else one.total.amount
            if one.fee is not None:
                self.cash[one.fee.currency] -= one.fee.amount
        self.gains: dict[str, Decimal] = defaultdict(Decimal)
        for disposals in self.sales.values():
            for one in disposals:
                if one.gain is not None and not one.is_oversold:
                    self.gains[one.gain.currency] += one.gain.amount
        positions = [one for one in portfolio.value().positions if one.symbol]
        self.held = {one.symbol: one.quantity for one in positions}
        self.cost = {one.symbol: one.cost.amount for one in positions if one.cost is not None}


def check_beancount(portfolio: Portfolio, sums: Sums) -> None:
    entries, errors, _ = loader.load_string(portfolio.to_beancount())
    assert not errors, errors[0]
    symbols = {e.currency: e.meta["symbol"] for e in entries if isinstance(e, data.Commodity)}
    assert sorted(symbols.values()) == sorted(sums.held), "the symbols"
    held, cost = defaultdict(Decimal), defaultdict(Decimal)
    cash, gains = defaultdict(Decimal), defaultdict(Decimal)
    for entry in entries:
        if not isinstance(entry, data.Transaction):
            continue
        disposals = [one for one in sums.sales.get(entry.meta["id"], []) if not one.is_oversold]
        released = Decimal(0)
        for posting in entry.postings:
            units, account = posting.units, posting.account
            if posting.cost is not None:
                symbol, weight = symbols[units.currency], units.number * posting.cost.number
                held[symbol] += units.number
                cost[symbol] += weight
                if account == "Assets:Securities" and units.number < 0:
                    released -= weight
            elif account == "Assets:Cash":
                cash[units.currency] += units.number
            elif account == "Income:Gains":
                gains[units.currency] -= units.number
        if disposals and "Assets:Securities" in {one.account for one in entry.postings}:
            close(
                released, sum(one.cost.amount for one in disposals), f"cost of {entry.meta['id']}"
            )
    for found, expected in ((held, sums.held), (cost, sums.cost)):
        for symbol, amount in expected.items():
            close(found[symbol], amount, f"{symbol} of {portfolio!r}")
    for currency in sums.cash:
        assert cash[currency] == sums.cash[currency], "cash"
        assert gains[currency] == sums.gains[currency], "gains"


def check_refusals(portfolio: Portfolio) -> None:
    """Another method, or a gain that is a cent off, is not accepted: the check is one."""
    text = portfolio.to_beancount()
    method, other = ('"FIFO"', '"LIFO"') if '"FIFO"' in text else ('"LIFO"', '"FIFO"')
    assert loader.load_string(text.replace(method, other, 1))[1], "booked by another method"
    start = text.index("Income:Gains", text.index("Income:Gains") + 1) + len("Income:Gains")
    end = text.index(" ", start + 2)
    gain = Decimal(text[start:end])
    changed = text[:start] + f"  {gain + Decimal('0.01')}" + text[end:]
    assert len(loader.load_string(changed)[1]) == 1, "a cent off"


def check_ledger(portfolio: Portfolio, sums: Sums) -> None:
    with tempfile.NamedTemporaryFile("w", suffix=".journal", encoding="utf-8") as file:
        file.write(portfolio.to_ledger())
        file.flush()
        form = "%(account)|%(quantity(amount))|%(commodity(amount))\n"
        command = ["ledger", "--args-only", "-f", file.name, "reg", "--format", form]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found: dict[tuple[str, str], Decimal] = defaultdict(Decimal)
    for line in text.splitlines():
        account, amount, name = line.split("|")
        found[account, name.strip('"')] += Decimal(amount)
    names = names_of(portfolio)
    for symbol, name in names.items():
        same(found["Assets:Securities", name], sums.held[symbol], symbol)
        same(found[f"Equity:Trading:{name}", name], -sums.held[symbol], symbol)
        if symbol in sums.cost:
            currency = next(
                one.total.currency
                for one in portfolio.transactions
                if one.symbol == symbol and one.action in (Action.BUY, Action.SELL)
            )
            same(found[f"Equity:Trading:{name}", currency], sums.cost[symbol], f"cost of {symbol}")
    for currency, amount in sums.cash.items():
        same(found["Assets:Cash", currency], amount, "cash")
        same(found["Income:Gains", currency], -sums.gains[currency], "gains")


def names_of(portfolio: Portfolio) -> dict[str, str]:
    """The names of symbols in a journal, and the check that they are reversible."""
    codes = {m.currency for one in portfolio.transactions for m in (one.total, one.fee) if m}
    names = {}
    for symbol in {one.symbol for one in portfolio.transactions} - {""}:
        names[symbol] = symbol
        if symbol in codes or not is_name(symbol):
            plain = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
            names[symbol] = "S'" + "".join(
                chr(byte) if byte in plain else f"_{byte:02X}" for byte in symbol.encode()
            )
    assert len(set(names.values())) == len(names)
    return names


def is_name(symbol: str) -> bool:
    ends = symbol[:1].isupper() and (symbol[-1].isupper() or symbol[-1].isdigit())
    plain = all(c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-" for c in symbol)
    return ends and plain and 2 <= len(symbol) <= 24 and symbol not in ("TRUE", "FALSE", "NULL")


def check_csv(portfolio: Portfolio, method: str, short_sales: str) -> None:
    again = Portfolio.from_csv(portfolio.to_csv(), "EUR", method, short_sales)
    same(again.to_csv(), portfolio.to_csv(), "CSV")
    same(again.to_json(), portfolio.to_json(), "JSON")


def close(found: Decimal, expected: Decimal, what: str) -> None:
    if abs(found - expected) > CLOSE:
        raise AssertionError(f"{what}: must be {expected}, got {found}")


def same(found: object, expected: object, what: str) -> None:
    if found != expected:
        raise AssertionError(f"{what}: must be {expected!r}, got {found!r}")


def cases(count: int) -> Iterable[tuple[int, str, str, bool]]:
    for method in ("fifo", "lifo"):
        yield count, method, "reject", False
    for method in ("fifo", "lifo", "hifo", "average", "specific"):
        for short_sales in ("reject", "allow", "record"):
            yield 100, method, short_sales, True


def checks_of(
    portfolio: Portfolio, method: str, short_sales: str, is_odd: bool
) -> Iterable[Callable[[], None]]:
    sums = Sums(portfolio)
    yield lambda: check_csv(portfolio, method, short_sales)
    yield lambda: check_beancount(portfolio, sums)
    yield lambda: check_ledger(portfolio, sums)
    if not is_odd:
        yield lambda: check_refusals(portfolio)


def main(arguments: list[str]) -> int:
    count = int(arguments[0]) if arguments else 2000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    passed = failed = 0
    for size, method, short_sales, is_odd in cases(count):
        chance = random.Random(f"{seed}/{size}/{method}/{short_sales}")
        portfolio = make(chance, size, method, short_sales, is_odd)
        for check in checks_of(portfolio, method, short_sales, is_odd):
            try:
                check()
            except AssertionError as error:
                failed += 1
                print(f"seed {seed}, {size} transactions, {method}, {short_sales}: {error}")
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
