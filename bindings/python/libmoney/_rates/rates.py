"""Tables of exchange rates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ctypes import c_int32, c_size_t, c_void_p, create_string_buffer, string_at
from datetime import date, datetime, timedelta

from .._boundary.acceleration import base_of_rates
from .._boundary.calls import call, refuse_type
from .._boundary.dates import EPOCH, Day, day_number, day_of, instant_of
from .._boundary.freshness import Stale
from .._boundary.numbers import encoded
from .._boundary.rounding import Rounding, RoundingLike
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes
from .._errors import DuplicateRate
from .._library import native
from .._public import public
from .._raw import (
    CODE_SIZE,
    DATE_NONE,
    ConversionStruct,
    RatesHandle,
    RatesInfoStruct,
    RateStruct,
)
from . import _restored
from .building import add_rate, built, checked_entry, new_builder
from .options import convert_options
from .rates_comparison import RatesComparison
from .rates_explanation import RatesExplanation
from .rates_table import RatesTable
from .shipped import is_undated, warn_of_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .._columns.columns import Errors
    from .conversion import Pair, Route
    from .ecb import Source
    from .rates_table import RatesTable as _Base

    #: An entry of a list: (from, to, rate), optionally with a date.
    Entry = Sequence[Any]
else:
    Entry = object
    _Base = base_of_rates(RatesTable, RatesHandle)


@public
class Rates(_Base, RatesComparison, RatesExplanation):
    """A table of exchange rates. It is immutable, and threads may share it.

    :param entries: (from, to, rate) or (from, to, rate, date) each; a rate is a text, an int, a
        Decimal or a Fraction.
    :param base: the currency that cross rates are calculated through; without one, they use the
        shortest path.
    :param source: the publisher of the rates, at most 63 bytes.
    :param instant: the time of publication; a datetime with a time zone.

    >>> rates = Rates([("EUR", "USD", "1.1172"), ("EUR", "GBP", "0.8338")])
    >>> rates.convert(Money("10.00", "USD"), "GBP")
    Money('7.46', 'GBP')
    """

    __slots__ = ()

    def __new__(
        cls,
        entries: Iterable[Entry] = (),
        base: CurrencyLike | None = None,
        source: str | None = None,
        instant: datetime | None = None,
    ) -> Rates:
        checked = [checked_entry(entry) for entry in entries]
        builder = new_builder(base, source, instant)
        seen = set()
        for start, end, rate, on in checked:
            add_rate(builder, start, end, rate, on)
            key = str(start), str(end), day_number(on)
            if key in seen:
                when = "" if on is None else f" on {on}"
                raise DuplicateRate(f"duplicate rate from {start} to {end}{when}")
            seen.add(key)
        self = object.__new__(cls)
        self._handle, self._is_shipped = built(builder), False
        return self

    @staticmethod
    def from_ecb(source: Source = None) -> Rates:
        """The euro foreign exchange reference rates of the European Central Bank.

        :param source: the history or the daily file, as a path or as bytes: CSV, zipped CSV, or
            XML; None for the history that comes with libmoney. Conversions at the latter that name
            no day emit a :class:`ShippedRatesWarning` with the day that they use.

        >>> rates = Rates.from_ecb()
        >>> rates.convert(Money("100.00", "USD"), "GBP", on="2020-03-13")
        Money('80.21', 'GBP')
        """
        from .ecb import ecb_document

        data, handle = ecb_document(source), RatesHandle()
        is_xml = data[:100].lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<")
        read = native.money_rates_from_ecb_xml if is_xml else native.money_rates_from_ecb_csv
        call(read, data, len(data), handle)
        return made_rates(handle, is_shipped=source is None)

    @staticmethod
    def from_json(document: str | bytes | bytearray | memoryview) -> Rates:
        """Reads a JSON document of rates; its format is detected.

        The formats are: currencylayer's quotes; base and rates, as from Open Exchange Rates and
        ExchangeRate-API; rows, as from Frankfurter; a list of pairs; those of two central banks;
        and the output of :meth:`to_json`.

        >>> document = '{"base": "EUR", "date": "2024-03-01", "rates": {"USD": 1.0830}}'
        >>> rates = Rates.from_json(document)
        >>> rates.as_of, rates.convert(Money("10.00", "EUR"), "USD")
        (datetime.date(2024, 3, 1), Money('10.83', 'USD'))
        """
        handle, text = RatesHandle(), None
        if isinstance(document, str):
            text, data = document, encoded(document)
        elif isinstance(document, (bytes, bytearray, memoryview)):
            data = bytes(document)
        else:
            refuse_type("a document", "a str or bytes", document)
        call(native.money_rates_from_json, data, len(data), handle, text=text)
        return made_rates(handle)

    @staticmethod
    def from_bytes(data: bytes | bytearray | memoryview) -> Rates:
        """Reads a table that :meth:`to_bytes` of this or an earlier version returned.

        >>> Rates.from_bytes(Rates([("EUR", "USD", "1.25")]).to_bytes())
        <Rates of 1 rates>
        """
        if not isinstance(data, (bytes, bytearray, memoryview)):
            refuse_type("a snapshot", "bytes", data)
        handle, content = RatesHandle(), bytes(data)
        call(native.money_rates_from_bytes, content, len(content), handle)
        return made_rates(handle)

    def convert_column(
        self,
        amounts: object,
        source: object,
        target: CurrencyLike,
        on: object = None,
        max_gap: int = 0,
        rounding: RoundingLike = Rounding.HALF_EVEN,
        digits: int | None = None,
        registry: CurrencyRegistry | None = None,
        *,
        scale: int | None = None,
        errors: Errors = "raise",
        threads: int = 1,
        out: Any = None,
        now: datetime | None = None,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> Any:
        """Converts a column, each row like :meth:`convert`; the result has the type of ``amounts``.

        :param amounts: integers are minor units (or 10^-``scale``), decimals themselves: a list, a
            NumPy array, a pandas Series or a pyarrow Array of them. None and nulls stay null.
        :param source: the currency of all rows, or a column of codes (including categories and
            dictionaries).
        :param on: the day of all rows, or a column of days; None for the table's newest day.
        :param errors: ``"raise"`` raises the error of the first row that fails; ``"null"`` makes
            rows that fail null; ``"status"`` does the same, and returns the column with each row's
            Status.
        :param threads: the maximum number of threads.
        :param out: an int64 array of NumPy to fill, which may be ``amounts`` itself; None for a new
            one.

        >>> rates = Rates([("EUR", "USD", "1.25"), ("EUR", "JPY", "160")])
        >>> rates.convert_column([1000, None, 2000], "EUR", "USD")
        [1250, None, 2500]
        >>> rates.convert_column([1000, 1000], ["USD", "JPY"], "EUR")
        [800, 625]
        """
        from .._columns.columns import convert_column

        def warn(codes: list[str]) -> None:
            options = convert_options(None, max_gap, rounding, None, None, now, fresh_for, stale)
            warn_of_target(self, None, codes, code_bytes(target), options)

        return convert_column(
            self._handle,
            amounts,
            source,
            target,
            on,
            max_gap,
            rounding,
            digits,
            registry,
            scale,
            errors,
            threads,
            out,
            (now, fresh_for, stale),
            warn if is_undated(self, on) else None,
        )

    def find(
        self,
        from_currency: CurrencyLike,
        to_currency: CurrencyLike,
        on: Day | None = None,
        max_gap: int = 0,
        now: datetime | None = None,
        *,
        fresh_for: timedelta | None = None,
        stale: Stale = "flag",
    ) -> Route:
        """Returns the exact rate between two currencies, with its provenance.

        >>> Rates([("EUR", "USD", "1.25")]).find("USD", "EUR").rate
        Fraction(4, 5)
        """
        from .conversion import route_of

        source, target = code_bytes(from_currency), code_bytes(to_currency)
        options = convert_options(
            on, max_gap, Rounding.HALF_EVEN, None, None, now, fresh_for, stale
        )
        details = ConversionStruct()
        call(native.money_rates_find, self._handle, source, target, options, details)
        return route_of(details, source.decode())

    @property
    def currencies(self) -> list[str]:
        """The codes of the currencies, in alphabetical order.

        >>> Rates([("EUR", "USD", "1.1172")]).currencies
        ['EUR', 'USD']
        """
        codes = []
        buffer = create_string_buffer(CODE_SIZE)
        for index in range(self._info().currency_count):
            call(native.money_rates_currency_at, self._handle, index, buffer, CODE_SIZE, None)
            codes.append(buffer.value.decode())
        return codes

    @property
    def dates(self) -> list[date]:
        """The dates of the rates, oldest first.

        >>> Rates.from_ecb().dates[0]
        datetime.date(1999, 1, 4)
        """
        days = []
        day = c_int32()
        for index in range(self._info().date_count):
            call(native.money_rates_date_at, self._handle, index, day)
            days.append(date.fromordinal(day.value + EPOCH))
        return days

    @property
    def as_of(self) -> date | None:
        """The newest date; None if the rates are undated.

        >>> Rates([("EUR", "USD", "1.1172", "2024-03-01")]).as_of
        datetime.date(2024, 3, 1)
        """
        return day_of(self._info().last_date)

    @property
    def instant(self) -> datetime | None:
        """The time of publication, in UTC; None if unknown.

        >>> Rates([("EUR", "USD", "1.1172")]).instant is None
        True
        """
        return instant_of(self._info().instant)

    @property
    def base(self) -> str | None:
        """The currency that cross rates are calculated through; None for the shortest path.

        >>> Rates.from_ecb().base
        'EUR'
        """
        return self._info().base.decode() or None

    @property
    def source(self) -> str | None:
        """The publisher of the rates; None if unknown.

        >>> Rates([("EUR", "USD", "1.1172")], source="by hand").source
        'by hand'
        """
        return self._info().source.decode("utf-8", "replace") or None

    def pairs(self) -> list[Pair]:
        """Returns the newest rate of each direction in the table.

        >>> Rates([("EUR", "USD", "1.25")]).pairs()
        [Pair(from_currency='EUR', to_currency='USD', rate=Fraction(5, 4), date=None)]
        """
        from .conversion import pair_of

        pairs = []
        for index in range(len(self)):
            struct = RateStruct()
            call(native.money_rates_pair_at, self._handle, index, struct)
            pairs.append(pair_of(struct))
        return pairs

    def to_json(self) -> str:
        """The table as JSON, which :meth:`from_json` reads back. Equal tables have equal JSON.

        >>> Rates.from_json(Rates([("EUR", "USD", "1.25")]).to_json()).find("EUR", "USD").rate
        Fraction(5, 4)
        """
        pointer, length = c_void_p(), c_size_t()
        call(native.money_rates_to_json, self._handle, pointer, length)
        try:
            return string_at(pointer, length.value).decode()
        finally:
            native.money_string_free(pointer)

    def to_bytes(self) -> bytes:
        """The table as bytes, which :meth:`from_bytes` reads many times as fast as JSON.

        >>> Rates.from_bytes(Rates([("EUR", "USD", "1.25")]).to_bytes()).find("EUR", "USD").rate
        Fraction(5, 4)
        """
        pointer, length = c_void_p(), c_size_t()
        call(native.money_rates_to_bytes, self._handle, pointer, length)
        try:
            return string_at(pointer, length.value)
        finally:
            native.money_string_free(pointer)

    def __len__(self) -> int:
        return int(self._info().pair_count)

    def __repr__(self) -> str:
        info = self._info()
        parts = [f"{info.quote_count} rates"]
        if info.base:
            parts.append(f"base {info.base.decode()}")
        if info.last_date != DATE_NONE:
            parts.append(f"{day_of(info.first_date)} to {day_of(info.last_date)}")
        return f"<Rates of {', '.join(parts)}>"

    def _repr_html_(self) -> str:
        from .rates_html import rates_html

        return rates_html(self)

    def __copy__(self) -> Rates:
        return self

    def __deepcopy__(self, memo: object) -> Rates:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.to_json(), self._is_shipped)

    def _info(self) -> RatesInfoStruct:
        info = RatesInfoStruct()
        call(native.money_rates_info, self._handle, info)
        return info


def made_rates(handle: RatesHandle, is_shipped: bool = False) -> Rates:
    """Returns the table of a handle."""
    rates = object.__new__(Rates)
    rates._handle, rates._is_shipped = handle, is_shipped
    return rates


def rates_handle(rates: object) -> RatesHandle:
    """Returns the handle of a table."""
    if isinstance(rates, Rates):
        return rates._handle
    refuse_type("a table of rates", "a Rates", rates)
