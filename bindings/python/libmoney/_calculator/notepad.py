"""Notepads: lines of calculations with names and totals."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_size_t, create_string_buffer, sizeof
from datetime import date
from decimal import Decimal
from typing import Any

from .._boundary.calls import call, refuse_type
from .._boundary.dates import day_number
from .._boundary.identifiers import identifier
from .._boundary.limits import INT32_MAX
from .._boundary.numbers import checked_digits, checked_int, encoded, to_decimal
from .._boundary.rounding import Rounding, RoundingLike, checked_rounding
from .._boundary.rows import read_rows
from .._currency.currency import CurrencyRegistry, code_bytes, registry_handle
from .._currency.registry_handle import holding
from .._library import native
from .._money.money import Money, money_of
from .._public import public
from .._rates.conversion import Flags, Route, route_of
from .._rates.rates import Rates, rates_handle
from .._raw import (
    DIGITS_CURRENCY,
    LINE_CARET,
    LINE_LABEL,
    LINE_MESSAGE,
    LINE_NAME,
    LINE_READING,
    LINE_SOURCE,
    LINE_VALUE,
    READING_LENIENT,
    READING_STRICT,
    ConversionStruct,
    MoneyStruct,
    NotepadHandle,
    NotepadLineStruct,
    NotepadOptions,
)
from .._status import Status
from .notepad_line import LineKind, NotepadLine


@public
class Notepad:
    """Lines of calculations, each of which may refer to the lines above by name or as a total.

    After a change, only the lines that depend on it are evaluated.

    :param lenient: True to read lines as people write them, instead of as strict expressions.
    :param rates: the rates table; without one, a line that needs a rate is an error.
    :param locale: the locale of symbols, separators and words, for lenient reading.
    :param home: the currency of sums of several currencies; without it, a lenient total is in that
        of its first item.
    :param today: the date of ``today`` and ``yesterday``; None rejects these words.

    The other options are those of :meth:`Rates.convert`.

    >>> notepad = Notepad("tip = 15%\\nlunch: $40 + tip\\ntotal", lenient=True, locale="en-US")
    >>> [line.answer for line in notepad]
    ['15%', '46.00 USD', '46.00 USD']
    >>> notepad[0] = "tip = 20%"
    >>> notepad[2].value
    Money('48.00', 'USD')
    """

    __slots__ = ("_handle",)
    _handle: NotepadHandle

    def __init__(
        self,
        text: str = "",
        *,
        lenient: bool = False,
        rates: Rates | None = None,
        locale: str | None = None,
        home: str | None = None,
        today: date | None = None,
        max_gap: int = 0,
        digits: int | None = None,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        registry: CurrencyRegistry | None = None,
    ) -> None:
        options = _options(lenient, locale, home, today, max_gap, digits, rounding, registry)
        data, table = _bytes(text), None if rates is None else rates_handle(rates)
        self._handle = NotepadHandle()
        call(native.money_notepad_new, options, self._handle)
        call(native.money_notepad_set_rates, self._handle, table)
        call(native.money_notepad_set_text, self._handle, data, len(data), text=text)

    def set_options(
        self,
        *,
        lenient: bool = False,
        locale: str | None = None,
        home: str | None = None,
        today: date | None = None,
        max_gap: int = 0,
        digits: int | None = None,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        registry: CurrencyRegistry | None = None,
    ) -> None:
        """Sets all options, and evaluates all lines.

        >>> notepad = Notepad("1,234 EUR", lenient=True)
        >>> notepad.set_options(lenient=True, locale="de")
        >>> notepad[0].answer
        '1.23 EUR'
        """
        options = _options(lenient, locale, home, today, max_gap, digits, rounding, registry)
        call(native.money_notepad_set_options, self._handle, options)

    def set_rates(self, rates: Rates | None) -> None:
        """Sets the rates, and evaluates all lines.

        >>> notepad = Notepad("10 EUR in USD")
        >>> notepad.set_rates(Rates([("EUR", "USD", "1.25")]))
        >>> notepad[0].answer
        '12.50 USD'
        """
        table = None if rates is None else rates_handle(rates)
        call(native.money_notepad_set_rates, self._handle, table)

    # Lines

    def __len__(self) -> int:
        count = c_size_t()
        call(native.money_notepad_line_count, self._handle, count)
        return count.value

    def __getitem__(self, index: int) -> NotepadLine:
        struct = NotepadLineStruct()
        call(native.money_notepad_line_at, self._handle, self._index(index), struct)
        return self._line(struct)

    def __setitem__(self, index: int, text: str) -> None:
        data = _bytes(text)
        place = self._index(index)
        call(native.money_notepad_set_line, self._handle, place, data, len(data), text=text)

    def __delitem__(self, index: int) -> None:
        call(native.money_notepad_remove_line, self._handle, self._index(index))

    def __iter__(self) -> Iterator[NotepadLine]:
        return iter(self._lines(native.money_notepad_lines))

    def insert(self, index: int, text: str) -> None:
        """Inserts a line before the line at an index.

        >>> notepad = Notepad("5 EUR\\nsum")
        >>> notepad.insert(1, "7 EUR")
        >>> notepad[2].answer
        '12.00 EUR'
        """
        data = _bytes(text)
        place = index if _place(index) == len(self) else self._index(index)
        call(native.money_notepad_insert_line, self._handle, place, data, len(data), text=text)

    @property
    def text(self) -> str:
        """All lines as typed, separated by line feeds. Setting it replaces all lines.

        >>> notepad = Notepad()
        >>> notepad.text = "1 + 1\\nprev x 2"
        >>> notepad[1].value
        Decimal('4')
        """
        return "\n".join(self._text(index, LINE_SOURCE) for index in range(len(self)))

    @text.setter
    def text(self, text: str) -> None:
        data = _bytes(text)
        call(native.money_notepad_set_text, self._handle, data, len(data), text=text)

    def changes(self, since: int) -> list[NotepadLine]:
        """Returns the lines whose answers have changed since a version.

        >>> notepad = Notepad("a = 5 EUR\\nb = 7 EUR\\na x 2")
        >>> version = max(line.version for line in notepad)
        >>> notepad[0] = "a = 6 EUR"
        >>> [line.index for line in notepad.changes(version)]
        [0, 2]
        """
        return self._lines(native.money_notepad_changes, checked_int(since, "since", 0, 2**64 - 1))

    # Parts of an answer

    def amounts(self, index: int) -> list[Money]:
        """Returns the amounts of a line: its targets, its shares, or its amount.

        >>> Notepad("split 100 EUR by 3", lenient=True).amounts(0)
        [Money('33.34', 'EUR'), Money('33.33', 'EUR'), Money('33.33', 'EUR')]
        """
        place = self._index(index)
        return read_rows(
            native.money_notepad_line_amounts, MoneyStruct, _copied, self._handle, place
        )

    def readings(self, index: int) -> list[str]:
        """Returns the readings of a question, as strict expressions.

        >>> Notepad("1,234 EUR", lenient=True).readings(0)
        ['1234 EUR', '1.234 EUR']
        """
        place, struct = self._index(index), NotepadLineStruct()
        call(native.money_notepad_line_at, self._handle, place, struct)
        function = native.money_notepad_line_reading_at
        return [
            _written(function, self._handle, place, reading)
            for reading in range(struct.reading_count)
        ]

    def conversions(self, index: int) -> list[Route]:
        """Returns the conversion of each pair of currencies in a line.

        >>> notepad = Notepad("10 EUR in USD", rates=Rates([("EUR", "USD", "1.25")]))
        >>> [route.path for route in notepad.conversions(0)]
        [['EUR', 'USD']]
        """
        place = self._index(index)

        def made(row: ConversionStruct) -> Route:
            return route_of(row, row.legs[0].from_.decode())

        return read_rows(
            native.money_notepad_line_conversions, ConversionStruct, made, self._handle, place
        )

    def dependencies(self, index: int) -> list[int]:
        """Returns the indices of the lines on which a line depends directly.

        >>> Notepad("5 EUR\\n7 EUR\\nsum").dependencies(2)
        [0, 1]
        """
        place = self._index(index)
        return read_rows(
            native.money_notepad_line_dependencies,
            NotepadLineStruct,
            lambda row: int(row.index),
            self._handle,
            place,
        )

    def caret(self, index: int) -> str:
        """Returns a line with a caret under its error; "" without an error.

        >>> print(Notepad("100 EUR +").caret(0))
        100 EUR +
                 ^
        """
        return self._text(self._index(index), LINE_CARET)

    def __repr__(self) -> str:
        return f"<Notepad, lines: {len(self)}>"

    def _index(self, index: int) -> int:
        count = len(self)
        place = _place(index)
        if place < 0:
            place += count
        if not 0 <= place < count:
            raise IndexError(f"index must be less than {count}, got {index}")
        return place

    def _text(self, index: int, part: int) -> str:
        return _written(native.money_notepad_line_text, self._handle, index, part)

    def _lines(self, function: Any, *arguments: Any) -> list[NotepadLine]:
        return read_rows(function, NotepadLineStruct, self._line, self._handle, *arguments)

    def _line(self, struct: NotepadLineStruct) -> NotepadLine:
        index, kind = struct.index, LineKind(struct.kind)
        text, position = self._text(index, LINE_SOURCE), None
        if struct.position >= 0:
            before = encoded(text)[: struct.position]
            position = len(before.decode("utf-8", "ignore"))
        value: Money | Decimal | None = None
        if struct.amount.currency:
            value = money_of(MoneyStruct.from_buffer_copy(struct.amount))
        elif kind in (LineKind.NUMBER, LineKind.PERCENTAGE):
            value = to_decimal(struct.number)
        return NotepadLine(
            index=index,
            kind=kind,
            text=text,
            value=value,
            answer=self._text(index, LINE_VALUE),
            reading=self._text(index, LINE_READING),
            label=self._text(index, LINE_LABEL),
            name=self._text(index, LINE_NAME),
            message=self._text(index, LINE_MESSAGE),
            status=Status(struct.status) if struct.status else None,
            position=position,
            flags=Flags(struct.flags),
            version=struct.version,
        )


def _place(index: object) -> int:
    if isinstance(index, int) and not isinstance(index, bool):
        return index
    refuse_type("an index", "an int", index)


def _copied(struct: MoneyStruct) -> Money:
    return money_of(MoneyStruct.from_buffer_copy(struct))


def _bytes(text: object) -> bytes:
    if isinstance(text, str):
        return encoded(text)
    refuse_type("a text", "a str", text)


def _written(function: Any, *arguments: Any) -> str:
    """Returns a text of any length that the library writes."""
    buffer, length = create_string_buffer(256), c_size_t()
    if function(*arguments, buffer, len(buffer), length, None):
        buffer = create_string_buffer(length.value + 1)
        call(function, *arguments, buffer, len(buffer), length)
    return buffer.raw[: length.value].decode()


def _options(
    lenient: bool,
    locale: str | None,
    home: str | None,
    today: date | None,
    max_gap: int,
    digits: int | None,
    rounding: RoundingLike,
    registry: CurrencyRegistry | None,
) -> NotepadOptions:
    options = NotepadOptions(
        sizeof(NotepadOptions),
        READING_LENIENT if lenient else READING_STRICT,
        day_number(today),
        checked_int(max_gap, "max_gap", 0, INT32_MAX),
        DIGITS_CURRENCY if digits is None else checked_digits(digits),
        checked_rounding(rounding),
        None if locale is None else identifier(locale, "a locale"),
        None if home is None else code_bytes(home),
        None,
    )
    handle = registry_handle(registry)
    return options if handle is None else holding(options, handle)
