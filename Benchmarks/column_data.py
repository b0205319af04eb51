"""The columns of the contest with data frames and databases, and the exact results to compare."""

from __future__ import annotations

import datetime
import random
from fractions import Fraction
from typing import Any

import numpy as np
import pyarrow as pa
from libmoney import Rates

RATE = "1.0813"
CODES = ("USD", "JPY", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "AUD", "CAD")
FIRST_DAY = datetime.date(2005, 1, 3)
EPOCH = datetime.date(1970, 1, 1).toordinal()
#: Rows of libmoney's results that are compared with exact ones. The first are ties of RATE.
CHECKED = 20000
TIES = (5000, -5000, 15000, -15000, 25000, -25000)
#: The share of rows in which a column of floats may be a cent away.
FLOAT_SHARE = 1e-3


class Data:
    """Amounts in cents with their currencies and days, as arrays and as an Arrow table."""

    def __init__(self, rows: int) -> None:
        chance = np.random.default_rng(random.Random(7).getrandbits(32))
        self.rows = rows
        self.minors = chance.integers(-(10**9), 10**9, rows)
        self.minors[: len(TIES)] = TIES[:rows]
        self.floats = self.minors / 100
        self.rates = Rates.from_ecb()
        self.days = [day for day in self.rates.dates if day >= FIRST_DAY]
        numbers = np.array([day.toordinal() - EPOCH for day in self.days], np.int32)
        self.picked = chance.integers(0, len(self.days), rows)
        self.codes = chance.integers(0, len(CODES), rows).astype(np.int32)
        self.day_numbers = numbers[self.picked]
        wide = np.empty((rows, 2), np.int64)
        wide[:, 0], wide[:, 1] = self.minors, self.minors >> 63
        buffers = [None, pa.py_buffer(wide)]
        self.big = pa.Array.from_buffers(pa.decimal128(38, 2), rows, buffers)
        self.dates = pa.array(self.day_numbers, pa.int32()).cast(pa.date32())
        self.currencies = pa.DictionaryArray.from_arrays(pa.array(self.codes), pa.array(CODES))
        #: The amounts in units of their currencies: a yen has no cents.
        self.units = np.where(self.codes == CODES.index("JPY"), self.minors * 1.0, self.floats)
        self.table = pa.table(
            {
                "minor": self.minors,
                "amount": self.big.cast(pa.decimal128(18, 2)),
                "big": self.big,
                "number": self.floats,
                "units": self.units,
                "code": self.codes,
                "day": self.dates,
            }
        )

    def prices(self) -> Any:
        """The rates to EUR by code and day, as an Arrow table."""
        pairs = [(code, day) for code in range(len(CODES)) for day in self.days]
        rates = [float(self.rates.find(CODES[code], "EUR", day).rate) for code, day in pairs]
        return pa.table(
            {
                "code": pa.array([code for code, _ in pairs], pa.int32()),
                "day": pa.array([day for _, day in pairs], pa.date32()),
                "rate": rates,
            }
        )

    def dense_prices(self) -> tuple[Any, int]:
        """The rates as a table of floats by code and day, and the number of its first day."""
        first = int(self.days[0].toordinal() - EPOCH)
        last = max(int(day.toordinal() - EPOCH) for day in self.days)
        dense = np.full((len(CODES), last - first + 1), np.nan)
        for code, name in enumerate(CODES):
            for day in self.days:
                rate = self.rates.find(name, "EUR", day).rate
                dense[code, day.toordinal() - EPOCH - first] = float(rate)
        return dense, first

    # ---------------------------------------------------------------------- Exact results, in cents

    def total(self) -> int:
        return sum(map(int, self.minors))

    def products(self) -> list[int]:
        return [round(Fraction(int(cents)) * Fraction(RATE)) for cents in self.minors[:CHECKED]]

    def products_up(self) -> list[int]:
        """The products with ties away from zero."""
        exact = [abs(Fraction(int(cents)) * Fraction(RATE)) for cents in self.minors[:CHECKED]]
        up = [int(product + Fraction(1, 2)) for product in exact]
        return [value if cents > 0 else -value for value, cents in zip(up, self.minors)]

    def totals(self) -> list[int]:
        """The sums by code."""
        return [sum(map(int, self.minors[self.codes == code])) for code in range(len(CODES))]

    def conversions(self) -> list[int]:
        """The amounts in EUR, at the rates of their days."""
        found: dict[tuple[int, int], Fraction] = {}
        results = []
        for row in range(min(self.rows, CHECKED)):
            key = (int(self.codes[row]), int(self.picked[row]))
            if key not in found:
                rate = self.rates.find(CODES[key[0]], "EUR", self.days[key[1]]).rate
                found[key] = Fraction(rate) * (100 if CODES[key[0]] == "JPY" else 1)
            results.append(round(int(self.minors[row]) * found[key]))
        return results


def agrees(got: Any, wanted: Any, is_float: bool) -> bool:
    """Compares two results in cents, in any order; a few floats may miss by a cent."""
    left, right = np.sort(np.asarray(got, np.int64)), np.sort(np.asarray(wanted, np.int64))
    if len(left) != len(right):
        return False
    missed = np.abs(left - right)
    allowed = int(FLOAT_SHARE * len(right)) if is_float else 0
    return int(missed.max(initial=0)) <= 1 and int((missed != 0).sum()) <= allowed
