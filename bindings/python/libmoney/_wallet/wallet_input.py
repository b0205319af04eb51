"""The notes, ids and legs that wallets take."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import sizeof
from typing import Any

from .._boundary.calls import refuse_type
from .._boundary.dates import day_number
from .._boundary.limits import WORD_MASK
from .._boundary.numbers import encoded
from .._boundary.watched import Watched
from .._currency.currency import bad_code, code_bytes
from .._errors import ArgumentError, EncodingError, LimitError
from .._money.money import Money, money_struct
from .._raw import CODE_SIZE, DATE_NONE, MoneyStruct, WalletNoteStruct
from .entry_kind import kind_number

_MOST_LEGS = 1024


def note_struct(
    label: object,
    date: object,
    kind: object = None,
    counterpart: object = None,
    external_id: object = None,
    effective: object = None,
    cost: object = None,
) -> WalletNoteStruct | None:
    text, day = line_bytes(label, "a label"), day_number(date)
    number, later = kind_number(kind), day_number(effective, "an effective date")
    other = line_bytes(counterpart, "a counterpart")
    reference = line_bytes(external_id, "an external id")
    if text is other is reference is cost is None and day == later == DATE_NONE and number == 0:
        return None
    note = WalletNoteStruct(sizeof(WalletNoteStruct), day, text, number, later, other, reference)
    if cost is not None:
        note.cost = money_struct(cost)
    return note


def line_bytes(text: object, what: str) -> bytes | None:
    """Returns a text for a field that the library reads up to its NUL; None for no text."""
    if text is not None and not isinstance(text, str):
        refuse_type(what, "a str", text)
    if not text:
        return None
    data = encoded(text)
    if b"\0" in data:
        raise EncodingError(f"{what} must not contain NUL", position=text.index("\0"))
    return data


def checked_id(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        refuse_type("an id", "an int", value)
    if not 0 <= value <= WORD_MASK:
        raise ArgumentError("an id must be 1 to 2^64 - 1")
    return value


def listed_legs(legs: object, parts: str) -> list[Any]:
    if isinstance(legs, (str, bytes, Money, Watched)) or not isinstance(legs, Iterable):
        refuse_type("legs", f"a list of tuples of {parts}", legs)
    listed = list(legs)
    if not listed:
        raise ArgumentError("number of legs must be at least 1, got 0")
    if len(listed) > _MOST_LEGS:
        raise LimitError(f"number of legs must be at most {_MOST_LEGS}, got {len(listed)}")
    return listed


def exchanged(legs: Iterable[tuple[MoneyStruct, bytes]]) -> list[tuple[bytes, bytes]]:
    """The currencies of the legs that need a rate."""
    return [(bytes(give.currency), receive) for give, receive in legs if receive]


def exchange_leg(leg: object) -> tuple[MoneyStruct, bytes]:
    if not isinstance(leg, (tuple, list)) or len(leg) != 2:
        refuse_type("a leg", "a tuple of a Money and a currency", leg)
    give, receive = leg
    struct = money_struct(give)
    code = b"" if receive is None else code_bytes(receive)
    if receive is not None and not 0 < len(code) < CODE_SIZE:
        raise bad_code(receive)
    return struct, code
