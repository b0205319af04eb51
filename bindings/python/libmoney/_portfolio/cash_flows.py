"""Dated amounts as one block of memory for the library, filled column by column.

Filling it row by row would be several times slower than finding the rate of return.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from decimal import Decimal
from itertools import repeat
from operator import rshift
from struct import Struct
from typing import Any

from .._boundary.acceleration import packed, packed_flows
from .._boundary.calls import refuse_type
from .._boundary.dates import EPOCH, day_number
from .._boundary.numbers import decimal_struct
from .._money.money import Money
from .._raw import DIGITS_MAX, MoneyStruct

#: The code for amounts without a currency: ISO 4217's "no currency".
_NO_CURRENCY = b"XXX"
#: The layout of an amount in the library, and its size in words.
_AMOUNT = Struct("=QqI12s")
_AMOUNT_WORDS = 4
#: The word for each scale, with that of 0 repeated at the end; and the word after it.
_SCALE_WORDS = [
    array("q", _AMOUNT.pack(0, 0, scale, _NO_CURRENCY))[2] for scale in (*range(DIGITS_MAX + 1), 0)
]
_CURRENCY_WORD = array("q", _AMOUNT.pack(0, 0, 0, _NO_CURRENCY))[3:]
#: The layout of a flow: a word with its size and date, and an amount.
_WORDS = _AMOUNT_WORDS + 1
_HEAD = Struct("=Ii")
_SIZE = 8 * _WORDS


def cash_flows(flows: object) -> tuple[bytearray | array[int], int]:
    """Returns the flows as a block of memory, and their number."""
    if isinstance(flows, (str, bytes)) or not isinstance(flows, Iterable):
        refuse_type("flows", "a list of (date, amount)", flows)
    listed = list(flows)
    data = packed_flows(listed)
    if data:
        return data, len(listed)
    if not set(map(type, listed)) <= {tuple, list} or set(map(len, listed)) - {2}:
        _refuse(listed)
    if not listed:
        return array("q"), 0
    days, amounts = zip(*listed)
    block = array("q", bytes(8 * _WORDS * len(listed)))
    for index, column in enumerate(_amount_columns(amounts)):
        block[index + 1 :: _WORDS] = column
    block[::_WORDS] = _head_column(days)
    return block, len(listed)


def amount_struct(amount: object) -> MoneyStruct:
    """Returns an amount as a struct; a number has no currency."""
    return MoneyStruct.from_buffer_copy(_amount_bytes(amount))


def _refuse(listed: list[Any]) -> None:
    for flow in listed:
        if not isinstance(flow, (tuple, list)) or len(flow) != 2:
            refuse_type("a flow", "a tuple of a date and an amount", flow)


def _head_column(days: Sequence[Any]) -> array[int]:
    """Returns the words with the size and the date of each flow."""
    if set(map(type, days)) == {date}:
        numbers = [day.toordinal() - EPOCH for day in days]
    else:
        numbers = list(map(day_number, days))
    if sys.byteorder == "little":
        return array("q", [(number << 32) + _SIZE for number in numbers])
    return array("q", b"".join(map(_HEAD.pack, repeat(_SIZE), numbers)))


def _amount_columns(amounts: Sequence[Any]) -> Iterator[array[int]]:
    """Yields the words of the amounts, one column at a time."""
    kinds = set(map(type, amounts))
    if kinds == {Decimal}:
        columns = _plain_columns(amounts)
        if columns is not None:
            return iter(columns)
    is_money = kinds == {Money}
    data = packed(amounts) if is_money else b"".join(map(_amount_bytes, amounts))
    words = array("q", data)
    return (words[index::_AMOUNT_WORDS] for index in range(_AMOUNT_WORDS))


def _plain_columns(amounts: Sequence[Decimal]) -> list[array[int]] | None:
    """Returns the columns of plain numbers below 64 bits, the usual case; None for others."""
    texts = list(map(str, amounts))
    try:
        # A number with an exponent and a NaN fail here.
        low = array("q", map(int, map(str.replace, texts, repeat("."), repeat(""))))
        # Without a point, find() returns -1, which selects the last entry: the word of scale 0.
        behind = [text[::-1].find(".") for text in texts]
        scales = array("q", map(_SCALE_WORDS.__getitem__, behind))
    except (ValueError, OverflowError, IndexError):
        return None
    high = array("q", map(rshift, low, repeat(63)))
    return [low, high, scales, _CURRENCY_WORD * len(low)]


def _amount_bytes(amount: object) -> bytes:
    if isinstance(amount, Money):
        return bytes(amount._value)
    number = decimal_struct(amount, "an amount")
    return _AMOUNT.pack(number.lo, number.hi, number.scale, _NO_CURRENCY)
