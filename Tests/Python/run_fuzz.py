"""Random calls of everything that the accelerator has, with arguments of every kind.

    run_fuzz.py [SECONDS] [SEED]    ends with "N passed, N failed"

``tools/bindings/check_accelerator.sh fuzz`` runs it with AddressSanitizer, which ends the process
at the first access that is wrong. Here, an exception that no call may raise is a failure.
"""

from __future__ import annotations

import gc
import pickle
import random
import sys
import time
from ctypes import ArgumentError
from datetime import date
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve()
sys.path[:0] = [str(HERE.parent)]
sys.path.append(str(HERE.parents[2] / "bindings" / "python"))

from amount_work import RATES, WRONG, Amounts, Derived  # noqa: E402
from libmoney import (  # noqa: E402
    Currency,
    Money,
    MoneyError,
    Rates,
    Rounding,
    Wallet,
    accelerated,
)

#: It grows a little with each call.
WALLET = Wallet()


class OwnWallet(Wallet):
    """A wallet of a program."""


OWN_WALLET = OwnWallet()
#: Exceptions that calls may raise.
ALLOWED = (
    MoneyError,
    TypeError,
    ValueError,
    ArithmeticError,
    AttributeError,
    LookupError,
    # A text of a width that exceeds any machine's memory.
    MemoryError,
    # A private method that gets no amount at all.
    ArgumentError,
)
#: A private method requires checked digits: 10^(10^9) would run for hours.
METHODS = sorted(set(dir(Money)) - {"__class__", "__init_subclass__", "_rounded_to_tens"})


class Liar(Money):
    """A class whose objects report another class."""

    __class__ = property(lambda self: int)

    def __eq__(self, other: object) -> bool:
        raise KeyError("no")

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return "\ud800"


class Changing(list):  # type: ignore[type-arg]
    """A list that changes while it is read."""

    def __iter__(self) -> Any:
        for one in self[:]:
            self.clear()
            yield one


class Text(str):
    def __eq__(self, other: object) -> bool:
        raise KeyError("no")

    __hash__ = str.__hash__


