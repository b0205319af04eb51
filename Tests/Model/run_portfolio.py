"""Random operations on a portfolio of the library and on a plain model: the same after each.

    python3 Tests/Model/run_portfolio.py [OPERATIONS] [SEED]    ends with "N passed, N failed"

Failures are included: missing shares, duplicate ids, lots that are gone, mismatched currencies,
missing rates. From time to time a portfolio is replaced by one read from its JSON, or releases its
memory. Laws are checked beside the model: the released and remaining costs of lots sum to the
amount paid, and profit = price effect + currency effect + income - fees.
"""

from __future__ import annotations

import json
import random
import sys
import time
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bindings" / "python"))

import portfolio_model as model  # noqa: E402
from libmoney import (  # noqa: E402
    Action,
    LotSelection,
    Money,
    MoneyError,
    Portfolio,
    PriceState,
    RatesBuilder,
    Transaction,
)

SYMBOLS = {"ABC": "EUR", "DEF": "USD", "GHI": "USD", "JKL": "JPY"}
START = date(2024, 1, 1)
DAYS = 60
MOST = 40
METHODS = ("fifo", "lifo", "hifo", "average", "specific")
SHORT_SALES = ("reject", "reject", "allow", "record")
FEES = ("basis", "apart")
#: The actions of the model; those that involve a second security have tests of their own.
ACTIONS = (Action.BUY, Action.SELL, Action.DIVIDEND, Action.FEE, Action.SPLIT)


def make_rates(chance: random.Random) -> tuple[dict[int, dict[str, Fraction]], object]:
    """Rates of some days: weekends and the first weeks are missing."""
    plain: dict[int, dict[str, Fraction]] = {}
    builder = RatesBuilder(base="EUR")
    for day in range(-40 if chance.random() < 0.7 else 15, DAYS + 10):
        when = START + timedelta(day)
        if when.weekday() > 4:
            continue
        plain[day] = {}
        for code, low, high in (("USD", 10000, 12000), ("JPY", 1400000, 1700000)):
            rate = Decimal(chance.randint(low, high)).scaleb(-4)
            plain[day][code] = Fraction(rate)
            builder.add("EUR", code, rate, when)
    return plain, builder.build()


