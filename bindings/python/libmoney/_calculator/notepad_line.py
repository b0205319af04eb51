"""The lines of notepads with their answers."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import IntEnum

from .._money.money import Money
from .._public import public
from .._rates.conversion import Flags
from .._status import Status


@public
class LineKind(IntEnum):
    """The kind of a line's answer.

    >>> Notepad("tip = 15%")[0].kind
    <LineKind.PERCENTAGE: 4>
    """

    #: An empty line, which separates blocks.
    EMPTY = 0
    #: A comment or heading.
    TEXT = 1
    NUMBER = 2
    AMOUNT = 3
    PERCENTAGE = 4
    #: An amount in several currencies.
    TARGETS = 5
    #: The shares of an amount.
    SHARES = 6
    #: The readings of the line have different answers.
    QUESTION = 7
    ERROR = 8


@public
@dataclass(frozen=True)
class NotepadLine:
    """A line of a notepad with its answer.

    >>> line = Notepad("lunch: 1.250,00 eur", lenient=True)[0]
    >>> line.answer, line.label, line.reading
    ('1250.00 EUR', 'lunch', '1250.00 EUR')
    """

    index: int
    kind: LineKind
    #: The line as typed.
    text: str
    #: The amount, the first of several targets, the amount that was split, or a number, which is
    #: 15 for 15%; None without an answer.
    value: Money | Decimal | None
    #: The answer as text; several amounts are separated by ", ".
    answer: str
    #: The line as a strict expression; "" unless the notepad had to interpret the line.
    reading: str
    label: str
    #: The name that the line defines.
    name: str
    #: The error or the question.
    message: str
    #: The status of the error or the question, or None.
    status: Status | None
    #: The index of the character at which the error or the question occurred, or None.
    position: int | None
    flags: Flags
    #: A number that increases whenever the answer changes.
    version: int
