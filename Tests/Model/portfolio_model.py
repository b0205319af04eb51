"""A slow model of a portfolio: fractions, and everything recomputed from the start each time."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction

DIGITS = {"EUR": 2, "USD": 2, "JPY": 0}
REPORT = "EUR"


class Refused(Exception):
    """A change that is not made; its text is the class of the library's error."""


class NoRate(Exception):
    """The rate is missing."""


def half_even(value: Fraction, digits: int) -> Fraction:
    """The nearest number with `digits` fraction digits."""
    return Fraction(round(value * 10**digits), 10**digits)


def share(amount: Fraction, part: Fraction, whole: Fraction, digits: int) -> Fraction:
    """The share of an amount; the last part is the rest of it."""
    return amount if part == whole else half_even(amount * part / whole, digits)


@dataclass(frozen=True)
class Money:
    amount: Fraction
    digits: int
    currency: str


@dataclass(frozen=True)
class Entry:
    id: str
    symbol: str
    date: int
    action: str
    quantity: Fraction = Fraction(0)
    per: Fraction = Fraction(0)
    total: Money | None = None
    fee: Money | None = None
    rate: Fraction | None = None
    lots: tuple[tuple[str, Fraction], ...] = ()
    entered: int = 0


@dataclass
class Lot:
    id: str
    age: tuple[int, int]
    quantity: Fraction
    cost: Fraction
    digits: int
    reported: Fraction
    reported_digits: int
    dear: Fraction
    fee: Fraction
    fee_digits: int


@dataclass
class Rest:
    """The part of a trade that is not processed yet: an amount, its digits, and the quantity."""

    quantity: Fraction
    own: Fraction
    digits: int
    reported: Fraction
    reported_digits: int
    fee: Fraction = Fraction(0)
    fee_digits: int = 0

    def take(self, part: Fraction) -> tuple[Fraction, Fraction, Fraction]:
        """Removes a part: its amount, the amount in the reporting currency, and its fee."""
        own = share(self.own, part, self.quantity, self.digits)
        reported = share(self.reported, part, self.quantity, self.reported_digits)
        fee = share(self.fee, part, self.quantity, self.fee_digits)
        self.quantity -= part
        self.own, self.reported, self.fee = self.own - own, self.reported - reported, self.fee - fee
        return own, reported, fee


@dataclass
class Book:
    """A symbol, followed to some day."""

    currency: str | None = None
    lots: list[Lot] = field(default_factory=list)
    proceeds: Fraction = Fraction(0)
    disposed_cost: Fraction = Fraction(0)
    reported_proceeds: Fraction = Fraction(0)
    reported_disposed_cost: Fraction = Fraction(0)
    currency_effect: Fraction = Fraction(0)
    income: Fraction = Fraction(0)
    fees: Fraction = Fraction(0)
    oversold: Fraction = Fraction(0)
    unconverted: str | None = None
    disposals: list[tuple[object, ...]] = field(default_factory=list)

    @property
    def held(self) -> Fraction:
        return sum((lot.quantity for lot in self.lots), Fraction(0))

    @property
    def cost(self) -> Fraction:
        return sum((lot.cost for lot in self.lots), Fraction(0))

    @property
    def reported(self) -> Fraction:
        return sum((lot.reported for lot in self.lots), Fraction(0))