class Run:
    """A portfolio, its model, and the operations on both."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        method, short_sales = chance.choice(METHODS), chance.choice(SHORT_SALES)
        plain, self.rates = make_rates(chance)
        fees = chance.choice(FEES)
        self.model = model.Portfolio(method, short_sales, fees, plain)
        self.portfolio = Portfolio("EUR", method, short_sales, fees=fees)

    # Changes

    def number(self, most: int, digits: int) -> Decimal:
        return Decimal(self.chance.randint(1, most * 10**digits)).scaleb(-digits)

    def money(self, code: str) -> Money:
        digits = model.DIGITS[code] + self.chance.choice((0, 0, 0, 1))
        return Money(self.number(500, self.chance.choice((0, digits))), code)

    def transaction(self, id: str) -> Transaction:
        chance = self.chance
        symbol = chance.choice(list(SYMBOLS))
        code = SYMBOLS[symbol] if chance.random() < 0.97 else chance.choice(list(model.DIGITS))
        when = START + timedelta(chance.randrange(DAYS))
        action = chance.choices(ACTIONS, (40, 40, 8, 6, 6))[0]
        fee = self.money(chance.choice(list(model.DIGITS))) if chance.random() < 0.2 else None
        rate = None
        if chance.random() < 0.1 and code != "EUR":
            rate = Fraction(chance.randint(1, 999), chance.randint(1, 999))
        if action == Action.SPLIT:
            ratio = chance.choice(((2, 1), (1, 2), (3, 1), (1, 3), (3, 2), (7, 5), (1, 10), (0, 1)))
            return Transaction(symbol, when, action, *ratio, id=id)
        if action == Action.DIVIDEND:
            return Transaction(
                symbol, when, action, total=self.money(code), fee=fee, rate=rate, id=id
            )
        if action == Action.FEE:
            symbol = chance.choice((symbol, ""))
            return Transaction(symbol, when, action, total=self.money(code), rate=rate, id=id)
        quantity = self.number(20, chance.choice((0, 0, 1, 3)))
        lots: tuple[LotSelection, ...] = ()
        needs_lots = self.model.method == "specific"
        if action == Action.SELL and chance.random() < (0.97 if needs_lots else 0.1):
            lots, quantity = self.lots(symbol, quantity)
        total = self.money(code)
        return Transaction(symbol, when, action, quantity, 0, total, fee, rate, lots, id)

    def lots(self, symbol: str, quantity: Decimal) -> tuple[tuple[LotSelection, ...], Decimal]:
        bought = [one for one in self.model.of(symbol) if one.action == "buy"]
        if not bought:
            return (LotSelection("nothing", quantity),), quantity
        some = self.chance.sample(bought, min(len(bought), self.chance.randint(1, 3)))
        parts = tuple(LotSelection(one.id, self.number(4, 1)) for one in some)
        return parts, sum((Decimal(str(part.quantity)) for part in parts), Decimal(0))

    def change(self) -> None:
        chance = self.chance
        ids = [entry.id for entry in self.model.entries]
        kind = chance.random()
        if kind < 0.6 and len(ids) < MOST:
            id = chance.choice(["", "", "", f"x{chance.randrange(50)}", *ids[:1]])
            given = self.transaction(id)
            self.both(lambda: self.portfolio.add(given), lambda: self.model.add(self.entry(given)))
        elif kind < 0.75 and ids:
            given = self.transaction(chance.choice([*ids, "unknown"]))
            self.both(
                lambda: self.portfolio.edit(given), lambda: self.model.edit(self.entry(given))
            )
        elif ids:
            id = chance.choice([*ids, "unknown"])
            self.both(lambda: self.portfolio.remove(id), lambda: self.model.delete(id))

    def entry(self, one: Transaction) -> model.Entry:
        def money(value: Money | None) -> model.Money | None:
            if value is None:
                return None
            digits = -int(value.amount.as_tuple().exponent)
            return model.Money(Fraction(value.amount), digits, value.currency)

        lots = tuple((lot.id, Fraction(lot.quantity)) for lot in one.lots)
        return model.Entry(
            one.id,
            one.symbol,
            (one.date - START).days,
            one.action.name.lower(),
            Fraction(one.quantity),
            Fraction(one.per),
            money(one.total),
            money(one.fee),
            one.rate,
            lots,
        )

    def both(self, theirs: object, mine: object) -> None:
        """Does the same to both: the same comes out, or the same is refused."""
        before = self.portfolio.to_json() if self.chance.random() < 0.1 else None
        try:
            expected = mine()
        except model.Refused as refused:
            try:
                theirs()
            except MoneyError as error:
                same(type(error).__name__, str(refused), str(error))
            else:
                raise AssertionError(f"not refused: {refused}") from None
            if before is not None:
                same(self.portfolio.to_json(), before, "a refusal changed something")
        else:
            same(theirs(), expected, "the id")

    # Results

    def compare(self) -> None:
        until = self.chance.choice((None, None, self.chance.randrange(DAYS)))
        on = DAYS if until is None else until
        if until is None:
            # The newest rates are those of the table's last day.
            on = max(self.model.rates)
        prices = {s: self.number(90, 2) for s in SYMBOLS if self.chance.random() < 0.85}
        if self.chance.random() < 0.1:
            prices["ABC"] = Decimal(0)
        when = None if until is None else START + timedelta(until)
        valuation = self.portfolio.value(prices, self.rates, on=when)
        expected = {}
        sums = dict.fromkeys(
            ("value", "cost", "realised_gain", "currency_effect", "income", "fees", "profit"),
            Fraction(0),
        )
        for symbol in (*SYMBOLS, ""):
            entries = [one for one in self.model.of(symbol) if until is None or one.date <= until]
            if entries:
                expected[symbol] = self.position(symbol, until, on, prices, sums)
        listed = {one.symbol: one for one in valuation.positions}
        same(
            set(listed),
            {s for s, p in expected.items() if s or p["state"] == "NO_RATE"},
            "positions",
        )
        for symbol, position in listed.items():
            self.compare_position(position, expected[symbol])
        for name, amount in sums.items():
            same(Fraction(getattr(valuation.performance, name).amount), amount, f"{name} in all")
        laws(valuation.performance)
        self.compare_disposals(until, when)
        self.compare_open_lots(until, when)

    def position(
        self, symbol: str, until: int | None, on: int, prices: object, sums: object
    ) -> dict[str, object]:
        book = self.model.book(symbol, until)
        found: dict[str, object] = {"book": book, "value": None, "effect": book.currency_effect}
        state, price = "CLOSED", prices.get(symbol)
        if book.held:
            state = "MISSING" if price is None else "FRESH"
        if state == "FRESH":
            try:
                rate = self.model.rate(book.currency, on, self.model.rates)
                found["value"] = model.half_even(book.held * Fraction(price) * rate, 2)
                today = (
                    book.cost if book.currency == "EUR" else model.half_even(book.cost * rate, 2)
                )
                found["effect"] = book.currency_effect + today - book.reported
            except model.NoRate:
                state = "NO_RATE"
        if book.unconverted:
            state = "NO_RATE"
        found["state"] = state
        if not book.unconverted:
            realised = book.reported_proceeds - book.reported_disposed_cost
            worth = Fraction(0) if not book.held else found["value"]
            gain = realised + (0 if worth is None else worth - book.reported)
            if worth is not None:
                sums["value"] += worth
                sums["cost"] += book.reported
            sums["realised_gain"] += realised
            sums["income"] += book.income
            sums["fees"] += book.fees
            sums["currency_effect"] += found["effect"]
            sums["profit"] += gain + book.income - book.fees
        return found

    def compare_position(self, position: object, expected: dict[str, object]) -> None:
        book, result = expected["book"], position.performance
        same(position.state, PriceState[expected["state"]], f"state of {position.symbol}")
        same(close(position.quantity, book.held), True, f"{position.quantity} is {book.held}")
        what = f"{position.oversold} is {book.oversold}"
        same(close(position.oversold, book.oversold), True, what)
        if book.currency:
            same(Fraction(position.cost.amount), book.cost, "cost")
            gain = book.proceeds - book.disposed_cost
            same(Fraction(position.realised_gain.amount), gain, "realised")
        if book.unconverted:
            same(position.unconverted[0], book.unconverted, "the transaction without a rate")
            return
        if expected["value"] is not None:
            same(Fraction(result.value.amount), expected["value"], "value")
        same(Fraction(result.cost.amount), book.reported, "reported cost")
        same(Fraction(result.currency_effect.amount), expected["effect"], "currency effect")
        laws(result)

    def compare_disposals(self, until: int | None, when: date | None) -> None:
        listed = [
            (
                one.id,
                one.lot,
                *map(amount, (one.proceeds, one.cost, one.reported_cost, one.currency_effect)),
                one.fee.amount,
            )
            for one in self.portfolio.disposals(self.rates, on=when)
        ]
        expected = []
        for symbol in SYMBOLS:
            book = self.model.book(symbol, until)
            for id, lot, _, proceeds, cost, _, paid, effect, fee in book.disposals:
                known = paid is not None and not book.unconverted
                converted = (paid, effect) if known else (None, None)
                expected.append((id, lot, proceeds, cost, *converted, fee))
        place = {one.id: (one.date, one.entered) for one in self.model.entries}
        expected.sort(key=lambda one: place[one[0]])
        same(len(listed), len(expected), "disposals")
        for found, wanted in zip(listed, expected):
            same(found, wanted, "a disposal")

    def compare_open_lots(self, until: int | None, when: date | None) -> None:
        listed = self.portfolio.open_lots(self.rates, on=when)
        books = ((symbol, self.model.book(symbol, until)) for symbol in sorted(SYMBOLS))
        expected = [
            (symbol, book, lot) for symbol, book in books for lot in book.lots if lot.quantity
        ]
        same(len(listed), len(expected), "open lots")
        is_pool = self.model.method == "average"
        for found, (symbol, book, lot) in zip(listed, expected):
            made = ("", None) if is_pool else (lot.id, START + timedelta(lot.age[0]))
            same((found.symbol, found.lot, found.opened), (symbol, *made), "an open lot")
            same(close(found.quantity, lot.quantity), True, "the rest of a lot")
            known = None if book.unconverted else lot.reported
            costs = (found.cost.amount, amount(found.reported_cost), found.fee.amount)
            same(costs, (lot.cost, known, lot.fee), "its cost and fee")

    def reload(self) -> None:
        text = self.portfolio.to_json()
        self.portfolio = Portfolio.from_json(text)
        same(self.portfolio.to_json(), text, "JSON")
        same(self.portfolio.revision, self.model.revision, "revision")
        again = Portfolio.from_csv(
            self.portfolio.to_csv(),
            "EUR",
            self.model.method,
            self.model.short_sales,
            fees=self.model.fees,
        )
        same(again.to_csv(), self.portfolio.to_csv(), "CSV")
        same(transactions_of(again), transactions_of(self.portfolio), "JSON of the CSV's portfolio")


def transactions_of(portfolio: Portfolio) -> object:
    """All that the JSON has but the counters, which edits move on."""
    document = json.loads(portfolio.to_json())
    return {key: value for key, value in document.items() if key not in ("next", "revision")}


def amount(money: Money | None) -> Decimal | None:
    return None if money is None else money.amount


def close(shown: Decimal, exact: Fraction) -> bool:
    return abs(Fraction(shown) - exact) <= Fraction(1, 2 * 10**18)


def laws(result: object) -> None:
    profit = result.price_effect + result.currency_effect + result.income - result.fees
    same(result.profit, profit, "profit is the sum of its parts")
    if result.value is not None:
        same(result.unrealised_gain, result.value - result.cost, "unrealised")
        same(
            result.profit,
            result.realised_gain + result.unrealised_gain + result.income - result.fees,
            "profit",
        )


def same(found: object, expected: object, what: str) -> None:
    if found != expected:
        raise AssertionError(f"{what}: must be {expected!r}, got {found!r}")


def main(arguments: list[str]) -> int:
    operations = int(arguments[0]) if arguments else 2000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    began, done, histories = time.process_time(), 0, 0
    while done < operations:
        chance = random.Random(f"{seed}/{histories}")
        run = Run(chance)
        for _ in range(min(100, operations - done)):
            try:
                run.change()
                if chance.random() < 0.15:
                    run.compare()
                if chance.random() < 0.03:
                    run.reload()
                if chance.random() < 0.03:
                    run.portfolio.release_memory()
            except AssertionError as error:
                policies = f"{run.model.method}, {run.model.short_sales}, {run.model.fees}"
                print(f"seed {seed}, history {histories}, {policies}: {error}")
                print(run.portfolio.to_json())
                print(f"{done} passed, 1 failed")
                return 1
            done += 1
        histories += 1
    print(f"{histories} histories in {time.process_time() - began:.1f} s of processor time")
    print(f"{done} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
