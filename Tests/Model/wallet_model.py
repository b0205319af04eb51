"""A wallet as slowly and plainly as it can be written, to compare the library's with.

Amounts are whole numbers of hundredths; a state is its canonical JSON. Nothing here uses the
library.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

OK, ARGUMENT, NOT_FOUND, OVERFLOW, MISMATCH, NO_RATE, INSUFFICIENT = 0, 1, 6, 22, 41, 80, 110

DIGITS = {"EUR": 2, "USD": 2, "JPY": 0}
EURO = {"EUR": Fraction(1), "USD": Fraction("1.1172"), "JPY": Fraction("162.53")}
LIMIT = 10**38


class Failure(Exception):
    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@dataclass(frozen=True)
class Amount:
    """A number of hundredths of a currency, and its text."""

    units: int
    text: str
    currency: str

    def negated(self) -> Amount:
        is_negative, is_zero = self.text.startswith("-"), self.units == 0
        text = self.text if is_zero else self.text[1:] if is_negative else "-" + self.text
        return Amount(-self.units, text, self.currency)


def plus(a: int, b: int) -> int:
    """The sum, when 38 digits hold it."""
    total = a + b
    size = abs(total)
    if (
        size < LIMIT
        or size % 10 == 0
        and size < LIMIT * 10
        or size % 100 == 0
        and size < LIMIT * 100
    ):
        return total
    raise Failure(OVERFLOW)


def converted(amount: Amount, target: str) -> Amount:
    """Rounded once, half to even, to the target's digits."""
    if amount.currency == target:
        return amount
    if amount.currency not in EURO or target not in EURO:
        raise Failure(NO_RATE)
    digits = DIGITS[target]
    minor = round(Fraction(amount.units, 100) * EURO[target] / EURO[amount.currency] * 10**digits)
    if minor >= LIMIT:
        raise Failure(OVERFLOW)
    text = str(minor) if digits == 0 else f"{minor // 100}.{minor % 100:02}"
    return Amount(minor * 100 // 10**digits, text, target)


class Entry:
    __slots__ = ("amount", "id", "json", "note")

    def __init__(self, id: int, amount: Amount, note: tuple[str, str]) -> None:
        self.id, self.amount, self.note = id, amount, note
        label, date = note
        self.json = (
            f'{{"amount":"{amount.text}","currency":"{amount.currency}",'
            + (f'"date":"{date}",' if date else "")
            + f'"id":{id}'
            + (f',"label":"{label}"' if label else "")
            + "}"
        )


class Model:
    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.holds: list[Entry] = []
        self.next, self.revision = 1, 0

    def json(self) -> str:
        parts = []
        if self.entries:
            parts.append('"entries":[' + ",".join([entry.json for entry in self.entries]) + "]")
        parts.append('"format":"libmoney.wallet"')
        if self.holds:
            parts.append('"holds":[' + ",".join([hold.json for hold in self.holds]) + "]")
        parts.append(f'"next":{self.next},"revision":{self.revision},"version":1')
        return "{" + ",".join(parts) + "}"

    def sum(self, currency: str) -> int:
        return sum(
            entry.amount.units for entry in self.entries if entry.amount.currency == currency
        )

    def held(self, currency: str, but: int = 0) -> int:
        holds = [hold for hold in self.holds if hold.amount.currency == currency and hold.id != but]
        return plus(0, sum(hold.amount.units for hold in holds))

    def currencies(self) -> list[str]:
        return list(dict.fromkeys(entry.amount.currency for entry in self.entries))

    # Each checks everything, then changes; a Failure has changed nothing.

    def check(self, amounts: list[Amount], is_strict: bool) -> None:
        sums: dict[str, int] = {}
        for amount in amounts:
            before = sums[amount.currency] if amount.currency in sums else self.sum(amount.currency)
            sums[amount.currency] = plus(before, amount.units)
        for currency, after in sums.items():
            self.cover(after, self.held(currency), is_strict and after < self.sum(currency))

    @staticmethod
    def cover(after: int, held: int, is_strict: bool) -> None:
        if after < held if held else is_strict and after < 0:
            raise Failure(INSUFFICIENT)

    def apply(self, amounts: list[Amount], note: tuple[str, str]) -> int:
        first = self.next
        for amount in amounts:
            self.entries.append(Entry(self.next, amount, note))
            self.next += 1
        self.revision += 1
        return first

    def add(self, amount: Amount, note: tuple[str, str]) -> int:
        self.check([amount], False)
        return self.apply([amount], note)

    def remove(self, id: int) -> int:
        for entry in self.entries:
            if entry.id == id:
                currency = entry.amount.currency
                after = plus(self.sum(currency), -entry.amount.units)
                self.cover(after, self.held(currency), False)
                self.entries.remove(entry)
                self.revision += 1
                return id
        raise Failure(NOT_FOUND)

    def take(self, amount: Amount) -> int:
        for entry in self.entries:
            if entry.amount.units == amount.units and entry.amount.currency == amount.currency:
                return self.remove(entry.id)
        raise Failure(NOT_FOUND)

    def hold(self, amount: Amount, note: tuple[str, str]) -> int:
        if amount.units <= 0:
            raise Failure(ARGUMENT)
        held = plus(self.held(amount.currency), amount.units)
        self.cover(self.sum(amount.currency), held, True)
        self.holds.append(Entry(self.next, amount, note))
        self.next += 1
        self.revision += 1
        return self.next - 1

    def _hold(self, id: int) -> Entry:
        for hold in self.holds:
            if hold.id == id:
                self.held(hold.amount.currency, but=id)
                return hold
        raise Failure(NOT_FOUND)

    def commit(self, id: int, amount: Amount | None = None) -> int:
        found = [hold for hold in self.holds if hold.id == id]
        if amount is not None and found:
            if amount.currency != found[0].amount.currency:
                raise Failure(MISMATCH)
            if amount.units <= 0:
                raise Failure(ARGUMENT)
            if amount.units > found[0].amount.units:
                raise Failure(INSUFFICIENT)
        hold = self._hold(id)
        amount = amount or hold.amount
        plus(self.sum(hold.amount.currency), -amount.units)
        self.holds.remove(hold)
        return self.apply([amount.negated()], hold.note)

    def release(self, id: int) -> int:
        self.holds.remove(self._hold(id))
        self.revision += 1
        return id

    def exchange(self, legs: list[tuple[Amount, str]], note: tuple[str, str]) -> None:
        amounts = []
        for give, receive in legs:
            if give.units <= 0:
                raise Failure(ARGUMENT)
            amounts.append(give.negated())
            if receive:
                amounts.append(converted(give, receive))
        self.check(amounts, True)
        self.apply(amounts, note)


def transfer(legs: list[tuple[Model | None, Model | None, Amount]], note: tuple[str, str]) -> None:
    postings: dict[int, tuple[Model, list[Amount]]] = {}
    for start, end, _ in legs:
        for wallet in (start, end):
            if wallet is not None:
                postings.setdefault(id(wallet), (wallet, []))
    for start, end, amount in legs:
        if amount.units <= 0 or start is None and end is None:
            raise Failure(ARGUMENT)
        if start is not None:
            postings[id(start)][1].append(amount.negated())
        if end is not None:
            postings[id(end)][1].append(amount)
    for wallet, amounts in postings.values():
        wallet.check(amounts, True)
    for wallet, amounts in postings.values():
        wallet.apply(amounts, note)