class Portfolio:
    """Transactions, a method, and the policies for sales of more than is held and for fees."""

    def __init__(
        self, method: str, short_sales: str, fees: str, rates: dict[int, dict[str, Fraction]]
    ) -> None:
        self.method, self.short_sales, self.fees, self.rates = method, short_sales, fees, rates
        self.entries: list[Entry] = []
        self.next, self.entered, self.revision = 1, 0, 0
        self.known: set[str] = set()

    # Changes

    def add(self, entry: Entry) -> str:
        number = self.next
        if not entry.id:
            while any(other.id == str(number) for other in self.entries):
                number += 1
            entry = replace(entry, id=str(number))
            number += 1
        elif any(other.id == entry.id for other in self.entries):
            self.check_alone(entry)
            raise Refused("DuplicateId")
        self.become([*self.entries, replace(entry, entered=self.entered)], entry, {entry.symbol})
        self.next = number
        self.entered += 1
        return entry.id

    def edit(self, entry: Entry) -> None:
        old = self.find(entry.id)
        entry = replace(entry, entered=old.entered)
        entries = [entry if other is old else other for other in self.entries]
        self.become(entries, entry, {old.symbol, entry.symbol})

    def delete(self, id: str) -> None:
        old = self.find(id)
        self.become([other for other in self.entries if other is not old], None, {old.symbol})

    def find(self, id: str) -> Entry:
        for entry in self.entries:
            if entry.id == id:
                return entry
        raise Refused("NotFound")

    def become(self, entries: list[Entry], new: Entry | None, symbols: set[str]) -> None:
        if new is not None:
            self.check_alone(new)
        kept, self.entries = self.entries, entries
        # The transaction being deleted is included.
        self.known = {entry.id for entry in (*kept, *entries)}
        try:
            # The symbol that a transaction leaves is checked before the one that it joins.
            for symbol in sorted(symbols, key=lambda one: new is not None and one == new.symbol):
                self.check_held(symbol)
        except Refused:
            self.entries = kept
            raise
        self.revision += 1

    def check_alone(self, entry: Entry) -> None:
        if entry.action in ("buy", "sell") and entry.quantity <= 0:
            raise Refused("ArgumentError")
        if entry.action == "split" and (entry.quantity <= 0 or entry.per <= 0):
            raise Refused("ArgumentError")
        if entry.action == "sell" and self.method == "specific" and not entry.lots:
            raise Refused("ArgumentError")
        if entry.lots:
            ids = [id for id, _ in entry.lots]
            if self.method == "average" or len(set(ids)) != len(ids):
                raise Refused("ArgumentError")
            if sum(quantity for _, quantity in entry.lots) != entry.quantity:
                raise Refused("ArgumentError")
        if any(money and money.amount < 0 for money in (entry.total, entry.fee)):
            raise Refused("ArgumentError")

    def of(self, symbol: str) -> list[Entry]:
        mine = [entry for entry in self.entries if entry.symbol == symbol]
        return sorted(mine, key=lambda entry: (entry.date, entry.entered))

    def check_held(self, symbol: str) -> None:
        held, currency = Fraction(0), None
        for entry in self.of(symbol):
            if entry.action in ("buy", "sell") and entry.total is not None:
                if currency not in (None, entry.total.currency):
                    raise Refused("CurrencyMismatch")
                currency = entry.total.currency
            if entry.action == "buy":
                held += entry.quantity
            elif entry.action == "sell":
                if entry.quantity > held and self.short_sales == "reject":
                    raise Refused("InsufficientFunds")
                is_recorded = self.short_sales == "record"
                held -= min(entry.quantity, held) if is_recorded else entry.quantity
            elif entry.action == "split":
                held = held * entry.quantity / entry.per
        if any(entry.lots for entry in self.of(symbol)):
            self.book(symbol, None, {})

    # Results

    def rate(self, currency: str, date: int, rates: dict[int, dict[str, Fraction]]) -> Fraction:
        if currency == REPORT:
            return Fraction(1)
        for day in range(date, date - 8, -1):
            if currency in rates.get(day, {}):
                return 1 / rates[day][currency]
        raise NoRate

    def book(
        self, symbol: str, until: int | None, rates: dict[int, dict[str, Fraction]] | None = None
    ) -> Book:
        rates = self.rates if rates is None else rates
        book = Book()

        def report(money: Money, entry: Entry) -> tuple[Fraction, int]:
            if money.currency == REPORT:
                return money.amount, money.digits
            own = entry.total is not None and entry.total.currency == money.currency
            try:
                rate = (
                    entry.rate
                    if own and entry.rate is not None
                    else self.rate(money.currency, entry.date, rates)
                )
            except NoRate:
                book.unconverted = book.unconverted or entry.id
                return Fraction(0), 0
            return half_even(money.amount * rate, DIGITS[REPORT]), DIGITS[REPORT]

        def own(fee: Money, entry: Entry) -> tuple[Fraction, int]:
            """A fee in the currency of its trade."""
            code = entry.total.currency
            if fee.currency == code:
                return fee.amount, max(fee.digits, DIGITS[code])
            if not rates:
                return Fraction(0), DIGITS[code]
            try:
                if entry.rate is not None and fee.currency == REPORT:
                    rate = 1 / entry.rate
                else:
                    rate = self.rate(fee.currency, entry.date, rates)
                    rate /= self.rate(code, entry.date, rates)
            except NoRate:
                book.unconverted = book.unconverted or entry.id
                return Fraction(0), DIGITS[code]
            return half_even(fee.amount * rate, DIGITS[code]), DIGITS[code]

        for entry in self.of(symbol):
            if until is not None and entry.date > until:
                break
            fee_in_basis = self.fees == "basis" and entry.action in ("buy", "sell")
            if entry.action in ("buy", "sell"):
                self.trade(book, entry, report, own if fee_in_basis else None)
            elif entry.action == "dividend":
                book.income += report(entry.total, entry)[0]
            elif entry.action == "fee":
                book.fees += report(entry.total, entry)[0]
            else:
                ratio = entry.quantity / entry.per
                book.oversold *= ratio
                for lot in book.lots:
                    lot.quantity *= ratio
                    lot.dear /= ratio
            if entry.fee is not None and not fee_in_basis:
                book.fees += report(entry.fee, entry)[0]
        return book

    def priced(self, book: Book, entry: Entry, report: object, own: object) -> Rest:
        """A trade's amounts: with the fee in the cost, or deducted from the proceeds."""
        digits = max(entry.total.digits, DIGITS[book.currency])
        rest = Rest(
            entry.quantity,
            entry.total.amount,
            digits,
            *report(replace(entry.total, digits=digits), entry),
        )
        if own is None or entry.fee is None:
            return rest
        sign = 1 if entry.action == "buy" else -1
        rest.fee, rest.fee_digits = own(entry.fee, entry)
        is_own = entry.fee.currency == book.currency
        fee = replace(entry.fee, digits=rest.fee_digits) if is_own else entry.fee
        reported, reported_digits = report(fee, entry)
        rest.own += sign * rest.fee
        rest.digits = max(rest.digits, rest.fee_digits)
        rest.reported += sign * reported
        rest.reported_digits = max(rest.reported_digits, reported_digits)
        return rest

    def trade(self, book: Book, entry: Entry, report: object, own: object) -> None:
        book.currency = entry.total.currency
        rest = self.priced(book, entry, report, own)
        sign = 1 if entry.action == "buy" else -1
        dear = entry.total.amount
        # Exchange rates do not decide which lot is the dearest.
        if own is not None and entry.fee is not None and entry.fee.currency == book.currency:
            dear += sign * entry.fee.amount
        dear /= entry.quantity

        def dispose(lot: Lot, part: Fraction) -> None:
            proceeds, reported_proceeds, fee = rest.take(part)
            held = abs(lot.quantity)
            cost = share(lot.cost, part, held, lot.digits)
            paid = share(lot.reported, part, held, lot.reported_digits)
            lot.fee -= share(lot.fee, part, held, lot.fee_digits)
            lot.quantity += sign * part
            lot.cost -= cost
            lot.reported -= paid
            today = report(Money(cost, lot.digits, book.currency), entry)[0]
            book.proceeds -= sign * proceeds
            book.disposed_cost += cost
            book.reported_proceeds -= sign * reported_proceeds
            book.reported_disposed_cost += paid
            book.currency_effect += today - paid
            pooled = self.method == "average"
            book.disposals.append(
                (
                    entry.id,
                    "" if pooled else lot.id,
                    part,
                    -sign * proceeds,
                    cost,
                    -sign * reported_proceeds,
                    paid,
                    today - paid,
                    -sign * fee,
                )
            )
            book.lots = [one for one in book.lots if one.quantity]

        for id, part in entry.lots:
            found = [lot for lot in book.lots if lot.id == id and lot.quantity > 0]
            if id not in self.known:
                raise Refused("NotFound")
            if not found or found[0].quantity < part:
                raise Refused("InsufficientFunds")
            dispose(found[0], part)
        while rest.quantity:
            opposite = [lot for lot in book.lots if lot.quantity * sign < 0]
            if not opposite:
                break
            if self.method == "lifo":
                lot = max(opposite, key=lambda one: one.age)
            elif self.method == "hifo":
                lot = min(opposite, key=lambda one: (-one.dear, one.age))
            else:
                lot = min(opposite, key=lambda one: one.age)
            dispose(lot, min(abs(lot.quantity), rest.quantity))
        if rest.quantity:
            self.open(book, entry, rest, sign, dear)

    def open(self, book: Book, entry: Entry, rest: Rest, sign: int, dear: Fraction) -> None:
        """Makes a lot of a trade's rest, or records it as oversold."""
        if sign < 0 and self.short_sales == "record":
            book.oversold += rest.quantity
            book.disposals.append(
                (entry.id, "", rest.quantity, rest.own, None, None, None, None, rest.fee)
            )
            return
        lot = Lot(
            entry.id,
            (entry.date, entry.entered),
            sign * rest.quantity,
            sign * rest.own,
            rest.digits,
            sign * rest.reported,
            rest.reported_digits,
            dear,
            sign * rest.fee,
            rest.fee_digits,
        )
        if self.method == "average" and book.lots:
            pool = book.lots[0]
            pool.quantity += lot.quantity
            pool.cost += lot.cost
            pool.reported += lot.reported
            pool.fee += lot.fee
            pool.digits = max(pool.digits, lot.digits)
            pool.reported_digits = max(pool.reported_digits, lot.reported_digits)
            pool.fee_digits = max(pool.fee_digits, lot.fee_digits)
        else:
            book.lots.append(lot)