class Calls:
    def __init__(self, seed: int) -> None:
        self.amounts, self.chance = Amounts(seed), random.Random(seed)

    def value(self, depth: int = 0) -> Any:
        """An argument of any kind."""
        chance = self.chance
        kind = chance.randrange(14)
        if kind < 4:
            return self.amounts.one()
        if kind < 6:
            return self.amounts.number()
        if kind == 6:
            return chance.choice(WRONG)
        if kind == 7 and depth < 2:
            made = [self.value(depth + 1) for _ in range(chance.randrange(4))]
            return chance.choice((list, tuple, iter, Changing))(made)
        if kind == 8:
            return chance.choice((Rounding.UP, Rounding.DOWN, "EUR", Text("EUR"), "USD", "x" * 70))
        if kind == 9:
            return chance.choice((Derived(1, "EUR"), Liar(1, "EUR"), Currency("EUR"), RATES))
        if kind == 10:
            return bytes(chance.randrange(256) for _ in range(chance.choice((0, 31, 32, 33))))
        if kind == 11:
            return Money._holding(bytes(chance.randrange(256) for _ in range(32)))  # type: ignore[arg-type]
        if kind == 12:
            return chance.choice((int, str, Money, Decimal, Fraction, object(), sys, len))
        return chance.randrange(-3, 40)

    def arguments(self) -> tuple[list[Any], dict[str, Any]]:
        names = (
            "amount",
            "currency",
            "digits",
            "rounding",
            "registry",
            "text",
            "on",
            "x" * 9,
            "weights",
            "method",
        )
        given = [self.value() for _ in range(self.chance.randrange(4))]
        named = {
            self.chance.choice(names): self.value() for _ in range(self.chance.choice((0, 0, 1, 2)))
        }
        return given, named

    def step(self) -> None:
        given, named = self.arguments()
        kind = self.chance.randrange(10)
        if kind == 0:
            Money(*given, **named)
        elif kind == 1:
            Derived.__new__(self.chance.choice((Money, Derived, Liar)), *given, **named)
        elif kind == 2:
            RATES.convert(*given, **named)
        elif kind == 3:
            self.package_calls(given)
        elif kind == 4:
            pickle.loads(pickle.dumps(self.value()))
        else:
            owner = self.chance.choice((Money, self.value(), self.amounts.one()))
            # Python's own objects do not test the library, and `(5).__round__(-(10**9))` runs for
            # hours.
            if owner is not Money and not issubclass(type(owner), Money):
                owner = self.amounts.one()
            found = getattr(owner, self.chance.choice(METHODS))
            if callable(found):
                found(*given, **named)

    def package_calls(self, given: list[Any]) -> None:
        """Functions that only the package calls."""
        if not accelerated:
            return
        from libmoney import _accelerator

        kind = self.chance.randrange(9)
        if kind == 7:
            self.lists(_accelerator)
        elif kind == 8:
            words = bytearray(self.chance.randrange(256) for _ in range(self.chance.randrange(40)))
            bits = self.chance.choice((None, bytearray(1), words, self.value()))
            numbers = [self.chance.choice((1, 8, 16, 7)), self.chance.randrange(-1, 40)]
            _accelerator.listed(words, bits, self.chance.randrange(-1, 6), *numbers)
        elif kind == 4:
            _accelerator.flows([(date(2024, 1, 1), self.value()), *given])
        elif kind == 5:
            empty = object.__new__(self.chance.choice((Wallet, OwnWallet)))
            wallet = self.chance.choice((WALLET, OWN_WALLET, empty, self.value()))
            Wallet.add(wallet, *given)
        elif kind == 6:
            page = bytes(self.chance.randrange(256) for _ in range(300))
            _accelerator.entries(self.chance.choice((page, self.value())), self.value())
        elif kind == 0:
            _accelerator.packed(*given)
        elif kind == 1:
            rates = object.__new__(Rates)
            rates._handle = self.value()
        elif kind == 2:
            rates = object.__new__(Rates)
            rates.convert(*given)
        else:
            Money._holding(*given)

    def lists(self, module: Any) -> None:
        """Lists of one type, of which a few rows may be of others."""
        chance = self.chance
        usual: Any = chance.choice(
            (
                lambda: chance.randrange(-(2**66), 2**66) >> chance.randrange(66),
                lambda: Decimal(chance.randrange(10**40)).scaleb(-chance.randrange(41)),
                lambda: "".join(chance.choice("AEURSD\0é") for _ in range(chance.randrange(13))),
                lambda: date(chance.randrange(1, 10000), chance.randrange(1, 13), 1),
                lambda: f"2024-0{chance.randrange(1, 10)}-{chance.randrange(10, 40)}",
            )
        )
        rows = [usual() for _ in range(chance.randrange(200))]
        for _ in range(chance.choice((0, 0, 1, 5))):
            rows.append(chance.choice((None, None, usual(), self.value())))
        chance.shuffle(rows)
        name = chance.choice(("integers", "decimals", "codes", "days"))
        getattr(module, name)(chance.choice((rows, rows, rows, tuple(rows), self.value())))


def main(seconds: float, seed: int) -> int:
    calls, count, failed = Calls(seed), 0, 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        count += 1
        try:
            calls.step()
        except ALLOWED:
            pass
        except Exception as error:
            failed += 1
            print(f"call {count} of seed {seed}: {type(error).__name__}: {error}")
        if count % 10_000 == 0:
            gc.collect()
    print(f"{count} calls, {'C' if accelerated else 'ctypes'}")
    print(f"{count - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    time_given = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    sys.exit(main(time_given, int(sys.argv[2]) if len(sys.argv) > 2 else 1))
