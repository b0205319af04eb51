"""Random operations on amounts, some of them invalid, and the result or exception of each."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from datetime import date
from decimal import Context, Decimal
from fractions import Fraction
from typing import Any

import libmoney
from libmoney import Money, Rates, Rounding

CURRENCIES = ("EUR", "EUR", "EUR", "USD", "JPY", "TND", "XAU", "GBX", "BTC")
WRONG: tuple[Any, ...] = (
    None,
    True,
    1.5,
    float("nan"),
    "",
    "x",
    "1e5",
    "\ud800",
    b"1",
    [1],
    1j,
    10**38,
    -(10**38),
    2**5000,
    *map(Decimal, ("NaN", "sNaN", "Infinity", "1E+40", "1E-40")),
)
#: Results that have more digits than the 28 of Python's own context.
WIDE = Context(prec=200)
RATES = Rates(
    [
        ("EUR", "USD", "1.1172", "2024-03-01"),
        ("EUR", "JPY", "160.5", "2024-03-01"),
        ("EUR", "USD", "1.2", "2024-03-05"),
    ]
)


class Derived(Money):
    """A class of a program."""


class Amounts:
    """A supply of amounts, to which results are added."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.pool: list[Money] = [Money(0, "EUR"), Money("1.50", "EUR"), Money("2", "USD")]
        self.works = [
            self.make, self.parse, self.sum_of_two, self.product, self.comparison, self.rounding,
            self.division, self.list_sum, self.writing, self.copying, self.conversion, self.minor,
            self.derived, self.shares,
        ]  # fmt: skip

    def one(self) -> Money:
        return self.chance.choice(self.pool)

    def text(self) -> str:
        digits = self.chance.choice((1, 3, 6, 12, 18, 19, 20, 37, 38, 39))
        number = str(self.chance.randrange(10**digits))
        scale = self.chance.choice((0, 2, 2, 2, 3, 6, 20))
        point = f"{number[:-scale] or '0'}.{number[-scale:].zfill(scale)}" if scale else number
        return self.chance.choice(("", "-")) + point

    def number(self) -> Any:
        kind = self.chance.randrange(8)
        if kind == 0:
            return self.chance.choice(WRONG)
        if kind < 3:
            return self.chance.randrange(-(10 ** self.chance.choice((1, 3, 9, 19, 38))), 10**3)
        if kind == 3:
            return Fraction(self.chance.randrange(-99, 99), self.chance.choice((1, 3, 4, 7, 8)))
        text = self.text()
        return self.decimal(text) if kind < 6 else text

    def decimal(self, text: str) -> Decimal:
        """A Decimal as Python makes it of a text, or as the result of a calculation."""
        number, kind = Decimal(text), self.chance.randrange(12)
        if kind == 0:
            return number.scaleb(self.chance.randrange(-45, 45))
        if kind == 1:
            return number.normalize()
        if kind == 2:
            # Its digits do not fit in the object, even if those that are left do.
            return (number * Decimal("1E+90") + 1) / Decimal("1E+90")
        if kind == 3:
            return WIDE.multiply(number, Decimal(text[::-1].strip("-.") or 1))
        if kind == 4:
            return WIDE.quantize(WIDE.divide(number, 7), Decimal(1).scaleb(-2))
        return number

    def currency(self) -> Any:
        if self.chance.randrange(20) == 0:
            return self.chance.choice((None, 7, "", "eur", "E\0", "ABC", libmoney.Currency("EUR")))
        return self.chance.choice(CURRENCIES)

    def other(self) -> Any:
        if self.chance.randrange(6):
            return self.one()
        return self.chance.choice((0, self.number()))

    def mode(self) -> Any:
        return self.chance.choice((*Rounding, "half_up", "ROUND_DOWN", "nearly", 7, None))

    def digits(self) -> Any:
        return self.chance.choice((None, 0, 1, 2, 2, 3, 8, 38, 39, -1, True, "2"))

    def make(self) -> Any:
        return Money(self.number(), self.currency())

    def parse(self) -> Any:
        text = self.chance.choice(("{} EUR", "USD {}", "{}", "{}  EUR", " {} EUR"))
        return Money.parse(text.format(self.text()), self.chance.choice((None, self.currency())))

    def sum_of_two(self) -> Any:
        left: Any = self.one()
        right = self.other()
        if self.chance.randrange(2):
            left, right = right, left
        return left + right if self.chance.randrange(2) else left - right

    def product(self) -> Any:
        left: Any = self.one()
        right = self.chance.choice((self.number(), left))
        return left * right if self.chance.randrange(2) else right * left

    def comparison(self) -> Any:
        left, right = self.one(), self.other()
        kind = self.chance.randrange(7)
        if kind == 6:
            return hash(left), bool(left), left.is_zero, left.sign
        return (
            (lambda: left < right, lambda: left <= right, lambda: left == right)
            + (lambda: left != right, lambda: left > right, lambda: left >= right)
        )[kind]()

    def rounding(self) -> Any:
        amount, kind = self.one(), self.chance.randrange(6)
        if kind == 0:
            return -amount, +amount, abs(amount)
        if kind == 1:
            return round(amount, self.chance.choice((None, -2, 0, 1)))
        if kind == 2:
            return amount.multiplied(self.number(), self.digits(), self.mode())
        if kind == 3:
            return amount.divided(self.number(), self.digits())
        if kind == 4:
            return amount.rounded(rounding=self.mode(), digits=self.digits())
        return amount.rounded(self.digits())

    def division(self) -> Any:
        left, right = self.one(), self.other()
        kind = self.chance.randrange(3)
        return left / right if kind == 0 else left // right if kind == 1 else divmod(left, right)

    def list_sum(self) -> Any:
        amounts: Any = [self.one() for _ in range(self.chance.randrange(6))]
        if self.chance.randrange(8) == 0:
            amounts.append(self.number())
        wrapped = self.chance.choice((list, tuple, iter))(amounts)
        if self.chance.randrange(3) == 0:
            return sum(wrapped)
        return Money.sum(wrapped, self.chance.choice((None, self.currency())))

    def writing(self) -> Any:
        amount = self.one()
        form = self.chance.choice(
            ("", ">20", ",.2f", ".0f", "+", "de", "de_CH", ".3", "%", "*^30s")
        )
        return str(amount), repr(amount), amount.amount, amount.currency, format(amount, form)

    def copying(self) -> Any:
        amount = self.one()
        again = pickle.loads(pickle.dumps(amount, self.chance.randrange(6)))
        return again, copy.copy(amount), again == amount, hash(again) == hash(amount)

    def conversion(self) -> Any:
        on: Any = self.chance.choice((None, "2024-03-01", date(2024, 3, 5), "2024-03-02", "x", 7))
        return RATES.convert(self.one(), self.currency(), on=on)

    def minor(self) -> Any:
        if self.chance.randrange(2):
            return self.one().minor
        return Money.from_minor(self.number(), self.currency())

    def derived(self) -> Any:
        amount: Any = Derived(self.number(), self.currency())
        return type(amount).__name__, type(amount + 0).__name__, amount + self.one()

    def shares(self) -> Any:
        weights = [self.number() for _ in range(self.chance.randrange(1, 4))]
        return self.one().allocate(weights)

    def step(self) -> str:
        """One operation, and its result."""
        work: Callable[[], Any] = self.chance.choice(self.works)
        try:
            result = work()
        except Exception as error:
            return (
                f"{work.__name__} {type(error).__name__} {error} {getattr(error, 'position', '')}"
            )
        if isinstance(result, Money):
            self.pool.append(result)
            if len(self.pool) > 40:
                self.pool.pop(self.chance.randrange(len(self.pool)))
        return f"{work.__name__} {type(result).__name__} {result!r}"
